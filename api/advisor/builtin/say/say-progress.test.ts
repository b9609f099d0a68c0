import { expect, test } from 'vitest';
import { type Language, languages, usualMarket } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { testLanguages } from '#tests/languages/all.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

const repliesTo = (language: Language, ...first: string[]) => {
  const talk = new AdviserTalk({ language, market: usualMarket(language) });
  return [...first, ...testLanguages[language].charging.told].map((line) => talk.say(line).text).join('\n');
};

const withoutPlace = languages.flatMap((language) =>
  testLanguages[language].charging.withoutPlace.map((line) => [language, line] as const),
);

test.each(withoutPlace)('%s: no charger is judged good where there is no place for it: %s', (language, line) => {
  const { evCharging } = adviserTexts[language].potentials;
  expect(repliesTo(language, line)).not.toContain(evCharging.high);
  expect(repliesTo(language)).toContain(evCharging.high);
});

test.each<[Language, string]>([
  ['en', 'Can people charge with no garage?'],
  ['fr', 'Je n’ai pas de place pour l’appareil dehors.'],
])('%s: who asks about it, or has no room for something else, has a place: %s', (language, line) => {
  expect(repliesTo(language, line)).toContain(adviserTexts[language].potentials.evCharging.high);
});
