import { join } from 'node:path';
import type { Language } from '#domain/place.ts';
import { type Judged, judgeDialogues, type Outcome } from '#tests/adviser-questions/judge-dialogues.ts';

const folder = join(import.meta.dirname, '../../tests/adviser-questions/dialogues');

/** In each language. */
export const DIALOGUES = 48;

function share(of: readonly Judged[], ...outcomes: Outcome[]): string {
  return (of.filter(({ outcome }) => outcomes.includes(outcome)).length / of.length).toFixed(2);
}

/** How the questions of the conversations that nothing learns from fared in one language. */
export function dialogueRow(language: Language): (string | number)[] {
  const judged = judgeDialogues(folder, language);
  const known = judged.filter(({ isKnown }) => isKnown);
  const unknown = judged.filter(({ isKnown }) => !isKnown);
  const shares = (['right', 'guess', 'amiss', 'wrong', 'offered', 'nothing'] as const).map((it) => share(known, it));
  const isNear = ({ outcome, isSuggested }: Judged) => isSuggested || ['right', 'guess'].includes(outcome);
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
