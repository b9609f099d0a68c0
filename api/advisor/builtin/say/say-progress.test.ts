import { expect, test } from 'vitest';
import type { Language, Market } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

const home: Record<Language, string[]> = {
  de: [
    'Mietwohnung, 60 qm',
    'Wir heizen mit Strom',
    'Ich habe ein Elektroauto',
    'Wir zahlen 80 Euro im Monat für Strom und Heizung',
    'Ich wohne in 10115 Berlin',
  ],
  en: ['A rented apartment, 700 sq ft', 'We heat with electricity', 'I have an electric car', '$120 a month', '90012'],
  fr: [
    'Un appartement en location, 60 m²',
    'Nous chauffons à l’électricité',
    'J’ai une voiture électrique',
    'Nous payons 90 francs par mois pour l’énergie',
    'J’habite à 1003 Lausanne',
  ],
};
const markets: Record<Language, Market> = { de: 'de', en: 'us', fr: 'ch' };
const repliesTo = (language: Language, ...first: string[]) => {
  const talk = new AdviserTalk({ language, market: markets[language] });
  return [...first, ...home[language]].map((line) => talk.say(line).text).join('\n');
};

test.each<[Language, string]>([
  ['de', 'Ich habe keinen eigenen Stellplatz.'],
  ['de', 'Unser Auto steht nachts auf der Straße.'],
  ['en', 'There is no garage, just street parking.'],
  ['en', "I can't install a home charger."],
  ['fr', 'Je n’ai pas de place de parc.'],
  ['fr', 'La voiture dort dans la rue.'],
])('%s: no charger is judged good where there is no place for it: %s', (language, line) => {
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
