import { describe, expect, test } from 'vitest';
import type { KnownFacts } from '#domain/home/facts.ts';
import { type Language, languages, type Market } from '#domain/place.ts';
import { AdviserTalk } from '#tests/harness/adviser-talk.ts';
import { homeSumTexts } from '#texts/adviser/sums/home/all.ts';

/** 150 m². */
const house: KnownFacts = {
  homeType: 'single_family',
  ownsHome: true,
  homeSize: 1614.6,
  currentHeatingSystem: 'gas',
  roofType: 'sloped_south',
};

function replyTo(language: Language, market: Market, facts: KnownFacts, ...lines: string[]): string {
  const talk = new AdviserTalk({ language, market });
  talk.facts = facts;
  return talk.sayAll(...lines)?.text.replaceAll(/[\u00a0\u202f]/g, ' ') ?? '';
}

type Case = [Language, Market, KnownFacts, string, ...string[]];

describe('heating today and with a heat pump', () => {
  test.each<Case>([
    [
      'de',
      'de',
      { place: 'Leipzig' },
      'Was verbraucht die Wärmepumpe im Jahr an Strom?',
      'heute etwa 1.900 bis 5.000 € im Jahr (gerechnet für 150 m²), der Strom einer Luft-Wärmepumpe etwa 1.600 bis 4.300 €',
      'zwischen 480 € mehr und 1.400 € weniger im Jahr',
      '10 bis 14 Cent je kWh für Gas, 32 bis 40 Cent je kWh für Strom und 2,5 bis 3,6 kWh Wärme aus einer kWh Strom in Leipzig; ab 2,6 ist die Wärmepumpe günstiger',
      'Unsere Schätzung für Ihr Haus, kein Angebot',
      'BDEW Gaspreisanalyse, Stand 2025',
    ],
    [
      'de',
      'de',
      { place: 'Leipzig' },
      'Macht eine Wärmepumpe bei uns Sinn?',
      'heute etwa 1.900 bis 5.000 € im Jahr (gerechnet für 150 m²)',
    ],
    [
      'de',
      'at',
      { place: 'Graz', currentHeatingSystem: 'oil', energyBill: 2100, energyBillCovers: 'heating' },
      'Was verbraucht die Wärmepumpe im Jahr an Strom?',
      'Heizen mit Öl kostet heute etwa 2 100 € im Jahr (Ihre Rechnung von 2 100 €)',
      '1 200 bis 2 200 €; das sind zwischen 71 € mehr und 860 € weniger im Jahr',
    ],
    [
      'fr',
      'ch',
      { place: 'Lausanne', currentHeatingSystem: 'oil' },
      'Combien coûte le courant de la pompe à chaleur par an ?',
      'chauffer au mazout coûte aujourd’hui environ CHF 1’300 à 3’100 par an (calculé pour 150 m²)',
      'soit CHF 95 à 1’300 de moins par an',
    ],
    [
      'en',
      'us',
      { place: 'Pittsburgh', energyBill: 3840 },
      'What does a heat pump cost to run per year?',
      'heating with gas costs about $960 to 2,400 a year today (what usual household power leaves of your $3,840)',
      'the power for an air-source heat pump about $1,300 to 4,500, which is $88 to 2,500 more a year',
    ],
    [
      'de',
      'de',
      { place: 'Kassel', currentHeatingSystem: 'oil' },
      '3.000 Liter im Jahr. Was spart mir die Wärmepumpe?',
      'Heizen mit Öl kostet heute etwa 2.600 bis 3.600 € im Jahr (für 3.000 Liter)',
    ],
  ])('%s, %s: %o, "%s"', (language, market, facts, line, ...said) => {
    const reply = replyTo(language, market, { ...house, ...facts }, line);
    for (const it of said) expect(reply).toContain(it);
  });

  test('when the difference has paid for the heat pump stands behind it, and what was said is not said twice', () => {
    const lines = ['Was verbraucht die Wärmepumpe im Jahr an Strom?', 'Wann hat sich die Wärmepumpe amortisiert?'];
    const reply = replyTo('de', 'de', { ...house, place: 'Leipzig' }, ...lines);
    expect(reply).toContain('Amortisation der Wärmepumpe: frühestens etwa 12 Jahre, vielleicht mehr als 25');
    expect(reply).not.toContain('Heizen mit Gas kostet');
  });
});

