import { expect, test } from 'vitest';
import { selfSufficiency } from '#domain/estimate/battery.ts';
import table from '#domain/estimate/data/source/self_sufficiency_table.json';
import { noteFigure } from '#tests/harness/note-figure.ts';

/** Source: own 15-minute simulation, the table beside the engine. */
test('the curve is within 3 points of the simulation everywhere', () => {
  const off = table.x.flatMap((x, row) =>
    table.y.map((y, column) => Math.abs(selfSufficiency(x, y) - (table.ssr[row]?.[column] ?? Number.NaN))),
  );
  expect(off).toHaveLength(64);
  const worst = Math.max(...off);
  noteFigure('battery', `${(worst * 100).toFixed(1)} points off at most`, { document: 'docs/estimate.md' });
  expect(worst).toBeLessThan(0.03);
});

/** Source: Weniger and others, HTW Berlin: 54 % with 1 kWp and 1 kWh for each MWh. */
test('half self-sufficient at 1 kWp and 1 kWh for each MWh', () => {
  expect(Math.abs(selfSufficiency(1, 1) - 0.54)).toBeLessThan(0.02);
});

test('never more than the roof gives, never all of it', () => {
  expect(selfSufficiency(0.01, 0)).toBeLessThanOrEqual(0.01);
  expect(selfSufficiency(1e6, 1e6)).toBeLessThan(0.9);
});
