import { expect, test } from 'vitest';
import type { Language, Market } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';

const answerTo = (language: Language, market: Market, line: string) =>
  new AdviserTalk({ language, market }).say(line).text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each<[Language, Market, string, ...string[]]>([
  [
    'en',
    'us',
    '12 cents at night and 30 by day, I use 4,000 kWh, a third at night. What do I pay?',
    '33% at 12 cents per kWh and 67% at 30 cents per kWh is 24 cents per kWh on average. At 4,000 kWh that is $960 a year',
  ],
  [
    'en',
    'us',
    'We have day rate 28 cents and night rate 14 cents, 10,000 kWh a year, 40 % at night. What would that cost?',
    '40% at 14 cents per kWh and 60% at 28 cents per kWh',
    '$2,240 a year',
  ],
  [
    'en',
    'us',
    'The utility offers 12 cents off-peak and 38 cents peak, flat is 22 cents. We use 9,000 kWh. Is it worth it?',
    'cheaper than 22 cents per kWh around the clock from a night share of 62% on',
  ],
  [
    'de',
    'de',
    'Zweitarif: HT 33 Cent, NT 24 Cent, 6.000 kWh, die Hälfte nachts. Was zahle ich?',
    '50 % zu 24 Cent je kWh und 50 % zu 33 Cent je kWh sind im Mittel 28,5 Cent je kWh. Bei 6.000 kWh sind das 1.710 € im Jahr',
  ],
  [
    'de',
    'at',
    'Tagsüber 29 Cent, in der Nacht 19 Cent. Wir brauchen 5000 kWh, zwei Drittel tagsüber. Was kostet das?',
    '33 % zu 19 Cent je kWh und 67 % zu 29 Cent je kWh',
  ],
  [
    'de',
    'de',
    'Nachts 22 Cent, tags 34 Cent, 4.000 kWh, ein Drittel nachts. Lohnt sich das gegen 30 Cent fest?',
    'Beide kosten gleich viel',
  ],
  [
    'fr',
    'ch',
    'Heures creuses à 20 centimes et heures pleines à 31 centimes, j’utilise 2000 kWh la nuit et 3000 kWh le jour, combien je paie ?',
    '26,6 centimes par kWh en moyenne. Pour 5’000 kWh, cela fait CHF 1’330 par an',
  ],
  [
    'fr',
    'ch',
    'Tarif double : 30 centimes en heures pleines, 22 centimes en heures creuses, ou 27 centimes en tarif simple. On consomme 5500 kWh, un tiers la nuit. Lequel est moins cher ?',
    'Par rapport à 27 centimes par kWh à toute heure, c’est CHF 18,33 par an de plus',
    'à partir d’une part de nuit de 37 %',
  ],
])('%s, %s: power of two prices by the hour is calculated: "%s"', (language, market, line, ...said) => {
  const reply = answerTo(language, market, line);
  for (const it of said) expect(reply).toContain(it);
});

test.each<[Language, Market, string, ...string[]]>([
  [
    'de',
    'de',
    'Tarif A hat 29 Cent und 14 Euro Grundpreis im Monat, Tarif B 32 Cent und 8 Euro. Wir brauchen 3500 kWh. Welcher ist günstiger?',
    '3.500 kWh mal 29 Cent je kWh und zwölfmal 14 € sind 1.183 €; 3.500 kWh mal 32 Cent je kWh und zwölfmal 8 € sind 1.216 €',
    'Der erste Tarif ist im Jahr um 33 € günstiger. Gleich viel kosten beide bei 2.400 kWh im Jahr',
  ],
  [
    'en',
    'us',
    'Plan A is 14 cents plus $10 a month, plan B is 11 cents plus $25 a month. We use 9,000 kWh. Which is cheaper?',
    'The second rate is $90 a year cheaper',
  ],
  [
    'fr',
    'ch',
    'Offre A à 26 centimes et 12 francs par mois, offre B à 28 centimes et 6 francs par mois, 4000 kWh par an, laquelle est la moins chère ?',
    'Le premier tarif coûte CHF 8 de moins par an',
  ],
  [
    'de',
    'at',
    'Der Wärmepumpentarif kostet 24 Cent statt 33 Cent, bei 5000 kWh im Jahr. Was spar ich?',
    'um 450 € günstiger',
  ],
])('%s, %s: two tariffs are compared: "%s"', (language, market, line, ...said) => {
  const reply = answerTo(language, market, line);
  for (const it of said) expect(reply).toContain(it);
});

test.each<[Language, Market, string]>([
  ['de', 'de', 'Wir zahlen 34 Cent und bekommen 8 Cent Einspeisung bei 4000 kWh. Lohnt sich ein Speicher?'],
  ['de', 'de', 'Ich lade nachts für 22 Cent, am Tag zahle ich 35 Cent. Ist ein E-Auto schlecht fürs Netz?'],
  ['en', 'us', 'We pay 12 cents at night and 30 by day.'],
  ['en', 'us', 'Tariff A is 14 cents, tariff B 11 cents plus $25 a month, 9,000 kWh. Which one?'],
  ['fr', 'ch', 'La nuit 18 centimes, le jour 29 centimes. Faut-il un compteur à part ?'],
])('%s, %s: of "%s" no tariff is calculated', (language, market, line) => {
  expect(answerTo(language, market, line)).not.toMatch(
    /im Mittel \d|on average\. At|en moyenne\. Pour|zwölfmal|cheaper\./,
  );
});

test('a fuel and power are no two tariffs', () => {
  const line =
    'Gas kostet uns 11 Cent und Strom 33 Cent, 20000 kWh. Ab welcher Jahresarbeitszahl lohnt sich die Wärmepumpe?';
  expect(answerTo('de', 'de', line)).toContain('ab einer Jahresarbeitszahl von 2,6');
});
