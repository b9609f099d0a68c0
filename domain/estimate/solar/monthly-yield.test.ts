import { expect, test } from 'vitest';
import { americanFigures } from '#domain/estimate/countries/american-figures.ts';
import { pvgisConvention } from '#domain/estimate/countries/shared-figures.ts';
import source from '#domain/estimate/data/source/climate_pv_hp_anchors.json';
import { monthlyYield } from '#domain/estimate/solar/monthly-yield.ts';
import { sunshineOf } from '#domain/estimate/solar/sunshine.ts';
import { estimateFor } from '#domain/estimate/testing/estimate-for.ts';
import { noteFigure } from '#tests/harness/note-figure.ts';

const document = 'docs/estimate.md';
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

type Anchor = (typeof source.anchors)[number];

const STEEPEST = 60;
const FARTHEST = 90;

function yieldsAt({ lat, ghi, dhi, t, k_recent }: Anchor) {
  const recent = (months: number[]) => months.map((it) => it * k_recent);
  const year = sunshineOf({ latitude: lat, global: recent(ghi), diffuse: recent(dhi), temperature: t });
  return (tiltDeg: number, azimuthDeg: number, powerPerKelvin = -0.0037) =>
    monthlyYield(year, { tiltDeg, azimuthDeg }, powerPerKelvin).reduce((sum, it) => sum + it, 0);
}

/** By how much the relative yields miss the table at most, where tilt and direction are usual. */
function relativeError(anchor: Anchor): number {
  const yields = yieldsAt(anchor);
  const best = yields(anchor.opt_tilt, 180);
  const off = Object.entries(anchor.rel).flatMap(([tilt, row]) =>
    row.map((share, at) => {
      const away = source.az_abs_from_south[at] ?? 0;
      if (Number(tilt) > STEEPEST || away > FARTHEST) return 0;
      return (yields(Number(tilt), 180 - away) + yields(Number(tilt), 180 + away)) / 2 / best - share;
    }),
  );
  return Math.max(...off.map(Math.abs));
}

function yieldError(anchor: Anchor): number {
  const computed = yieldsAt(anchor)(35, 180) * (1 - pvgisConvention.systemLoss.value);
  return Math.abs(computed / anchor.yield_35S_pvgis_conv - 1);
}

const anchors = source.anchors.map((it) => [`${it.label} (${it.src})`, it] as const);

/** Source: hourly transposition (Perez, Faiman) of the same climate files, `rel` of the table: share of the best plane, east and west averaged. */
test.each(anchors)('%s: relative yields within 3 points', (_, anchor) => {
  expect(relativeError(anchor)).toBeLessThan(0.03);
});

/** Source: the same table, `yield_35S_pvgis_conv`. */
test.each(anchors)('%s: yield at 35° south within 4 %%', (_, anchor) => {
  expect(yieldError(anchor)).toBeLessThan(0.04);
});

function spanOf(errors: readonly number[], unit: (error: number) => string): string {
  const sorted = errors.toSorted((x, y) => x - y);
  const [middle = 0, worst = 0] = [sorted[sorted.length >> 1], sorted.at(-1)];
  return `${unit(middle)} off in the median of ${errors.length} places, ${unit(worst)} at most`;
}

test('the errors are told in the document', () => {
  const points = (error: number) => `${(error * 100).toFixed(1)} points`;
  noteFigure('relative yields', spanOf(source.anchors.map(relativeError), points), { document });
  noteFigure('yields', spanOf(source.anchors.map(yieldError), percent), { document });
  expect(source.anchors).toHaveLength(43);
});

const published = [
  ['Denver', 1_485, 0.05],
  ['Seattle', 1_107, 0.07],
] as const;

function computedAt(place: string): number {
  const { solar } = estimateFor({ market: 'us', place, roof: { kwp: 5, tiltDeg: 20, azimuthDeg: 180 } });
  return solar?.yieldKwhPerKwp.middle ?? Number.NaN;
}

/** Source: NREL, PVWatts, fixed roof mount, 20° south, as published in kWh for 1 kWp. */
test.each(published)('%s: %i kWh/kWp on a roof of 20° to the south', (place, yieldKwh, most) => {
  expect(Math.abs(computedAt(place) / yieldKwh - 1)).toBeLessThan(most);
});

test('PVWatts beside ours is told in the document', () => {
  const lines = published.map(
    ([place, yieldKwh]) => `${place} ${computedAt(place).toFixed(0)} kWh/kWp for ${yieldKwh}`,
  );
  noteFigure('pvwatts', lines.join(', '), { document });
  expect(lines).toHaveLength(2);
});

test('one convention of losses for each country, never two at once', () => {
  expect(pvgisConvention).toMatchObject({ systemLoss: { value: 0.14 }, powerPerKelvin: -0.0037 });
  expect(americanFigures.solar.systemLoss.value).toBeCloseTo(1 - (1 - 0.1408) * 0.96, 4);
  expect(americanFigures.solar.powerPerKelvin).toBe(-0.0047);
});

test('east and west mirror each other, and no plane is without light', () => {
  for (const anchor of source.anchors) {
    const yields = yieldsAt(anchor);
    expect(yields(30, 90)).toBeCloseTo(yields(30, 270), 6);
    expect(yields(90, 0)).toBeGreaterThan(0);
  }
});

test('a year without sun at the poles has months without yield', () => {
  const dark = {
    latitude: 80,
    global: Array(12).fill(0),
    diffuse: Array(12).fill(0),
    temperature: Array(12).fill(-20),
  };
  expect(monthlyYield(sunshineOf(dark), { tiltDeg: 30, azimuthDeg: 180 }, -0.0037)).toEqual(Array(12).fill(0));
});