test.each<[Language, Market, string, string, string]>([
  [
    'de',
    'de',
    'Leipzig',
    'Was spare ich mit Solar?',
    'Für den Schatten auf Ihrem Dach sind darin 12 bis 30 % des Ertrags abgezogen.',
  ],
  [
    'en',
    'us',
    'Dayton',
    'What will I save with solar?',
    'For the shade on your roof, 12 to 30% of the yield is taken off in that.',
  ],
  [
    'fr',
    'ch',
    'Lausanne',
    'Combien j’économise avec le solaire ?',
    'Pour l’ombre sur votre toit, 12 à 30 % de la production en sont déduits.',
  ],
])('%s, %s: in %s "%s" is reckoned with the shade on the roof, and says so', (language, market, place, line, said) => {
  const [open, shaded] = [{ ...house, place }, { ...house, place, roofShading: 'heavy' } as const];
  expect(replyTo(language, market, shaded, line)).toContain(said);
  expect(replyTo(language, market, open, line)).not.toContain(said);
  const [inOpen, inShade] = [open, shaded].map((facts) => replyTo(language, market, facts, line).split('kWh')[0]);
  expect(inShade).not.toBe(inOpen);
});

test.each<[Language, Market, string, string]>([
  ['en', 'us', 'Pittsburgh', 'Would we be paying more with the pump then?'],
  ['de', 'de', 'Leipzig', 'Würden wir mit der Wärmepumpe mehr zahlen?'],
  ['fr', 'ch', 'Lausanne', 'Est-ce qu’on paierait plus avec une pompe à chaleur ?'],
])('%s, %s: in %s "%s" asks what a heat pump costs to run', (language, market, place, line) => {
  expect(replyTo(language, market, { ...house, place }, line)).toMatch(
    /Heizen mit Gas|heating with gas|chauffer au gaz/,
  );
});

describe('what things cost and bring for a home', () => {
  test.each<Case>([
    [
      'de',
      'de',
      { place: 'Leipzig' },
      'Was kostet eine Wärmepumpe?',
      '150 m² in Leipzig brauchen etwa 14.700 bis 33.500 kWh Wärme im Jahr, also eine Luft-Wärmepumpe mit 7 bis 16 kW',
      '25.000 bis 35.000 €, nach Abzug der Förderung, mit der wir rechnen (7.500 bis 8.400 €), also 17.500 bis 26.600 €',
    ],
    [
      'fr',
      'ch',
      { place: 'Lausanne' },
      'Combien coûte une pompe à chaleur ?',
      'demandent environ 11’000 à 24’300 kWh de chaleur par an, donc une pompe à chaleur air-eau de 5 à 12 kW ; posée, nous comptons CHF 32’000 à 50’000',
    ],
    [
      'en',
      'us',
      { place: 'Dayton', homeSize: 1650 },
      'What does a heat pump cost installed?',
      '1,650 sq ft in Dayton, OH take about 10,700 to 23,700 kWh of heat a year, so an air-source heat pump of 5 to 11 kW; installed, we reckon with $10,000 to 22,000',
    ],
    [
      'de',
      'de',
      { place: 'Leipzig' },
      'Was spare ich mit Solar?',
      '5 bis 11 kWp (angenommen, weil die Größe des Dachs nicht bekannt ist) bringen in Leipzig etwa 5.100 bis 11.600 kWh im Jahr, kosten 6.300 bis 13.800 € und sparen nach Abzug des Unterhalts etwa 530 bis 1.200 € im Jahr; Amortisation: etwa 8 bis 15 Jahre',
    ],
    [
      'fr',
      'ch',
      { place: 'Lausanne' },
      'Combien est-ce que j’économise avec le solaire ?',
      'font économiser environ CHF 490 à 1’100 par an, entretien déduit ; amortissement : au plus tôt environ 14 ans, peut-être plus de 25',
    ],
    [
      'en',
      'us',
      { place: 'Minneapolis', energyBill: 1800, energyBillCovers: 'electricity' },
      'How long until solar pays for itself?',
      'save about $750 to 1,900 a year with upkeep taken off; payback: about 10 to 18 years',
    ],
    [
      'en',
      'us',
      { place: 'Minneapolis', energyBill: 1800, energyBillCovers: 'electricity' },
      'Would solar bring my electric bill to zero?',
      'of the $1,800 a year for power, solar in Minneapolis, MN takes off about $750 to 1,900 with upkeep counted, so about $0 to 1,000 stay to be paid',
    ],
    [
      'de',
      'at',
      { place: 'Graz', energyBill: 3000 },
      'Wird die Stromrechnung mit Solar null?',
      'Ohne Speicher deckt Ihr Dach in Graz etwa',
      'des Haushaltsstroms',
    ],
    [
      'en',
      'us',
      { place: 'Minneapolis', energyBill: 1800, energyBillCovers: 'electricity' },
      'How big should my solar system be?',
      '$1,800 a year divided by 14.8 to 18.1 cents per kWh is about 10,000 to 12,200 kWh of use.',
      '10,000 to 12,200 kWh divided by 1,170 to 1,520 kWh a year per kW installed in Minneapolis, MN is 7 to 10 kW',
    ],
    [
      'en',
      'us',
      { place: 'Minneapolis', energyBill: 1800, energyBillCovers: 'electricity' },
      'How big a battery do I need?',
      'the rule of thumb leads to about 10 to 12 kWh of battery at most',
    ],
    [
      'fr',
      'ch',
      { place: 'Lausanne' },
      'Quelle taille doit avoir l’installation solaire, nous utilisons 6000 kWh ?',
      '6’000 kWh divisés par 1’090 à 1’350 kWh par kWc et par an à Lausanne, cela fait 4 à 6 kWc',
    ],
    [
      'de',
      'de',
      { place: 'Leipzig' },
      'Wie viel bringt eine Solaranlage im Jahr?',
      'Unsere Schätzung für Ihr Dach in Leipzig: 930 bis 1.150 kWh je kWp und Jahr.',
    ],
    [
      'de',
      'de',
      { place: 'Leipzig', roofType: 'sloped_east_west' },
      'Wie viel bringen 8 kWp Solar im Jahr?',
      'Unsere Schätzung für Ihr Dach in Leipzig: 8 kWp mal',
    ],
    [
      'de',
      'at',
      { place: 'Graz', currentHeatingSystem: 'oil' },
      'Was kosten Solar, Wärmepumpe und Ladestation zusammen?',
      'Solaranlage, Luft-Wärmepumpe und Ladestation kosten zusammen',
    ],
  ])('%s, %s: %o, "%s"', (language, market, facts, line, ...said) => {
    const reply = replyTo(language, market, { ...house, ...facts }, line);
    for (const it of said) expect(reply).toContain(it);
  });
});

