import { expect, test } from 'vitest';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { estimateFor } from '#domain/estimate/testing/estimate-for.ts';
import { languages, markets } from '#domain/place.ts';
import { estimateTexts } from '#texts/estimate/all.ts';

const places = { de: 'Berlin', at: 'Wien', ch: '8001', us: 'Denver' };
const kinds: Partial<EstimateInput>[] = [
  { heating: { system: 'gas' }, ev: { kmPerYear: 12_000 } },
  { heating: { system: 'oil', annualFuelKwh: 20_000 }, batteryKwh: 5 },
  { ownsHome: false, ev: { kmPerYear: 12_000 } },
];
const lines = markets.flatMap((market) =>
  kinds.flatMap((kind) => estimateFor({ market, place: places[market], ...kind }).assumptions),
);

test.each(languages)('%s: every line of an estimate has a name, its unit and its words', (language) => {
  const { names, units, words, choices } = estimateTexts[language].assumptions;
  const told = { ...words, ...Object.assign({}, ...Object.values(choices)) };
  for (const { name, unit, value } of lines) {
    expect(names).toHaveProperty([name]);
    if (unit) expect(units('€')).toHaveProperty(unit);
    if (typeof value === 'string' && !/^\d{4}-/.test(value)) expect(told).toHaveProperty(value);
  }
});
