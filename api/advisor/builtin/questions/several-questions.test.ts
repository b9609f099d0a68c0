import { expect, test } from 'vitest';
import { languages } from '#domain/place.ts';
import { judgeSeveral } from '#tests/adviser-questions/judge-several.ts';

/** Some 500 messages in a language, on a machine that does other things too. */
const SLOWEST_MS = 30_000;

test.each(languages.flatMap((language) => [2, 3].map((count) => ({ language, count }))))(
  '$language: $count questions in one message are all answered, as each is alone',
  ({ language, count }) => {
    const judged = judgeSeveral(language, count);
    const missed = judged.filter((it) => !it.isAnswered).map(({ message }) => message);
    expect(judged.length).toBeGreaterThan(150);
    expect(missed.length, missed.slice(0, 5).join('\n')).toBeLessThanOrEqual(0.08 * judged.length);
  },
  SLOWEST_MS,
);
