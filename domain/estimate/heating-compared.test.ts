import { expect, test } from 'vitest';
import { type BoughtHeat, compareHeating } from '#domain/estimate/heating-compared.ts';
import { estimateFor } from '#domain/estimate/testing/estimate-for.ts';

const home = {
  market: 'de',
  place: '04109 Leipzig',
  measures: ['heatPump'],
  heating: { system: 'gas', areaM2: 150 },
} as const;
const estimated = estimateFor({ ...home, measures: [...home.measures] });
const known = (perYear: number): BoughtHeat => ({
  kind: 'cost',
  perYear: { low: perYear, middle: perYear, high: perYear },
});

test('what is paid for heating is told as it was said', () => {
  const compared = compareHeating(estimated, known(2_000));
  expect(compared?.today).toEqual({ low: 2_000, middle: 2_000, high: 2_000 });
});

test('electricity of the heat pump is the heat of that fuel over its seasonal performance', () => {
  const compared = compareHeating(estimated, { kind: 'fuel', kwh: 20_000 });
  const { middle } = compared?.seasonal ?? { middle: 0 };
  expect(compared?.heatPump.middle).toBeCloseTo(((20_000 * 0.85) / middle) * 0.372, 6);
  expect(compared?.today.middle).toBeCloseTo(20_000 * 0.1224, 6);
});

test('at the performance that breaks even both cost the same', () => {
  const compared = compareHeating(estimated, known(2_000));
  if (!compared) throw new Error('no heat pump');
  const { heatPump, seasonal, breakEven } = compared;
  expect((heatPump.middle * seasonal.middle) / breakEven).toBeCloseTo(2_000, 6);
  expect(breakEven).toBeCloseTo((0.372 * 0.85) / 0.1224, 6);
});

test.each<BoughtHeat>([known(900), known(3_000), { kind: 'fuel', kwh: 30_000 }, { kind: 'estimated' }])(
  'ranges of %o hold their middle, and the saving is the difference',
  (bought) => {
    const compared = compareHeating(estimated, bought);
    if (!compared) throw new Error('no heat pump');
    for (const { low, middle, high } of [compared.today, compared.heatPump, compared.saving]) {
      expect(low).toBeLessThanOrEqual(middle);
      expect(middle).toBeLessThanOrEqual(high);
    }
    expect(compared.saving.middle).toBeCloseTo(compared.today.middle - compared.heatPump.middle, 6);
  },
);

test('the estimate’s own heat gives the saving of the estimate without relief of grid fees', () => {
  const compared = compareHeating(estimated, { kind: 'estimated' });
  const { middle } = estimated.heatPump?.money.savingPerYear ?? { middle: 0 };
  expect(compared?.saving.middle).toBeCloseTo(middle - 150, -1);
});

test('an estimate without a heat pump compares nothing', () => {
  expect(compareHeating(estimateFor({ ...home, measures: ['solar'] }), known(2_000))).toBeUndefined();
});
