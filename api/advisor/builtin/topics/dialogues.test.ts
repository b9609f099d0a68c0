import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#domain/place.ts';
import { isAnsweredRightly, judgeDialogues, severalAsked } from '#tests/adviser-questions/judge-dialogues.ts';
import { testLanguages } from '#tests/languages/all.ts';

const folder = join(import.meta.dirname, '../../../../tests/adviser-questions/dialogues');
/** Some 480 messages, on a machine that does other things too. */
const SLOWEST_MS = 60_000;

test.each(languages)(
  '%s: in conversations nobody learnt from, questions are answered in their place',
  (language) => {
    const judged = judgeDialogues(folder, language);
    const [known, unknown] = [judged.filter(({ isKnown }) => isKnown), judged.filter(({ isKnown }) => !isKnown)];
    const several = severalAsked(judged);
    const share = (of: typeof judged, outcomes: readonly string[]) =>
      of.filter(({ outcome }) => outcomes.includes(outcome)).length / of.length;
    const shares = {
      answered: known.filter(isAnsweredRightly).length / known.length,
      orSuggested: known.filter((it) => isAnsweredRightly(it) || it.isSuggested).length / known.length,
      wrong: share(known, ['wrong']),
      wrongOfUnknown: share(unknown, ['wrong']),
      allOfSeveral: several.filter((it) => it.every(isAnsweredRightly)).length / several.length,
    };
    const floor = testLanguages[language].floors.dialogues;
    const reached =
      shares.answered >= floor.answered &&
      shares.orSuggested >= floor.orSuggested &&
      shares.wrong <= floor.wrong &&
      shares.wrongOfUnknown <= floor.wrongOfUnknown;
    expect(known.length).toBeGreaterThanOrEqual(400);
    expect(reached, JSON.stringify({ language, ...shares })).toBe(true);
  },
  SLOWEST_MS,
);
