import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#domain/place.ts';
import { judgeDialogues } from '#tests/adviser-questions/judge-dialogues.ts';

const folder = join(import.meta.dirname, '../../../../tests/adviser-questions/dialogues');
/** Some 480 messages, on a machine that does other things too. */
const SLOWEST_MS = 60_000;

const answered = ['right', 'guess'];
/** Where it stands, less a little; `orSuggested` counts what is a tap away as well. */
const floors = {
  de: { answered: 0.755, orSuggested: 0.88, wrong: 0.075, wrongOfUnknown: 0.4 },
  en: { answered: 0.66, orSuggested: 0.815, wrong: 0.08, wrongOfUnknown: 0.22 },
  fr: { answered: 0.735, orSuggested: 0.865, wrong: 0.085, wrongOfUnknown: 0.3 },
};

test.each(languages)(
  '%s: in conversations nobody learnt from, questions are answered in their place',
  (language) => {
    const judged = judgeDialogues(folder, language);
    const [known, unknown] = [judged.filter(({ isKnown }) => isKnown), judged.filter(({ isKnown }) => !isKnown)];
    const share = (of: typeof judged, outcomes: readonly string[]) =>
      of.filter(({ outcome }) => outcomes.includes(outcome)).length / of.length;
    const shares = {
      answered: share(known, answered),
      orSuggested: known.filter((it) => answered.includes(it.outcome) || it.isSuggested).length / known.length,
      wrong: share(known, ['wrong']),
      wrongOfUnknown: share(unknown, ['wrong']),
    };
    const floor = floors[language];
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
