import { expect, test } from 'vitest';
import { sayOwnSums } from '#api/advisor/builtin/sums/say-own-sums.ts';
import type { Language, Market } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';

const now = new Date('2026-11-21');
const asPlain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');
const sumOf = (language: Language, market: Market, line: string) =>
  asPlain(sayOwnSums({ message: line, history: [], facts: {}, now }, { language, market }).said.join(' '));

test.each<[Language, Market, string, string]>([
  ['en', 'de', '58 times 2 euros', '58 × €2 = €116'],
  ['en', 'us', 'what’s 58 times 2 dollars?', '58 × $2 = $116'],
  ['en', 'us', '40 × 0.35', '40 × 0.35 = 14'],
  ['en', 'de', 'What’s 14,000 km at 29 cents per 100?', '14.000 km × €0,29 per 100 = €40,60'],
  ['en', 'us', 'If 12 panels are 400 each, what is the total?', '12 panels × $400 = $4,800'],
  ['de', 'de', 'Und was macht das bei 40 Litern à 1,10 Euro?', '40 Liter × 1,10 € = 44 €'],
  ['de', 'de', 'macht das bei 40 Litern à 1,10 dann wie viel?', '40 Liter × 1,10 € = 44 €'],
  ['de', 'de', '6 Fenster kosten je 800 Euro, was macht das zusammen?', '6 Fenster × 800 € = 4.800 €'],
  ['fr', 'ch', '3,2 Rappen fois 4000 kWh ça fait combien ?', 'CHF 0,032 × 4’000 kWh = CHF 128'],
  ['fr', 'ch', '12 panneaux à 400 francs chacun, ça fait combien ?', '12 panneaux × CHF 400 = CHF 4’800'],
  ['de', 'de', 'Also 4000 kWh mal 0,08, was wären das im Jahr?', '4.000 kWh × 0,08 = 320 €'],
  ['de', 'de', '20.000 kWh durch 3, wieviel Strom ist das dann?', '20.000 kWh ÷ 3 = rund 6.667 kWh'],
  ['de', 'de', '15 mal 950 mal 0,078, bitte ausrechnen.', '15 × 950 × 0,078 = 1.111,5'],
  ['de', 'de', '30.000 minus 55 Prozent, was bleibt an mir hängen?', '30.000 € − 55 % = 13.500 €'],
  ['de', 'de', 'Das sind 2 mal 2 kW mal 24 Stunden mal 0,36 Euro, was kostet uns das pro Tag?', '= 34,56 €'],
  [
    'de',
    'ch',
    'Wenn 27’800 minus 4’300 bleibt und ich 1’650 pro Jahr spare, wie viele Jahre sind das?',
    '(27’800 − 4’300) ÷ 1’650 = rund 14.2 Jahre',
  ],
  ['de', 'de', '35 Cent je kWh bei 4000 kWh, was macht das im Jahr?', '4.000 kWh × 0,35 € = 1.400 €'],
  ['de', 'de', '15 % von 4.000 kWh, wie viel ist das?', '15 % von 4.000 kWh sind 600 kWh'],
  ['de', 'de', '28000 davon 65 % sind wieviel?', '65 % von 28.000 € sind 18.200 €'],
  ['en', 'us', 'what is 15% of 28,000?', '15% of $28,000 is $4,200'],
  ['en', 'us', '$31,400 divided by 9,600 watts?', '$31,400 ÷ 9,600 W = about $3.27 per W'],
  ['en', 'us', '900 therms times 1.35, what’s that a year?', '900 therms × 1.35 = 1,215'],
  ['en', 'ch', 'So 17 kWh times 0.29 is what per 100 km?', '17 kWh × 0.29 = CHF 4.93'],
  ['fr', 'ch', 'Combien font 15 % de 28’000 ?', '15 % de CHF 28’000 font CHF 4’200'],
  ['fr', 'ch', '31000 sur 15 ans ça fait combien par mois ?', '31’000 ÷ 15 ans ÷ 12 mois = environ 172,22'],
  ['fr', 'ch', 'Donc 9.5 fois 1050 ?', '9,5 × 1’050 = 9’975'],
  ['fr', 'ch', 'Avec 1200 kWh par kWc et 24 kWc, cela donne combien à l’année ?', '24 kWc × 1’200 kWh = 28’800 kWh'],
  ['fr', 'at', 'Avec 350 kWh à 0,29 je gagne donc combien ?', '350 kWh × 0,29 € = 101,50 €'],
])('%s, %s: "%s" is calculated', (language, market, line, sum) => {
  expect(sumOf(language, market, line)).toContain(sum);
});