const isOwn = /Unsere Schätzung|Our estimate for your|Notre estimation pour votre/;

describe('where something is missing', () => {
  test.each<[Language, Market, KnownFacts, string, keyof (typeof homeSumTexts)['en']['needed']]>([
    ['en', 'us', {}, 'What does a heat pump cost to run per year?', 'place'],
    ['de', 'de', { place: 'Leipzig', homeSize: undefined }, 'Was verbraucht die Wärmepumpe im Jahr an Strom?', 'size'],
    [
      'fr',
      'ch',
      { place: 'Lausanne', currentHeatingSystem: undefined },
      'Combien coûte le courant de la pompe à chaleur par an ?',
      'heating',
    ],
    ['de', 'at', { place: 'Graz', roofType: undefined }, 'Was spare ich mit Solar?', 'roof'],
    ['en', 'de', { place: 'Leipzig' }, 'How many solar panels do I need?', 'use'],
    [
      'de',
      'de',
      { place: 'Leipzig', energyBill: 900 },
      'Was verbraucht die Wärmepumpe im Jahr an Strom?',
      'heatingBill',
    ],
  ])('%s, %s: with %o, "%s" asks for the one thing: %s', (language, market, facts, line, needed) => {
    const reply = replyTo(language, market, { ...house, ...facts }, line);
    expect(reply).toContain(homeSumTexts[language].needed[needed]);
    expect(reply).not.toMatch(isOwn);
  });

  test('it is asked for once', () => {
    const line = 'What does a heat pump cost to run per year?';
    expect(replyTo('en', 'us', house, line, line)).not.toContain(homeSumTexts.en.needed.place);
  });

  test.each<[string, KnownFacts]>([
    ['of nothing', {}],
    ['of a place that is not found', { ...house, place: 'Nirgendwohausen' }],
    ['of a rented home', { ...house, place: 'Leipzig', ownsHome: false }],
    ['of a flat', { ...house, place: 'Leipzig', homeType: 'condo' }],
    ['where a heat pump is there', { ...house, place: 'Leipzig', currentHeatingSystem: 'heat_pump' }],
    ['of a heating without a price', { ...house, place: 'Leipzig', currentHeatingSystem: 'other' }],
  ])('nothing is reckoned %s', (_, facts) => {
    const reply = replyTo('de', 'de', facts, 'Was verbraucht die Wärmepumpe im Jahr an Strom?');
    expect(reply).not.toMatch(isOwn);
    for (const needed of Object.values(homeSumTexts.de.needed)) expect(reply).not.toContain(needed);
  });

  test.each(languages)('%s: each sentence that asks for a fact is its own', (language) => {
    const all = Object.values(homeSumTexts[language].needed);
    expect(new Set(all).size).toBe(all.length);
  });
});
