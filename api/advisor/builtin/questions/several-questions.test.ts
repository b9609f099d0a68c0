import { expect, test } from 'vitest';
import { languages } from '#domain/place.ts';
import { type Judged, judgeSeveral, judgeTold } from '#tests/adviser-questions/judge-several.ts';

/** Some 500 messages in a language, on a machine that does other things too. */
const SLOWEST_MS = 30_000;

function expectAnswered(judged: readonly Judged[], share: number) {
  const missed = judged.filter((it) => !it.isAnswered).map(({ message }) => message);
  expect(judged.length).toBeGreaterThan(150);
  expect(missed.length, missed.slice(0, 5).join('\n')).toBeLessThanOrEqual((1 - share) * judged.length);
}

test.each(languages.flatMap((language) => [2, 3].map((count) => ({ language, count }))))(
  '$language: $count questions in one message are all answered, as each is alone',
  ({ language, count }) => expectAnswered(judgeSeveral(language, count), 0.92),
  SLOWEST_MS,
);

test.each(languages)(
  '%s: a question beside what somebody tells of their home is answered, as it is alone',
  (language) => expectAnswered(judgeTold(language), 0.93),
  SLOWEST_MS,
);
