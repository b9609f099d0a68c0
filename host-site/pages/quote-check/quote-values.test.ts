import { expect, test } from 'vitest';
import { bodyOf, type Values, valuesOf } from '#host-site/pages/quote-check/quote-values.ts';

const empty = { products: [], included: [], excluded: [] };
const filled = (market: 'de' | 'us'): Values => ({
  ...valuesOf(empty, { language: 'en', market }),
  ...{ place: 'Denver', livingArea: '2,000', roofArea: '500' },
});

test('areas are told in square metres, whatever unit the market writes them in', () => {
  const us = bodyOf(filled('us'), { language: 'en', market: 'us' }).home;
  expect([us?.heating?.areaM2, us?.roof?.areaM2].map((it) => Math.round(it ?? 0))).toEqual([186, 46]);
  const de = bodyOf({ ...filled('de'), livingArea: '140' }, { language: 'en', market: 'de' }).home;
  expect([de?.heating?.areaM2, de?.roof?.areaM2]).toEqual([140, 500]);
});
