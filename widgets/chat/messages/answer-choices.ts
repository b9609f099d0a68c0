import { answerOf, type OpenQuestion } from '#domain/chat/questions.ts';
import { factRow } from '#domain/home/facts.ts';
import { choiceLabel } from '#texts/home/answer-labels.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';

/** A word that answers nothing by itself is better typed out. */
const vague = ['other', 'multiple'];

/** Answers of a word or two to what the adviser asked, in the visitor's words; none where a figure is asked for. */
export function answerChoices(asked: OpenQuestion, home: HomeTexts, { owns }: Pick<ChatTexts, 'owns'>): string[] {
  if (asked === 'ownership') return [owns.yes, owns.no];
  const name = answerOf[asked];
  const { of = [] } = factRow(name);
  return of.filter((value) => !vague.includes(value)).map((value) => choiceLabel(name, value, home));
}
