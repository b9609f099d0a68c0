import { expect, test } from 'vitest';
import { readNumber } from '#widgets/shared/estimate/read-number.ts';

test.each([
  ['3500', 'de', 3_500],
  ['3.500', 'de', 3_500],
  ['1.234,5', 'de', 1_234.5],
  ['12,5', 'at', 12.5],
  ['0.37', 'de', 0.37],
  ['0,37', 'us', 0.37],
  ['0,375', 'us', 0.375],
  ['0.372', 'de', 0.372],
  ['3,500', 'us', 3_500],
  ['1,234.5', 'us', 1_234.5],
  ['1’234.5', 'ch', 1_234.5],
  ['4 000', 'ch', 4_000],
  [' ', 'de', undefined],
  ['0', 'de', 0],
  ['-5', 'de', -5],
  ['viel', 'de', Number.NaN],
  ['1e9', 'de', Number.NaN],
  ['1.2.3', 'de', Number.NaN],
] as const)('%s in %s is %s', (written, market, value) => {
  expect(readNumber(written, market)).toBe(value);
});
