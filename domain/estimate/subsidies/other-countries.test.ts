import { describe, expect, test } from 'vitest';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { estimateFor } from '#domain/estimate/testing/estimate-for.ts';

const home = {
  roof: { kwp: 12, tiltDeg: 30, azimuthDeg: 180 },
  batteryKwh: 10,
  heating: { system: 'gas', annualFuelKwh: 20_000 },
  heatPump: { kind: 'air' },
  ev: { kmPerYear: 12_000 },
  costs: { solar: 18_000, battery: 6_000, heatPump: 24_000, charger: 2_000 },
} as const satisfies Partial<EstimateInput>;

const of = (input: EstimateInput) =>
  Object.fromEntries(estimateFor(input).subsidies.map((it) => [it.id, [it.status, it.amount.middle]]));

describe('Austria', () => {
  const graz = { ...home, market: 'at', place: '8010 Graz' } as const;

  /** Source: umweltfoerderung.at as quoted on 2026-10-09; EAG-Abwicklungsstelle, last call to 2026-10-22. */
  test('counts nothing today, and names what has ended and what is announced', () => {
    expect(of(graz)).toEqual({
      'at-eag-pv': ['ended', 0],
      'at-eag-battery': ['announced', 0],
      'at-vat-pv': ['ended', 0],
      'at-kesseltausch': ['ended', 0],
      'at-sauber-heizen': ['ended', 0],
      'at-provinces': ['possible', 0],
    });
    expect(estimateFor(graz).money.subsidy).toEqual({ low: 0, middle: 0, high: 0 });
  });

  /** 30 % of 24,000 is 7,200; 10 kWp at 150, 2 at 140, 10 kWh at 150. */
  test('in May 2026', () => {
    const then = of({ ...graz, applicationDate: '2026-05-04' });
    expect(then['at-kesseltausch']).toEqual(['counted', 7_200]);
    expect(then['at-eag-pv']).toEqual(['counted', 1_500 + 280 + 1_500]);
  });

  test('a bore hole gave 5,000 more, and at most 7,500 without it', () => {
    const then = of({
      ...graz,
      applicationDate: '2026-05-04',
      heatPump: { kind: 'ground' },
      costs: { ...home.costs, heatPump: 40_000 },
    });
    expect(then['at-kesseltausch']).toEqual(['counted', 12_500]);
  });
});

describe('Switzerland', () => {
  const bern = { ...home, market: 'ch', place: 'Bern' } as const;

  /** Source: Pronovo, about 360 CHF/kW, at most 30 % of the cost. */
  test('one-off payment for the roof; deductions and cantons are possible', () => {
    expect(of(bern)).toMatchObject({
      'ch-pronovo': ['counted', 4_320],
      'ch-deduction-solar': ['possible', 0],
      'ch-gebaeudeprogramm': ['possible', 0],
    });
    expect(of({ ...bern, costs: { ...home.costs, solar: 9_000 } })['ch-pronovo']).toEqual(['counted', 2_700]);
    expect(of({ ...bern, applicationDate: '2029-01-01' })['ch-deduction-solar']).toEqual(['ended', 0]);
  });
});

describe('United States', () => {
  const denver = { ...home, market: 'us', place: 'Denver, CO' } as const;

  /** Source: IRS FS-2025-05: 25D and 25C until 2025-12-31, 30C until 2026-06-30. */
  test('the credits have ended', () => {
    expect(of(denver)).toMatchObject({ 'us-25d': ['ended', 0], 'us-25c': ['ended', 0], 'us-30c': ['ended', 0] });
  });

  test('and counted until they did: 30 % of roof and battery, 2,000 for the heat pump, 30 % of the charger', () => {
    expect(of({ ...denver, applicationDate: '2025-12-31' })).toMatchObject({
      'us-25d': ['counted', 7_200],
      'us-25c': ['counted', 2_000],
      'us-30c': ['counted', 600],
    });
    expect(of({ ...denver, applicationDate: '2026-06-30' })).toMatchObject({
      'us-25d': ['ended', 0],
      'us-30c': ['counted', 600],
    });
  });

  test('a bore hole fell under 25D', () => {
    const then = of({ ...denver, heatPump: { kind: 'ground' }, applicationDate: '2025-12-31' });
    expect(then['us-25d-geothermal']).toEqual(['counted', 7_200]);
  });

  /** Source: rows ME-16, RI-21, DE-24 and OR-519 of the American table. */
  test.each([
    ['Portland, ME', 'ME-16', 4_000],
    ['Providence, RI', 'RI-21', 5_000],
    ['Wilmington, DE', 'DE-24', 6_000],
    ['Portland, OR', 'OR-519', 2_000],
  ])('%s: the state’s own %s counts', (place, id, amount) => {
    expect(of({ ...denver, place })[id]).toEqual(['counted', amount]);
  });

  test('what needs a low income or a certain utility is possible, and counts nothing', () => {
    const { subsidies, money } = estimateFor(denver);
    expect(subsidies.find(({ id }) => id === 'CO-749')).toMatchObject({ status: 'possible', atMost: 8_000 });
    expect(money.subsidy.high).toBe(0);
  });

  test('a row past its last day is named as ended and never counted', () => {
    const ended = estimateFor(denver).subsidies.filter(({ id, status }) => status === 'ended' && /^CO-/.test(id));
    expect(ended.length).toBeGreaterThan(0);
    for (const { to } of ended) expect((to ?? '') < '2026-11-22').toBe(true);
  });

  test('one row of a state counts for each thing', () => {
    const counted = estimateFor({ ...denver, place: '97201' }).subsidies.filter(({ status }) => status === 'counted');
    expect(counted.filter(({ measure }) => measure === 'heatPump')).toHaveLength(1);
  });
});
