import { expect, test } from 'vitest';
import { addFlows, costLine, type Flow, paybackYears, presentValue, yearly } from '#domain/estimate/money/flows.ts';

const flow = (investment: number, subsidy: number, saving: number): Flow => {
  return { investment, subsidy, savings: yearly(() => saving) };
};

test.each([
  ['paid in ten years', flow(10_000, 0, 1_000), 10],
  ['a subsidy shortens it', flow(10_000, 4_000, 1_000), 6],
  ['within a year', flow(500, 0, 2_000), 0.25],
  ['nothing is left to pay', flow(10_000, 10_000, 100), 0],
  ['never in 25 years', flow(10_000, 0, 399), Number.POSITIVE_INFINITY],
  ['a saving below zero pays nothing', flow(10_000, 0, -100), Number.POSITIVE_INFINITY],
])('%s', (_, it, years) => {
  expect(paybackYears(it)).toBeCloseTo(years, 6);
});

test('present value: 25 payments at the end of each year, by hand', () => {
  expect(presentValue(flow(1_000, 200, 100), 0)).toBeCloseTo(1_700, 6);
  expect(presentValue(flow(0, 0, 1), 0.03)).toBeCloseTo((1 - 1.03 ** -25) / 0.03, 6);
});

test('the line begins with what is paid, and ends where bills and savings lead', () => {
  const { doNothing, withMeasures } = costLine(
    flow(10_000, 1_000, 600),
    yearly(() => 2_000),
  );
  expect([doNothing.length, doNothing[0], doNothing[25]]).toEqual([26, 0, 50_000]);
  expect([withMeasures[0], withMeasures[25]]).toEqual([9_000, 9_000 + 25 * 1_400]);
});

test('measures add up', () => {
  const sum = addFlows([flow(1, 2, 3), flow(10, 20, 30)]);
  expect([sum.investment, sum.subsidy, sum.savings[24]]).toEqual([11, 22, 33]);
});
