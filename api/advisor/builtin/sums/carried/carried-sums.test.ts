import { expect, test } from 'vitest';
import type { Language, Market } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';

const lastAnswer = (language: Language, market: Market, ...lines: string[]) => {
  const talk = new AdviserTalk({ language, market });
  return (talk.sayAll(...lines)?.text ?? '').replaceAll(/[\u00a0\u202f]/g, ' ');
};

test.each<[Language, Market, string, string, string]>([
  ['de', 'de', 'Wir zahlen 180 Euro im Monat für Strom.', 'und im Jahr?', '180 € × 12 = 2.160 € im Jahr'],
  ['en', 'us', 'We pay $180 a month for power.', 'and a year?', '$180 × 12 = $2,160 a year'],
  ['fr', 'ch', 'On paie 2400 francs par an d’électricité.', 'et par mois ?', 'CHF 2’400 ÷ 12 = CHF 200 par mois'],
  ['de', 'de', 'Die Anlage spart 900 Euro im Jahr.', 'Was ist das über 20 Jahre?', '900 € × 20 = 18.000 €'],
  ['en', 'us', 'We save $900 a year.', 'and over ten years?', '$900 × 10 = $9,000'],
  ['fr', 'ch', 'On économise 900 francs par an.', 'Et sur 20 ans, ça fait combien ?', 'CHF 900 × 20 = CHF 18’000'],
  [
    'de',
    'de',
    'Das Angebot ist 24.000 Euro, der Zuschuss 7.200 Euro.',
    'Und was bleibt dann nach der Förderung übrig?',
    '24.000 € − 7.200 € = 16.800 €',
  ],
  [
    'en',
    'us',
    'They offer 24,000 dollars and the grant is 7,200 dollars.',
    'What is left then after the grant?',
    '$24,000 − $7,200 = $16,800',
  ],
  [
    'fr',
    'ch',
    'L’offre est de 24’000 francs et la subvention de 7’200 francs.',
    'Il reste combien après la subvention ?',
    'CHF 24’000 − CHF 7’200 = CHF 16’800',
  ],
  [
    'de',
    'de',
    'Hallo.',
    'Die Heizung kostet 60.000 Euro, wir sind sechs Eigentümer. Was zahlt jeder?',
    '60.000 € ÷ 6 = 10.000 €',
  ],
  ['en', 'us', 'The heat pump costs $30,000.', 'We are six owners, what does each pay?', '$30,000 ÷ 6 = $5,000'],
  [
    'fr',
    'ch',
    'Bonjour.',
    'Le chauffage coûte 60’000 francs, nous sommes six propriétaires. Combien paie chacun ?',
    'CHF 60’000 ÷ 6 = CHF 10’000',
  ],
  [
    'de',
    'de',
    'Angebot A kostet 21.000 Euro, Angebot B 24.500 Euro.',
    'Wie groß ist der Unterschied?',
    '24.500 € − 21.000 € = 3.500 €',
  ],
  ['en', 'us', 'One offer is $21,000, the other $24,500.', 'What is the difference?', '$24,500 − $21,000 = $3,500'],
  ['fr', 'ch', 'Une offre à 21’000 francs, l’autre à 24’500 francs.', 'Quel est l’écart ?', '= CHF 3’500'],
  ['de', 'de', 'Wir zahlen 140 Euro im Monat.', 'Und wenn es um 8 % teurer wird, was ist das?', '= 151,20 € im Monat'],
  ['en', 'us', 'We pay $140 a month.', 'And if it rises by 8%?', '$140 + 8% = $151.20 a month'],
  ['fr', 'ch', 'Le devis est de 28’000 francs.', 'Et 15 % de cela, ça fait combien ?', 'CHF 28’000 × 15 % = CHF 4’200'],
  ['de', 'de', 'Wir zahlen 1.440 Euro im Jahr und brauchen 4.000 kWh.', 'Was ist das pro kWh?', '= 0,36 € je kWh'],
  [
    'en',
    'us',
    'We use 9,000 kWh and pay $150 a month.',
    'What is that per kWh?',
    '$150 × 12 ÷ 9,000 kWh = $0.20 per kWh',
  ],
  ['fr', 'ch', 'On paie 1200 francs par an pour 4000 kWh.', 'Ça fait combien par kWh ?', '= CHF 0,30 par kWh'],
  ['de', 'de', 'Also 4000 kWh mal 0,08, was wären das im Jahr?', 'und über 20 Jahre?', '320 € × 20 = 6.400 €'],
])('%s, %s: after "%s", "%s" is calculated', (language, market, before, line, sum) => {
  expect(lastAnswer(language, market, before, line)).toContain(sum);
});

test.each<[Language, Market, string, string]>([
  ['de', 'de', 'Was kosten mich 149 Euro im Monat über 20 Jahre?', '149 € × 12 × 20 = 35.760 €'],
  ['en', 'us', 'If I save 150 dollars a month, what is that over 20 years?', '$150 × 12 × 20 = $36,000'],
  ['fr', 'ch', 'À 149 francs par mois, ça fait combien par an ?', 'CHF 149 × 12 = CHF 1’788 par an'],
])('%s, %s: "%s" is calculated at once', (language, market, line, sum) => {
  expect(lastAnswer(language, market, line)).toContain(sum);
});

test('what is known of the bill is calculated with', () => {
  const lines = ['2.280 Euro im Jahr für Strom und Gas.', 'Hallo', 'Was zahle ich für Energie über 10 Jahre?'];
  expect(lastAnswer('de', 'de', ...lines)).toContain('2.280 € × 10 = 22.800 €');
});

const sum = /Gerechnet|The sum|Le calcul/;

test.each<[Language, Market, string, string]>([
  // Something else was asked beside the figures
  ['en', 'us', 'We pay $180 a month. What would solar cost?', 'and a year?'],
  ['de', 'de', 'Wir zahlen 1.750 Euro im Jahr für Gas.', 'Und in zehn Jahren? Gas wird doch wieder billiger.'],
  ['de', 'de', 'Hallo.', 'Wir zahlen 120 Euro im Monat, was zahlen wir mit Wärmepumpe im Jahr?'],
  ['en', 'us', '$120 power, $95 gas.', 'And if they say no, what’s left for us?'],
  // A figure is missing
  ['de', 'de', 'Das Angebot ist 24.000 Euro.', 'Und was bleibt nach der Förderung übrig?'],
  ['en', 'us', 'The heat pump costs $30,000.', 'What does each of us pay?'],
  ['fr', 'ch', 'On habite à Lausanne.', 'et par mois ?'],
  // Three offers have no one difference
  ['de', 'de', 'Angebote: 21.000 Euro, 24.500 Euro und 26.000 Euro.', 'Wie groß ist der Unterschied?'],
  ['en', 'us', 'We are six owners and have two cars.', 'Who pays what?'],
  ['fr', 'ch', 'Nous avons 6 appartements et 2 voitures.', 'Et en hiver ?'],
])('%s, %s: after "%s", nothing is calculated from "%s"', (language, market, before, line) => {
  expect(lastAnswer(language, market, before, line)).not.toMatch(sum);
});
