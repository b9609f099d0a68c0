import { expect, test } from 'vitest';
import { type Language, usualMarket } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

/** All that is asked of a home, the roof at last. */
const told: Record<Language, string[]> = {
  de: ['Ein Einfamilienhaus mit 140 qm, Ölheizung, kein Elektroauto', 'Strom und Heizung 3000 Euro im Jahr', 'Süddach'],
  en: [
    'A single-family house, 1,450 sq ft, oil heat, no electric car',
    'Power and heating are $3,780 a year',
    'The roof faces south',
  ],
  fr: [
    'Une villa de 140 m², chauffage au mazout, pas de voiture électrique',
    'Nous payons 3000 francs par an pour l’énergie',
    'Le toit est au sud',
  ],
};
const shaded: Record<Language, string> = {
  de: 'Das Dach liegt im Schatten von zwei Ahornen.',
  en: 'The roof is shaded by two big maples he planted.',
  fr: 'Le toit est à l’ombre de deux érables.',
};
const open: Record<Language, string> = {
  de: 'Das Dach ist nicht mehr verschattet.',
  en: 'The roof isn’t shaded any more.',
  fr: 'Le toit n’est plus à l’ombre.',
};
const talkIn = (language: Language) => new AdviserTalk({ language, market: usualMarket(language) });

test.each(['de', 'en', 'fr'] as const)('%s: who tells of a shaded roof is not sold solar power', (language) => {
  const { potentials, shade } = adviserTexts[language];
  const talk = talkIn(language);
  const replies = [shaded[language], ...told[language]].map((line) => talk.say(line).text).join('\n');
  expect(talk.facts).toMatchObject({ roofType: 'sloped_south', roofShading: 'heavy' });
  expect(replies).toContain(shade.heavy);
  expect(replies).not.toContain(potentials.solar.high);
});

test.each(['de', 'en', 'fr'] as const)('%s: once it lies open it is rated anew', (language) => {
  const { potentials, shade } = adviserTexts[language];
  const talk = talkIn(language);
  expect(talk.sayAll(...told[language])?.text).toContain(potentials.solar.high);
  expect(talk.say(shaded[language]).text).toContain(shade.heavy);
  const { learnt, text } = talk.say(open[language]);
  expect(learnt).toEqual({ roofShading: 'none' });
  expect(text).toContain(potentials.solar.high);
});

test('taken back, it is open', () => {
  const talk = talkIn('en');
  talk.sayAll('A townhouse', shaded.en);
  expect(talk.say('take that back').learnt).toEqual({ roofShading: null });
});
