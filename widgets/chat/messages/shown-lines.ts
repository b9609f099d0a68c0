import type { AdvisorKind } from '#domain/chat/advisor-kind.ts';
import { WELCOME_ID } from '#domain/chat/message.ts';
import { type ChatLine, COMPLETE_ID } from '#widgets/chat/line.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';

const welcomeOf = ({ welcome }: ChatTexts, advisor: AdvisorKind): ChatLine => ({
  id: WELCOME_ID,
  role: 'assistant',
  content: welcome(advisor),
  timestamp: 0,
  state: 'whole',
  asked: 'homeType',
  advisor,
});

export const completeText = ({ complete: { title, text, next } }: ChatTexts) => `**${title}** ${text} ${next}`;

/** What is drawn: the welcome stands above everything, and our own lines have their words from the texts. */
export function shownLines(lines: readonly ChatLine[], texts: ChatTexts, advisor: AdvisorKind): readonly ChatLine[] {
  const content = completeText(texts);
  return [welcomeOf(texts, advisor), ...lines.filter(({ id }) => id !== WELCOME_ID)].map((line) =>
    line.id === COMPLETE_ID ? { ...line, content } : line,
  );
}
