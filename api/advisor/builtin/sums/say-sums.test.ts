import { expect, test } from 'vitest';
import type { Language, Market } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';

const answerTo = (language: Language, market: Market, line: string) =>
  new AdviserTalk({ language, market }).say(line).text;

test.each<[Language, Market, string, string]>([
  [
    'de',
    'de',
    'Was kostet eine Solaranlage mit 10 kWp?',
    '10 kWp mal 1.000 bis 1.300 € je kWp sind 10.000 bis 13.000 €',
  ],
  ['fr', 'ch', 'Combien coûtent des panneaux solaires de 8 kWc ?', 'cela fait CHF 16’000 à 23’200'],
  ['en', 'us', 'How much does a 10 kW solar system cost?', '$2,350 to 3,350 per kW is $23,500 to 33,500'],
  ['de', 'de', 'Ist ein Angebot für 8 kWp zu 14.400 Euro ein guter Preis für eine Solaranlage?', 'sind 1.800 € je kWp'],
  [
    'de',
    'at',
    'Was kostet eine Solaranlage mit 14 kWp?',
    '14 kWp mal 1 200 bis 1 560 € je kWp sind 16 800 bis 21 800 €',
  ],
  ['en', 'at', 'A 12 kWp system for 27,600 euros, is this quote fair?', '€2.300 per kW'],
  [
    'de',
    'de',
    'Wie viel Förderung bekomme ich für eine Wärmepumpe, die 30.000 Euro kostet?',
    '30 bis 80 % von 28.000 €, die davon zählen, sind 8.400 bis 22.400 €',
  ],
  ['en', 'us', 'How long does it take to charge 60 kWh at 11 kW?', 'about 5.7 to 6 hours'],
  ['fr', 'ch', 'La recharge de ma voiture chez moi coûte combien pour 100 km ?', 'cela fait CHF 5,2 à 5,5'],
  ['en', 'us', 'Will a 120 volt outlet charge 45 miles a day overnight?', '45 miles take about 14 kWh'],
  ['de', 'ch', 'Wie viel zahlt Pronovo als Einmalvergütung für Solar mit 12 kWp?', 'sind CHF 4’300'],
  [
    'de',
    'de',
    'Wir brauchen 2200 Liter Öl im Jahr. Was kostet uns der Strom für eine Wärmepumpe?',
    '17.600 bis 20.200 kWh Wärme geteilt durch 3,4',
  ],
  ['de', 'at', 'Welchen Ertrag bringen 8 kWp im Jahr?', 'kWh je kWp und Jahr sind 8 300 kWh'],
  ['de', 'ch', 'Wir brauchen 20000 kWh Gas. Was kostet uns der Strom für die Wärmepumpe?', 'CHF 1’600 im Jahr'],
  [
    'de',
    'at',
    'Die Anlage kostet 18.000 Euro und spart 1.500 Euro im Jahr. Wann hat sie sich amortisiert?',
    'sind rund 12 Jahre',
  ],
  [
    'fr',
    'ch',
    'L’installation coûte 24000 francs et on économise 1500 francs par an. Amortie en combien d’années ?',
    'environ 16 ans',
  ],
  ['en', 'us', 'how much to charge 60 kWh at 30 cents', 'it costs $18.9 to 19.8 with 5 to 10% of charging loss'],
  ['de', 'de', 'Was kostet es, 60 kWh mit 30 Cent zu laden?', 'kostet es mit 5 bis 10 % Ladeverlust 18,9 bis 19,8 €'],
  [
    'fr',
    'ch',
    'Combien coûte une recharge de 60 kWh à 29 centimes ?',
    'CHF 18,27 à 19,14 avec 5 à 10 % de pertes de charge',
  ],
])('%s, %s: "%s" is calculated', (language, market, line, sum) => {
  expect(answerTo(language, market, line).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(sum);
});

test.each<[Language, Market, string, string]>([
  [
    'de',
    'de',
    'Also bei 30.000 Euro höchstens 21.000 vom Staat, und ich zahle 9.000?',
    'ob die Beträge selbst stimmen',
  ],
  ['de', 'de', 'Also bei 30.000 Euro höchstens 21.000 vom Staat, und ich zahle 8.000?', '9.000 €, nicht 8.000 €'],
  ['en', 'us', 'So of $30,000 they pay $8,000 and I pay $22,000?', 'Your sum is right'],
  ['de', 'de', 'Sind 46 Prozent von 28.000 dann 12.880 Euro?', 'richtig gerechnet: 46 % von 28.000 €'],
  ['en', 'us', 'So 30% of 24,000 would be 8,400, right?', '30% of $24,000 is $7,200, not $8,400'],
  ['de', 'at', 'Wie viel sind 30 Prozent von 28.000?', 'Gerechnet: 30 % von'],
  ['fr', 'ch', 'Donc 10 fois 1100, ça ferait 11000 kWh par an ?', 'le calcul est juste'],
  [
    'de',
    'de',
    'Öl kostet uns 2.600 Euro im Jahr und Strom 60 im Monat, also zusammen 3.000 Euro. Lohnt sich eine Wärmepumpe?',
    '2.600 € + 60 € × 12 = 3.320 €, nicht 3.000 €',
  ],
  [
    'fr',
    'ch',
    'On paie 2400 francs par an de mazout et 80 francs par mois de courant, donc 3360 francs. Et avec une pompe ?',
    'est juste',
  ],
  [
    'en',
    'us',
    'Oil is $2,700 a year, power $90 a month. So about $3,780. Is that a lot?',
    '$2,700 + $90 × 12 = $3,780',
  ],
  ['fr', 'ch', 'Donc sur 30000 francs, 12000 de subvention et je paie 20000 ?', 'CHF 18’000, pas CHF 20’000'],
])('%s, %s: the sum of "%s" is checked', (language, market, line, verdict) => {
  expect(answerTo(language, market, line)).toContain(verdict);
});

test.each<[Language, Market, string, string]>([
  [
    'de',
    'de',
    'Wir fahren 14.000 km im Jahr. Was kostet das Laden zu Hause im Jahr?',
    '14.000 km brauchen mit Ladeverlust',
  ],
  ['en', 'us', 'We drive 14,000 miles a year. What does charging at home cost a year?', 'that is $770 to 810'],
  ['fr', 'ch', 'On roule 14’000 km par an. La recharge à la maison coûte combien par an ?', 'cela fait CHF 730 à 770'],
  [
    'de',
    'de',
    '14.000 km, 17 kWh auf 100 km, 30 Cent je kWh, was macht das?',
    '14.000 km × 17 kWh je 100 × 0,30 € = 714 €',
  ],
  ['en', 'us', '12,000 miles, 28 kWh per 100 miles at 16 cents, what is that a year?', '= $537.60'],
  ['fr', 'ch', '14’000 km, 18 kWh aux 100 km, à 29 centimes, ça fait combien par an ?', '= CHF 730,80'],
  ['de', 'at', 'Luft-Wasser mit JAZ 3,8 bei 18.000 kWh Wärmebedarf, wie viel Strom frisst die?', 'geteilt durch 3,8'],
])('%s, %s: what driving or heating takes is calculated from "%s"', (language, market, line, sum) => {
  expect(answerTo(language, market, line).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(sum);
});

test.each<[Language, Market, string, string, string]>([
  ['de', 'de', 'Ich denke an 8 kWp.', 'Was kostet so eine Solaranlage?', '8 kWp mal'],
  ['en', 'us', 'I got a quote for 9 kW at $27,000.', 'Is that a fair price for solar?', '$27,000 divided by 9 kW'],
  ['fr', 'ch', 'On veut 10 kWc.', 'Combien coûte une installation solaire ?', '10 kWc fois'],
])('%s, %s: figures of "%s" answer "%s"', (language, market, before, line, sum) => {
  const talk = new AdviserTalk({ language, market });
  expect(talk.sayAll(before, line)?.text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(sum);
});

test('the price of one thing is not reckoned with for another', () => {
  const lines = ['Die Solaranlage kostet 27.000 Euro.', 'Wie viel Förderung bekomme ich für eine Wärmepumpe?'];
  expect(new AdviserTalk().sayAll(...lines)?.text).not.toContain('Gerechnet');
});

test.each<[Language, Market, string]>([
  ['de', 'de', 'Was kostet eine Solaranlage?'],
  ['de', 'de', 'Was zahlt die KfW zur Wärmepumpe dazu, wir verdienen zusammen 62.000 Euro?'],
  ['de', 'de', 'Wie hoch wäre die Förderung der Wärmepumpe? Zu versteuern haben wir 38.000 Euro.'],
  ['en', 'us', 'Is there a rebate for a heat pump? We have a taxable 38,000 dollars.'],
  ['de', 'de', 'Wir zahlen 2.400 Euro im Jahr und haben 10 kWp auf dem Dach.'],
  // What is paid is no saving
  ['en', 'us', 'Solar costs $20,000 and I pay $1,800 a year for power. When does it pay back?'],
  ['de', 'de', 'Die Wärmepumpe kostet 30.000 Euro, Öl 2.700 Euro im Jahr. Wann hat sie sich amortisiert?'],
  ['fr', 'ch', 'L’installation coûte 24000 francs, je paie 1500 francs par an. Amortie en combien d’années ?'],
])('%s, %s: nothing is calculated from "%s"', (language, market, line) => {
  expect(answerTo(language, market, line)).not.toMatch(/Gerechnet|The sum|Le calcul/);
});
