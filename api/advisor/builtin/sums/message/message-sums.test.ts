import { expect, test } from 'vitest';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Language, Market } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

function replyTo(language: Language, market: Market, facts: KnownFacts, ...lines: string[]): string {
  const talk = new AdviserTalk({ language, market });
  talk.facts = facts;
  return plain(talk.sayAll(...lines)?.text ?? '');
}

type Case = [Language, Market, KnownFacts, string[], ...string[]];
const calculated = (name: string, cases: Case[]) =>
  test.each(cases)(`%s, %s, %o: of %o ${name}`, (language, market, facts, lines, ...said) => {
    const reply = replyTo(language, market, facts, ...lines);
    for (const it of said) expect(reply).toContain(it);
  });

calculated('it is told what sold power brings', [
  [
    'de',
    'de',
    {},
    ['was bringen 30 kWp bei 8 Cent Einspeisung im Jahr'],
    '30 kWp mal 865 bis 1.040 kWh je kWp und Jahr mal 8 Cent je kWh sind etwa 2.100 bis 2.500 € im Jahr, wenn alles zu diesem Preis verkauft wird',
    'Rechenmodell von Wattnest',
  ],
  [
    'fr',
    'ch',
    {},
    ['Merci. Quel revenu annuel par kWc si je vends à 20 centimes aux locataires ?'],
    '1 kWc fois 1’060 à 1’170 kWh par kWc et par an fois 20 centimes par kWh, cela fait environ CHF 210 à 230 par an',
  ],
  [
    'en',
    'us',
    { place: 'Denver' },
    ['How much do I earn a year with 8 kW if I sell it all at 6 cents?'],
    '8 kW times 1,240 to 1,700 kWh a year per kW installed times 6 cents per kWh is about $600 to 820 a year',
  ],
  ['de', 'at', {}, ['Was verdiene ich mit 20 kWp, wenn ich den Strom um 6 Cent verkaufe?'], 'etwa 1 200 € im Jahr'],
  ['en', 'ch', {}, ['What income per kWp if I sell at 20 Rappen to the tenants?'], 'about CHF 210 to 230 a year'],
  [
    'fr',
    'ch',
    {},
    ['On a 15 kWc.', 'Combien ça rapporte si je revends tout à 8 centimes ?'],
    'CHF 1’300 à 1’400 par an',
  ],
]);

calculated('it is told what a battery or a charger of that size costs', [
  ['en', 'us', {}, ['what would a 13 kWh battery cost'], '13 kWh times $900 to 1,400 per kWh is $11,700 to 18,200'],
  ['de', 'de', {}, ['Was kostet ein Speicher mit 13 kWh?'], '13 kWh mal 325 bis 700 € je kWh sind 4.200 bis 9.100 €'],
  ['fr', 'ch', {}, ['Combien coûte une batterie de 12 kWh ?'], 'cela fait CHF 7’200 à 13’200'],
  ['de', 'at', {}, ['Was kostet ein 15 kWh Speicher?'], '6 000 bis 12 800 €', 'Annahme der Wattnest-Schätzung'],
  ['en', 'us', {}, ['Is $14,000 for a 13 kWh battery fair?'], '$1,100 per kWh; we reckon with $900 to 1,400 per kWh'],
  ['de', 'ch', {}, ['Was kostet ein Speicher mit 9 kWh?'], 'ein grösserer Speicher kostet je kWh weniger'],
  [
    'de',
    'de',
    {},
    ['Was kostet eine Wallbox mit 22 kW?'],
    '500 bis 2.500 €, auch bei 22 kW: Unser Preis unterscheidet nicht nach Leistung',
    'Über 12 kVA muss der Netzbetreiber vorher zustimmen',
  ],
  ['en', 'us', {}, ['What does an 11 kW charger cost installed?'], '$700 to 2,500, at 11 kW too'],
  ['fr', 'ch', {}, ['Combien coûte une borne de 22 kW ?'], 'CHF 1’500 à 3’500, à 22 kW aussi'],
]);

