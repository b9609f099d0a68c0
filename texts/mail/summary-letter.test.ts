import { describe, expect, test } from 'vitest';
import { reportOf } from '#domain/estimate/estimate-report.ts';
import type { Locale } from '#domain/format.ts';
import { marketCurrency } from '#domain/place.ts';
import { potentialsOf, quickResult } from '#domain/questionnaire/packages.ts';
import { sampleEstimate } from '#tests/harness/sample-estimate.ts';
import type { Block } from '#texts/mail/letter.ts';
import { type SummaryFacts, summaryLetter } from '#texts/mail/summary-letter.ts';
import { summaryLetterTexts } from '#texts/mail/summary-letter-texts.ts';

const assessment = {
  homeType: 'single_family',
  homeSize: 162.6,
  roofType: 'sloped_south',
  roofAge: 'over_15',
  currentHeatingSystem: 'gas',
  hasEV: 'planning',
  annualEnergyBill: 2500,
  energyGoals: 'save_money',
  additionalNotes: 'call my neighbour',
} as const;

const written = ({ language, market }: Locale, changes: Partial<SummaryFacts> = {}) => {
  const home = { assessment, result: quickResult(assessment, marketCurrency(market)) };
  const nobody = { partners: null, pagePartner: null, links: null };
  const { result } = changes.home ?? home;
  const potentials = result ? potentialsOf(result) : {};
  const facts: SummaryFacts = { name: 'Ada', home, potentials, ...nobody, ...changes };
  const texts = summaryLetterTexts(language);
  return summaryLetter(facts, texts, { language, market });
};
const paragraphs = (blocks: readonly Block[]) =>
  blocks.flatMap((it) => (it.kind === 'paragraph' ? [it.text.replace(/\s/g, ' ')] : []));

describe('the narrative', () => {
  test.each([
    ['de', 'de', 'Sie wohnen in einem Einfamilienhaus mit rund 163 m².', '2.500 €'],
    ['en', 'us', 'You live in a single-family house of about 1,750 sq ft.', '$2,500'],
    ['fr', 'ch', 'Vous habitez une maison individuelle d’environ 163 m².', 'CHF'],
  ] as const)('in %s for %s has the units of the market', (language, market, home, bill) => {
    const [, , , text = ''] = paragraphs(written({ language, market }).blocks);
    expect(text).toContain(home);
    expect(text).toContain(bill);
  });

  test('tells only what is known, and nothing a person typed', () => {
    const home = { assessment: { hasEV: 'no', additionalNotes: 'x-notes' } as const, result: quickResult({}, 'EUR') };
    const { blocks } = written({ language: 'de', market: 'de' }, { home });
    expect(paragraphs(blocks)[3]).toBe('Ein Elektroauto haben Sie nicht.');
    expect(JSON.stringify(blocks)).not.toContain('x-notes');
  });
});

test('all parts are there, in order', () => {
  const kinds = written({ language: 'de', market: 'de' }).blocks.map(({ kind }) => kind);
  expect(kinds).toEqual([
    ...['paragraph', 'paragraph', 'paragraph', 'paragraph'],
    ...['potentials', 'packages', 'steps', 'note', 'link', 'paragraph'],
  ]);
});

