import { describe, expect, test } from 'vitest';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { reportOf } from '#domain/estimate/estimate-report.ts';
import { estimateFor } from '#domain/estimate/testing/estimate-for.ts';
import { estimateWorthIt } from '#domain/estimate/worth-it.ts';
import { languages, markets } from '#domain/place.ts';
import { sampleEstimate } from '#tests/harness/sample-estimate.ts';
import { estimateBlocks, shortEstimateBlocks } from '#texts/estimate/letter.ts';
import { tellReport } from '#texts/estimate/tell-report.ts';

const DAY = '2026-11-22';
const german = { language: 'de', market: 'de' } as const;
const places = { de: '10437 Berlin', at: 'Graz', ch: '8001', us: 'Denver, CO' };
const homeIn = (market: keyof typeof places): EstimateInput => ({
  ...{ market, place: places[market], householdIncome: 48_000, minorChildren: 2, annualUseKwh: 4_200 },
  heating: { system: 'oil', areaM2: 150, works: true, ageYears: 22, builtIn: 1978 },
  ev: { kmPerYear: 12_000, ownParking: false, charging: 'daytime' },
  roof: { shading: 'some', tiltDeg: 30 },
  assumptions: { priceRise: 0.025, electricityPrice: 0.35 },
});
const reportIn = (market: keyof typeof places, changes: Partial<EstimateInput> = {}) =>
  reportOf(estimateWorthIt({ ...homeIn(market), ...changes }, estimateFor), DAY);

describe.each(languages)('in %s', (language) => {
  test.each(markets)('every line of a report from %s is told', (market) => {
    for (const ownsHome of [true, false]) {
      const report = reportIn(market, { ownsHome });
      const told = JSON.stringify(estimateBlocks(report, { language, market }));
      expect(told).not.toMatch(/undefined|NaN|null"|\[object/);
      expect(told).toContain(report.verdict.place);
      expect(told.split('"label"').length).toBeGreaterThan(10);
    }
  });
});

test('figures are ranges with their middle, in two digits', () => {
  const { lines, calculated } = tellReport(reportOf(sampleEstimate(), DAY), german);
  expect(calculated).toBe(
    'Potenzial und Zahlen sind für Ihr Zuhause in Berlin berechnet, Stand 22. November 2026. Sie ersetzen die typischen Werte.',
  );
  expect(Object.fromEntries(lines.map(({ label, range }) => [label, range.replaceAll('\u00a0', ' ')]))).toEqual({
    Solarleistung: '8,7 kWp bis 10,7 kWp, am ehesten 9,7 kWp',
    'Ertrag im Jahr': '8.300 kWh bis 10.000 kWh, am ehesten 9.200 kWh',
    'Strom vom eigenen Dach': '54 % bis 66 %, am ehesten 60 %',
    'Leistung der Wärmepumpe': '7,5 kW bis 9,1 kW, am ehesten 8,3 kW',
    'Wärme aus einem Teil Strom': '3 bis 3,6, am ehesten 3,3',
    Investition: '46.000 € bis 57.000 €, am ehesten 52.000 €',
    'Ersparnis im ersten Jahr': '1.800 € bis 2.200 €, am ehesten 2.000 €',
    'Bezahlt gemacht in': '9 Jahren bis 14 Jahren, am ehesten 11 Jahren',
    'In 25 Jahren': '11.000 € bis 13.000 €, am ehesten 12.000 €',
    'Vermiedenes CO2 im Jahr': '3.400 kg bis 4.200 kg, am ehesten 3.800 kg',
  });
});

test('a payback that never comes is said in words', () => {
  const { money } = sampleEstimate();
  const paybackYears = { low: 21, middle: null, high: null };
  const { lines } = tellReport(reportOf(sampleEstimate({ money: { ...money, paybackYears } }), DAY), german);
  const payback = lines.find(({ label }) => label === 'Bezahlt gemacht in');
  expect(payback).toMatchObject({ low: '21 Jahren', high: 'nicht in 25 Jahren', range: 'frühestens 21 Jahren' });
});

test('subsidies are counted or ended with their day, and waiting says what it changes', () => {
  const { subsidies } = tellReport(reportOf(sampleEstimate(), DAY), german);
  expect(subsidies[0]?.replaceAll('\u00a0', ' ')).toMatch(
    /KfW 458: .*eingerechnet, Stand 22\. November 2026\. Ab 1\. Februar 2027 etwa 1\.700 € weniger/,
  );
  expect(subsidies[1]).toMatch(/am 31\. Dezember 2023 ausgelaufen, nicht eingerechnet/);
});

test('what is not worth it is told as its package, with the reason', () => {
  const potentials = { solar: 'low', heatPump: 'high', evCharging: 'high' } as const;
  const { notWorthIt } = tellReport(reportOf(sampleEstimate({ potentials }), DAY), german);
  expect(notWorthIt).toEqual([
    { label: 'Solarpaket', value: 'Die genaue Berechnung ergibt: Es rechnet sich erst nach mehr als 20 Jahren.' },
  ]);
});

test('what was told and what was assumed stand apart; income and children are for nobody else', () => {
  const report = reportIn('de');
  const { given, assumed } = tellReport(report, german);
  const told = Object.fromEntries(given.map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')]));
  expect(told).toMatchObject({
    'Zu versteuerndes Haushaltseinkommen im Jahr': '48.000 €',
    'Kinder unter 18': '2',
    'Heizung heute': 'Öl',
    'Alter der Heizung': '22 Jahre',
    'Baujahr des Hauses': '1978',
    'Beheizte Fläche': '150 m²',
    'Schatten auf dem Dach': 'etwas',
    'Eigener Stellplatz': 'nein',
    'Jährlicher Anstieg der Energiepreise': '2,5 %',
    Strompreis: '0,35 €/kWh',
    'Gefahren im Jahr': '12.000 km',
  });
  expect(assumed.map(({ label }) => label)).toContain('Solarleistung');
  expect(assumed.length).toBeLessThanOrEqual(5);
  const others = JSON.stringify(estimateBlocks(report, german, 'other'));
  expect(others).not.toMatch(/48\.000|Kinder|Haushaltseinkommen|Ihr Zuhause|Ihnen/);
});

test('the first mail tells the money alone', () => {
  const [block, ...others] = shortEstimateBlocks(reportOf(sampleEstimate(), DAY).verdict, german);
  expect(others).toEqual([]);
  expect(block?.kind === 'facts' && block.facts.map(({ label }) => label)).toEqual([
    ...['Investition', 'Ersparnis im ersten Jahr', 'Bezahlt gemacht in', 'In 25 Jahren'],
  ]);
});
