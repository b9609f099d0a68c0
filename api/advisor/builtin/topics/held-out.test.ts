import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '#domain/place.ts';
import { verdict } from '#tests/adviser-questions/verdict.ts';
import { testLanguages } from '#tests/languages/all.ts';

const folder = join(import.meta.dirname, '../../../../tests/adviser-questions/held-out');

/** Some 1,450 questions, on a machine that does other things too. */
const SLOWEST_MS = 30_000;

test.each(languages)(
  '%s: questions nobody learnt from find their topic, and hardly another',
  (language) => {
    const verdicts = readdirSync(join(folder, language)).flatMap((file) => {
      const lines = readFileSync(join(folder, language, file), 'utf8')
        .split('\n')
        .filter(Boolean);
      return lines.map((line) => verdict(line, file.replace('.txt', ''), language));
    });
    const share = (kind: string) => verdicts.filter((it) => it === kind).length / verdicts.length;
    expect(verdicts.length).toBeGreaterThanOrEqual(1000);
    const shares = { right: share('right'), wrong: share('wrong') };
    const floor = testLanguages[language].floors.heldOut;
    const reached = shares.right >= floor.right && shares.wrong <= floor.wrong;
    expect(reached, JSON.stringify({ language, ...shares })).toBe(true);
  },
  SLOWEST_MS,
);
