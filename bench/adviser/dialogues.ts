import { join } from 'node:path';
import type { Language } from '#domain/place.ts';
import {
  isAnsweredRightly,
  type Judged,
  judgeDialogues,
  type Outcome,
  severalAsked,
} from '#tests/adviser-questions/judge-dialogues.ts';

const folder = join(import.meta.dirname, '../../tests/adviser-questions/dialogues');

/** In each language. */
export const DIALOGUES = 48;

const isNear = (it: Judged) => it.isSuggested || isAnsweredRightly(it);

function share(of: readonly Judged[], ...outcomes: Outcome[]): string {
  return (of.filter(({ outcome }) => outcomes.includes(outcome)).length / of.length).toFixed(2);
}

/** The questions of the conversations that nothing learns from, in one language, with how they fared. */
export const judgeConversations = (language: Language): Judged[] => judgeDialogues(folder, language);

/** How the messages with several questions fared. */
export function severalRow(language: Language, judged: readonly Judged[]): (string | number)[] {
  const messages = severalAsked(judged);
  const shareOf = (is: (one: Judged) => boolean, which: 'every' | 'some') =>
    (messages.filter((it) => it[which](is)).length / messages.length).toFixed(2);
  return [
    language,
    messages.length,
    shareOf(isAnsweredRightly, 'every'),
    shareOf(isAnsweredRightly, 'some'),
    shareOf(isNear, 'every'),
  ];
}

/** How the questions fared. */
export function dialogueRow(language: Language, judged: readonly Judged[]): (string | number)[] {
  const known = judged.filter(({ isKnown }) => isKnown);
  const unknown = judged.filter(({ isKnown }) => !isKnown);
  const shares = (['right', 'guess', 'amiss', 'wrong', 'offered', 'nothing'] as const).map((it) => share(known, it));
  const orSuggested = (known.filter(isNear).length / known.length).toFixed(2);
  return [
    language,
    known.length,
    ...shares,
    orSuggested,
    unknown.length,
    share(unknown, 'wrong'),
    share(unknown, 'amiss'),
  ];
}
