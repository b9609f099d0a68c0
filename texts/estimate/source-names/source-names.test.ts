import { expect, test } from 'vitest';
import { usIncentives } from '#domain/estimate/data/us-incentives.ts';
import { estimate } from '#domain/estimate/estimate.ts';
import { loadCountry } from '#domain/estimate/estimate-data.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { languages } from '#domain/place.ts';
import { ENGINE_LANGUAGE, sourceName } from '#texts/estimate/source-names/all.ts';

const homes = [
  { market: 'de', place: '10437 Berlin' },
  { market: 'at', place: 'Graz' },
  { market: 'ch', place: 'Bern' },
  { market: 'us', place: 'Denver, CO' },
] as const;
const days = ['2025-01-15', '2026-03-01', '2026-11-22', '2027-03-01'];
const systems = ['oil', 'gas', 'electric', 'heat_pump', 'propane', 'other'] as const;

async function sourcesOf({ market, place }: (typeof homes)[number]): Promise<string[]> {
  const country = await loadCountry(market);
  const data = { country, incentives: market === 'us' ? usIncentives : [], today: '2026-11-22' };
  const inputs: EstimateInput[] = days.flatMap((applicationDate) =>
    systems.map((system) => ({
      ...{ market, place, applicationDate, batteryKwh: 8, ev: { kmPerYear: 12_000 } },
      ...{ heating: { system, areaM2: 150, ageYears: 22 }, heatPump: { kind: 'air' } },
    })),
  );
  return inputs.flatMap((input) => {
    const { assumptions, subsidies } = estimate(input, data);
    return [...assumptions.filter((it) => !it.isGiven), ...subsidies].map(({ source }) => source);
  });
}

const told = new Set((await Promise.all(homes.map(sourcesOf))).flat());
/** Words that only an English sentence has; names of offices and sites hold none. */
const ENGLISH = /\b(the|of|and|with|by|for|as|told|until|without|around|at least|below|to be|no|own|low|high)\b/i;

test('the engine tells sources to read', () => {
  expect(told.size).toBeGreaterThan(30);
});

test.each(languages.filter((it) => it !== ENGINE_LANGUAGE))('in %s no source is left in English', (language) => {
  const names = [...told].map((source) => sourceName(source, language));
  expect(names.filter((name) => ENGLISH.test(name))).toEqual([]);
});

test('what has no words of a language stays as it is', () => {
  expect(sourceName('42watt.de, Stuttgarter Zeitung', 'fr')).toBe('42watt.de, Stuttgarter Zeitung');
  expect(sourceName('solarpeter.ch; amounts open', 'de')).toBe('solarpeter.ch; Beträge offen');
});
