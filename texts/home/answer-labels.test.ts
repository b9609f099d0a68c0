import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/format.ts';
import { homeSizes } from '#domain/home/enumerations.ts';
import { languages } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';
import { homeTexts } from '#texts/home/all.ts';
import { answerLabels, assessmentLabels } from '#texts/home/answer-labels.ts';
import { de } from '#texts/home/de.ts';
import { en } from '#texts/home/en.ts';
import { toldTexts } from '#texts/home/facts/all.ts';
import { fr } from '#texts/home/fr.ts';
import { homeSizeLabel } from '#texts/home/quantity-labels.ts';
import { summaryMailTexts } from '#texts/summary-mail/all.ts';

const answers = {
  homeSize: '1000_1500',
  annualEnergyBill: '1000_2000',
  homeType: 'townhouse',
  additionalNotes: '',
} as const;
const plain = (text: string) => text.replace(/\s/g, ' ');
const labels = (...[home, locale]: [typeof de, Parameters<typeof answerLabels>[2]]) =>
  answerLabels(answers, home, locale).map(({ field, label }) => [field, plain(label)]);

describe('answerLabels', () => {
  it('writes what was answered, in order, in the units of the market', () => {
    expect(labels(de, { language: 'de', market: 'de' })).toEqual([
      ['homeType', 'Reihenhaus'],
      ['homeSize', '90 bis 140 m²'],
      ['energyBill', '1.000 € bis 2.000 €'],
    ]);
    expect(labels(en, { language: 'en', market: 'us' })).toEqual([
      ['homeType', 'Townhouse'],
      ['homeSize', '1,000 to 1,500 sq ft'],
      ['energyBill', '$1,000 to $2,000'],
    ]);
  });
});

describe('assessmentLabels', () => {
  it('writes numbers in the units of the market, as what they are', () => {
    const assessment = { homeSize: 116.1, annualEnergyBill: 1_500, hasEV: 'planning' } as const;
    const written = (home: typeof de, locale: Locale) =>
      assessmentLabels(assessment, home, toldTexts[locale.language], locale).map(({ label }) => plain(label));
    expect(written(de, { language: 'de', market: 'at' })).toEqual(['rund 116 m²', 'Geplant', 'rund € 1.500']);
    expect(written(en, { language: 'en', market: 'us' })).toEqual(['about 1,250 sq ft', 'Planning to', 'about $1,500']);
  });

  it.each([
    ['de', 'Viel'],
    ['en', 'Heavy'],
    ['fr', 'Beaucoup'],
  ] as const)('tells of the shade on a roof (%s)', (language, label) => {
    const [home, told] = [homeTexts[language], toldTexts[language]];
    const written = assessmentLabels({ roofShading: 'heavy' }, home, told, { language, market: 'de' });
    expect(written).toEqual([{ field: 'roofShading', label }]);
  });

  it.each([
    ['de', 'de', '9,8 kWp, von 2012, nicht zufrieden', 'Kosten sparen', 'Lärm und Förderung'],
    ['en', 'us', '9.8 kWp, from 2012, not happy with it', 'saving costs', 'noise and incentives'],
    ['fr', 'ch', '9,8 kWc, de 2012, pas satisfait', 'réduire les coûts', 'bruit et aides'],
  ] as const)('writes what a chat has told beside the answers (%s)', (language, market, ...words) => {
    const solarDetails = { kwp: 9.84, year: 2012, satisfied: false };
    const tags = { interests: ['cost-savings'], concerns: [], gaps: ['noise', 'subsidies'] } as const;
    const [home, told] = [homeTexts[language], toldTexts[language]];
    const written = assessmentLabels({ solarDetails, tags }, home, told, { language, market });
    expect(written.map(({ field }) => field)).toEqual(['solarDetails', 'interests', 'gaps']);
    expect(written.map(({ label }) => plain(label))).toEqual(words);
  });
});

it.each([
  ['de', 'at', 'rund € 1.260 für Strom allein'],
  ['en', 'us', 'about $1,260 for electricity alone'],
  ['fr', 'ch', 'environ CHF 1’260 pour l’électricité seule'],
] as const)('says of a bill what it is for (%s)', (language, market, expected) => {
  const assessment = { annualEnergyBill: 1_260, energyBillCovers: 'electricity' } as const;
  const [written] = assessmentLabels(assessment, homeTexts[language], toldTexts[language], { language, market });
  expect(written && plain(written.label)).toBe(expected);
});

describe('homeSizeLabel', () => {
  it.each([
    [
      de,
      { language: 'de', market: 'de' },
      ['Bis 90 m²', '90 bis 140 m²', '140 bis 185 m²', '185 bis 280 m²', 'Über 280 m²'],
    ],
    [
      en,
      { language: 'en', market: 'at' },
      ['Up to 90 m²', '90 to 140 m²', '140 to 185 m²', '185 to 280 m²', 'Over 280 m²'],
    ],
    [
      fr,
      { language: 'fr', market: 'ch' },
      ['Jusqu’à 90 m²', '90 à 140 m²', '140 à 185 m²', '185 à 280 m²', 'Plus de 280 m²'],
    ],
  ] as const)('has round square metres where people count in them', (home, locale, expected) => {
    expect(homeSizes.map((size) => plain(homeSizeLabel(size, home, locale)))).toEqual(expected);
  });
});

it.each(languages)('one word names an owned and a rented flat in label, letter and chat: %s', (language) => {
  for (const homeType of ['condo', 'apartment'] as const) {
    const word = new RegExp(homeTexts[language].homeType[homeType], 'i');
    expect(summaryMailTexts[language].narrative.livesIn[homeType]).toMatch(word);
    expect(adviserTexts[language].facts.homeType[homeType]).toMatch(word);
  }
});