test.each<[Language, Market, string, string]>([
  ['de', 'ch', '9000 mal 6 Rappen sind 540 Franken, oder?', 'Ja, richtig gerechnet: 9’000 × CHF 0.06 = CHF 540'],
  ['de', 'de', '10 kWh mal 0,32 minus 0,08, sind 2,40 am Tag, rechne ich richtig?', '(0,32 − 0,08) = 2,40 €'],
  ['en', 'us', '260 times 12 that’s 3,200 for the house right?', '260 × 12 = 3,120, not 3,200'],
  ['en', 'us', 'what’s 9 times 0.19 times 120?', 'The sum: 9 × 0.19 × 120 = 205.2'],
  ['fr', 'ch', '6.2 fois 1.5, ça fait dans les 9, non ?', 'Oui, le calcul est juste'],
  ['fr', 'ch', 'Donc 3 kW fois 14 heures, on est à 42 kWh, c’est juste ?', 'juste : 3 kW × 14 heures = 42 kWh'],
  ['fr', 'ch', 'Ça fait bien 16 francs 80 pour un plein, 58 fois 0,29 ?', 'juste : 58 × 0,29 = CHF 16,82'],
])('%s, %s: what the visitor makes of "%s" is checked', (language, market, line, verdict) => {
  expect(sumOf(language, market, line)).toContain(verdict);
});

test.each<[Language, Market, string]>([
  ['en', 'us', 'We have 2 cars and 3 kids, is that a problem?'],
  ['en', 'us', 'I have two kids times two cars.'],
  ['en', 'us', 'Is my 10 kW system at $30,000 a good deal?'],
  ['en', 'us', 'what’s 10 divided by 0?'],
  ['en', 'us', 'what’s 99999999999 times 99999999?'],
  ['en', 'us', 'Is a 4 x 4 with 2.7 tons OK for the charger?'],
  ['de', 'ch', 'Wir haben 3 x 25 A, reicht das?'],
  ['de', 'de', 'Der Keller ist 4 mal 5 Meter, reicht das für einen Speicher?'],
  ['de', 'de', 'Wir heizen 2 mal 3 Stunden am Tag, ist eine Wärmepumpe sinnvoll?'],
  ['de', 'de', 'Was sind 24/7 Betrieb und 2x4 Module, geht das?'],
  ['de', 'de', 'Reichen 10 bis 12 kWp für uns mal 2?'],
  ['de', 'de', 'Wir brauchen 4.000 kWh mal mehr, mal weniger.'],
  ['fr', 'ch', 'On a 2 voitures et 3 enfants, une borne suffit ?'],
  ['fr', 'ch', 'Donc 28’000 moins 4’600 moins le quart d’impôt, j’arrive à combien ?'],
  ['fr', 'ch', 'Notre toit fait 8 fois 5 mètres, combien de panneaux ?'],
])('%s, %s: nothing is calculated from "%s"', (language, market, line) => {
  expect(sumOf(language, market, line)).toBe('');
});

test('another question of the message is answered beside the sum', () => {
  const { text } = new AdviserTalk().say('Wie viel ist zehn mal 1.100 und was kostet eine Wallbox?');
  expect(text).toContain('10 × 1.100 = 11.000');
  expect(text).toContain('500 bis 2.500 €');
});

test('a long message is read in little time', () => {
  const line = `${'12 mal '.repeat(600)}was macht das?`;
  const start = performance.now();
  sumOf('de', 'de', line);
  sumOf('de', 'de', '7 × 8 + '.repeat(500));
  expect(performance.now() - start).toBeLessThan(500);
});
