import { expect, test } from 'vitest';
import { type Language, languages, usualMarket } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { testLanguages } from '#tests/languages/all.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

const talkIn = (language: Language) => new AdviserTalk({ language, market: usualMarket(language) });

test.each(languages)('%s: who tells of a shaded roof is not sold solar power', (language) => {
  const { potentials, shade } = adviserTexts[language];
  const { roof } = testLanguages[language];
  const talk = talkIn(language);
  const replies = [roof.shaded, ...roof.told].map((line) => talk.say(line).text).join('\n');
  expect(talk.facts).toMatchObject({ roofType: 'sloped_south', roofShading: 'heavy' });
  expect(replies).toContain(shade.heavy);
  expect(replies).not.toContain(potentials.solar.high);
});

test.each(languages)('%s: once it lies open it is rated anew', (language) => {
  const { potentials, shade } = adviserTexts[language];
  const { roof } = testLanguages[language];
  const talk = talkIn(language);
  expect(talk.sayAll(...roof.told)?.text).toContain(potentials.solar.high);
  expect(talk.say(roof.shaded).text).toContain(shade.heavy);
  const { learnt, text } = talk.say(roof.open);
  expect(learnt).toEqual({ roofShading: 'none' });
  expect(text).toContain(potentials.solar.high);
});

test('taken back, it is open', () => {
  const talk = talkIn('en');
  talk.sayAll('A townhouse', testLanguages.en.roof.shaded);
  expect(talk.say('take that back').learnt).toEqual({ roofShading: null });
});
