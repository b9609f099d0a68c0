import { expect, test } from 'vitest';
import { readRoofArea } from '#api/advisor/builtin/sums/message/roof/read-roof-area.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Language, Market } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';

test.each<[Language, Market, string, number | undefined]>([
  ['de', 'at', 'I hob an Bauernhof mit 400 m² Stadldach', 400],
  ['de', 'at', 'Na, des san 400 m² Dachfläche vom Stadl, net Wohnfläche!', 400],
  ['de', 'at', 'wie vü kWp gehn auf 400 m² drauf', 400],
  ['de', 'de', 'Haus mit 140 m² und 60 m² Dachfläche', 60],
  ['de', 'de', 'Auf unser Süddach mit 45 Quadratmetern', 45],
  ['de', 'de', 'Haus mit Flachdach, 140 qm', undefined],
  ['de', 'de', 'Der Garten hat 300 m², wie viele Module?', undefined],
  ['de', 'de', 'Wir wohnen auf 140 m². Wie viele Module passen aufs Dach?', undefined],
  ['fr', 'ch', 'Le bâtiment fait 300 m2 de toit.', 300],
  ['fr', 'ch', 'Villa de 140 m2 avec un toit sud', undefined],
  ['en', 'us', 'how many panels would fit my 1,200 sq ft roof?', 1200],
  ['en', 'us', 'My barn roof is large, 2,400 sq ft.', 2400],
  ['en', 'us', '1,900 sq ft ranch with a south roof', undefined],
])('%s, %s: the area of the roof in "%s" is %s', (language, market, text, area) => {
  expect(readRoofArea(text, { language, market })?.value).toBe(area);
});

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

function replyTo(language: Language, market: Market, facts: KnownFacts, ...lines: string[]): string {
  const talk = new AdviserTalk({ language, market });
  talk.facts = facts;
  return plain(talk.sayAll(...lines)?.text ?? '');
}

type Case = [Language, Market, KnownFacts, string[], ...string[]];

test.each<Case>([
  [
    'de',
    'at',
    {},
    [
      'Na, des san 400 m² Dachfläche vom Stadl, net Wohnfläche!',
      'Aber mei Frag is: wie vü kWp gehn auf 400 m² drauf und was kost des?',
    ],
    'Gerechnet: 400 m² geteilt durch 5 bis 6 m² je kWp sind etwa 67 bis 80 kWp',
    'mit Modulen zu 450 Watt sind das etwa 150 bis 180 Stück',
    'Unser Preis von 1 200 bis 1 560 € je kWp gilt für die Größe eines Hausdachs; damit gerechnet wären es 80 000 bis 125 000 €',
    'Annahme der Wattnest-Schätzung: deutsche Preise',
  ],
  [
    'fr',
    'ch',
    { roofType: 'flat' },
    ['Non. Le bâtiment fait 300 m2 de toit. Combien de panneaux ça fait et quel investissement ?'],
    'environ 50 à 60 kWc',
    'environ 110 à 130 panneaux',
    'Sur un toit plat, cela vaut pour des rangées basses est-ouest',
    'Notre prix de CHF 2’000 à 2’900 par kWc vaut pour la taille d’un toit de villa ; il donnerait CHF 100’000 à 174’000',
  ],
  [
    'en',
    'us',
    {},
    ['how many panels fit on 600 square feet of roof'],
    '600 sq ft divided by 54 to 65 sq ft per kW is about 9.2 to 11 kW',
    'panels of 400 watts that is about 23 to 28 panels',
    'Wattnest rule of thumb',
  ],
  [
    'de',
    'de',
    { place: 'Leipzig', roofType: 'sloped_south' },
    ['Unser Dach hat 60 m².', 'Wie viel Strom bringt das im Jahr und was kostet es?'],
    'In Leipzig bringen sie bei 930 bis 1.150 kWh je kWp und Jahr etwa 9.300 bis 13.800 kWh im Jahr. Zu 1.000 bis 1.300 € je kWp kosten sie etwa 10.000 bis 16.000 €, ohne Speicher',
    'Rechenmodell von Wattnest',
  ],
  [
    'en',
    'us',
    { place: 'Denver' },
    ['Our barn roof is 3,000 sq ft. How many kW could we put up there and how much would it produce a year?'],
    'about 46 to 56 kW',
    'In Denver they make about 57,200 to 94,400 kWh a year',
  ],
  ['en', 'de', {}, ['What would solar cost on a 70 square meter roof?'], 'about 12 to 14 kW', '€12.000 to 18.000'],
  ['fr', 'at', {}, ['Combien de modules sur 90 m2 de toiture ?'], 'environ 33 à 40 panneaux'],
  ['de', 'ch', {}, ['Wie viel Leistung passt auf 120 m² Flachdach?'], 'etwa 20 bis 24 kWp', 'niedrige Reihen'],
  [
    'fr',
    'ch',
    {},
    ['Combien de kWh par an sur 50 m2 de toit au sud ?'],
    'À raison de 1’060 à 1’170 kWh par kWc et par an, cela fait environ 8’800 à 11’700 kWh par an sur un bon pan sud',
  ],
])('%s, %s, %o: %o is calculated from the roof', (language, market, facts, lines, ...said) => {
  const reply = replyTo(language, market, facts, ...lines);
  for (const it of said) expect(reply).toContain(it);
});

test.each<[Language, Market, string[]]>([
  ['de', 'de', ['Haus mit 140 m². Wie viele Module brauche ich?']],
  ['de', 'de', ['Der Garten hat 300 m². Wie viel kWp gehen da?']],
  ['fr', 'ch', ['Notre villa fait 160 m2. Combien de panneaux faut-il ?']],
  ['en', 'us', ['Our house is 1,800 sq ft. How many panels do we need?']],
  // What a use takes is not what a roof has room for
  ['fr', 'ch', ['Le hangar a 600 m2 de toit.', 'Il faut combien de panneaux pour un pressoir ?']],
  ['de', 'at', ['400 m² Stadldach, Südwest. Zahlt si do a gscheide PV aus?']],
  ['fr', 'ch', ['Toit plat, 240 m2. Qu’est-ce que ça change, un toit plat, pour la production ?']],
  ['en', 'us', ['The roof is 900 sq ft.', 'Do I have to tell my HOA?']],
  ['de', 'de', ['Unser Dach hat 60 m².', 'Was kosten 8 kWp?']],
])('%s, %s: %o asks nothing of a roof', (language, market, lines) => {
  expect(replyTo(language, market, {}, ...lines)).not.toMatch(/geteilt durch 5 bis 6|divided by 5|divisés par 5 à 6/);
});