calculated('it is told what the grant comes to', [
  [
    'de',
    'de',
    {},
    [
      'Welche Förderung gibt es für eine Wärmepumpe?',
      'Ja. Und was heißt das in Euro, wenn die Pumpe 30.000 kostet? Ich habe nur eine kleine Rente, 1.400 im Monat.',
    ],
    '30 bis 80 % von 28.000 €, die davon zählen, sind 8.400 bis 22.400 €; von 30.000 € bleiben Ihnen 7.600 bis 21.600 €',
    '30 % (8.400 €) sind für jeden Eigentümer; mit Geschwindigkeitsbonus sind es 46 % (12.880 €)',
    'bei zu versteuerndem Haushaltseinkommen bis 30.000 € bis 80 % (22.400 €)',
    'Richtlinie BEG EM',
  ],
  [
    'en',
    'us',
    {},
    ['Is there a rebate for a heat pump?', 'And what is that in dollars if the pump costs $18,000?'],
    'pays at most $8,000 below 80% of the area median income and at most $8,000 up to 150%; at least $10,000 is left',
  ],
  [
    'fr',
    'at',
    {},
    ['Quelle aide pour une pompe à chaleur ?', 'Et ça fait combien en euros si la pompe coûte 28 000 euros ?'],
    '35 % de 28 000 € font 9 800 €, on verse au plus 8 000 € ; il reste 20 000 €',
  ],
]);

test('a sum is told once in a reply, and not again word for word in the next', () => {
  const talk = new AdviserTalk();
  const sum = 'von 30.000 € bleiben Ihnen';
  const timesIn = (text: string) => plain(text).split(sum).length - 1;
  talk.say('Wie viel Förderung bekomme ich für eine Wärmepumpe?');
  const lines = [
    'Und was heißt das in Euro, wenn die Pumpe 30.000 kostet?',
    'Bekomme ich den Einkommensbonus, und wie viel Euro wären das höchstens?',
    'Wie hoch ist die Förderung für eine Wärmepumpe?',
  ];
  const told = lines.map((line) => timesIn(talk.say(line).text));
  expect(told[0]).toBe(1);
  expect(Math.max(...told)).toBe(1);
  expect(told.slice(1).some((it, at) => it === 1 && told[at] === 1)).toBe(false);
});

const sum = /Gerechnet|The sum|Le calcul|auch bei \d|at \d+ kW too/;

test.each<[Language, Market, string[]]>([
  ['de', 'de', ['Lohnt es sich, bei 8 Cent Einspeisung noch Solar zu bauen?']],
  ['fr', 'ch', ['On a 40 kWc.', 'Ça a du sens de chauffer l’eau plutôt que de vendre à 6 centimes ?']],
  ['en', 'us', ['I use 30 kWh a day, what does a battery cost?']],
  ['de', 'de', ['Was kostet eine neue Batterie für mein E-Auto mit 50 kWh?']],
  ['fr', 'ch', ['Batterie : 8 kWh ou 12 ? Et la différence de prix ?']],
  ['de', 'de', ['Mein Auto hat 60 kWh, was kostet eine Wallbox?']],
  ['de', 'de', ['Welche Förderung gibt es?', 'Unser Auto hat 30.000 Euro gekostet, was ist das in Dollar?']],
  ['fr', 'at', ['Combien d’aide pour la pompe à chaleur ? Ma collègue a reçu 7500 euros.']],
  // Figures that are named beside it are of something else than what was told before
  ['de', 'de', ['Wir brauchen 6000 Liter Öl im Jahr.', 'Strom 95, Öl so 240 im Monat. Ist das viel?']],
])('%s, %s: nothing is calculated from %o', (language, market, lines) => {
  expect(replyTo(language, market, {}, ...lines)).not.toMatch(sum);
});

test('another question of the message is answered beside a sum', () => {
  const reply = replyTo('de', 'de', {}, 'Was kostet ein Speicher mit 13 kWh und wie lange hält er?');
  expect(reply).toContain('4.200 bis 9.100 €');
  expect(reply).toContain('5 bis 15');
});