describe('what to begin with', () => {
  const german = { language: 'de', market: 'de' } as const;
  const packagesOf = (blocks: readonly Block[]) =>
    blocks.find((it) => it.kind === 'packages')?.cards.map(({ name }) => name);

  test('leads, as in the widget, and its package before the others', () => {
    const { blocks } = written(german);
    expect(paragraphs(blocks)[2]).toBe(
      'Zuerst die Wärmepumpe: Sie heizen mit Erdgas, und das braucht eine Wärmepumpe nicht.',
    );
    expect(packagesOf(blocks)?.[0]).toBe('Basispaket (Unsere Empfehlung)');
    const solar = { ...assessment, currentHeatingSystem: 'heat_pump' } as const;
    const home = { assessment: solar, result: quickResult(solar, 'EUR') };
    expect(packagesOf(written(german, { home }).blocks)?.[0]).toBe('Solarpaket (Unsere Empfehlung)');
  });

  test('is not a roof in heavy shade, and the letter tells of the shade', () => {
    const shaded = { ...assessment, currentHeatingSystem: 'heat_pump', hasEV: 'no', roofShading: 'heavy' } as const;
    const home = { assessment: shaded, result: quickResult(shaded, 'EUR') };
    const { blocks } = written(german, { home });
    expect(JSON.stringify(blocks)).toContain('Schatten auf dem Dach');
    expect(JSON.stringify(packagesOf(blocks))).not.toContain('Unsere Empfehlung');
  });

  test('is the landlord’s where the home is rented', () => {
    const rented = { ...assessment, hasEV: 'no' } as const;
    const home = { assessment: rented, result: quickResult(rented, 'EUR'), ownsHome: false };
    expect(paragraphs(written(german, { home }).blocks)[2]).toMatch(/^Zuerst das Gespräch mit dem Vermieter/);
  });

  test('is what a detailed estimate finds, and nothing typical stands beside it', () => {
    const { verdict } = reportOf(sampleEstimate({ potentials: { solar: 'high', heatPump: 'low' } }), '2026-11-22');
    const estimate = { verdict, blocks: [{ kind: 'paragraph', text: 'berechnet' }] } as const;
    const home = { assessment, result: null };
    const { blocks } = written(german, { home, potentials: { solar: 'high', heatPump: 'low' }, estimate });
    expect(paragraphs(blocks)[2]).toMatch(/^Zuerst Solarstrom: So ergibt es die genaue Berechnung/);
    expect(blocks.some(({ kind }) => kind === 'packages')).toBe(false);
    expect(paragraphs(blocks)).toContain('berechnet');
  });

  test('is the estimate’s own beside who a check has matched', () => {
    const { verdict } = reportOf(sampleEstimate({ potentials: { solar: 'high' } }), '2026-11-22');
    const estimate = { verdict, blocks: [{ kind: 'paragraph', text: 'berechnet' }] } as const;
    const providers = [{ kind: 'paragraph', text: 'Passende Anbieter: A' }] as const;
    const strategy = [{ kind: 'paragraph', text: 'geschätzt' }] as const;
    const told = paragraphs(
      written(german, { home: { assessment, result: null }, estimate, strategy, providers }).blocks,
    );
    expect(told).toEqual(expect.arrayContaining(['berechnet', 'Passende Anbieter: A']));
    expect(told).not.toContain('geschätzt');
  });

  test('is a strategy’s own headline', () => {
    const { blocks } = written(german, { headline: 'Geschätzte Ersparnis: 900 €' });
    expect(paragraphs(blocks)[2]).toBe('Geschätzte Ersparnis: 900 €');
  });
});

test('the guarantee names its figures, the steps are the five of the timeline', () => {
  const { blocks } = written({ language: 'en', market: 'us' });
  const note = blocks.find((it) => it.kind === 'note');
  expect(note?.text).toMatch(/more than 15%.*5 years/);
  expect(blocks.find((it) => it.kind === 'steps')?.steps.length).toBe(5);
});

test('partners are named where a request went to them', () => {
  const locale = { language: 'de', market: 'de' } as const;
  expect(paragraphs(written(locale, { partners: ['A', 'B'] }).blocks)).toContain('Ihre Anfrage geht an A und B.');
  expect(paragraphs(written(locale, { partners: [] }).blocks).join()).toContain('Wir suchen einen');
});

test('after a chat there are potentials alone; extras of the packages are told', () => {
  const { blocks } = written({ language: 'de', market: 'de' }, { home: null, potentials: { solar: 'high' } });
  expect(blocks.find((it) => it.kind === 'potentials')?.badges).toEqual([
    { solution: 'solar', name: 'Solarstrom', potential: 'high', level: 'Hoch' },
  ]);
  expect(blocks.some((it) => it.kind === 'packages')).toBe(false);
  const packages = written({ language: 'de', market: 'de' }).blocks.find((it) => it.kind === 'packages');
  expect(packages?.cards.length).toBe(4);
  expect(packages?.note).toContain('Neue Dacheindeckung');
});

test.each([
  ['de', 'Fachbetrieb', 'Sobald Sie A um ein Angebot bitten:'],
  ['en', 'installer', 'Once you ask A for a quote:'],
  ['fr', 'installateur', 'Dès que vous demandez un devis à A'],
] as const)('on the page of a company the steps in %s speak of nobody else', (language, others, onceAsked) => {
  const locale = { language, market: 'de' } as const;
  const stepsOf = (changes: Partial<SummaryFacts>) => {
    const steps = written(locale, changes).blocks.find((it) => it.kind === 'steps');
    return `${steps?.intro} ${steps?.steps.map(({ text }) => text).join(' ')}`.replace(/\s/g, ' ');
  };
  expect(stepsOf({})).toContain(others);
  expect(stepsOf({ pagePartner: 'A' })).not.toContain(others);
  expect(stepsOf({ pagePartner: 'A' })).toContain(onceAsked);
  expect(stepsOf({ pagePartner: 'A', partners: ['A'] })).not.toContain(onceAsked);
});
