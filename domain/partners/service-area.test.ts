import { expect, test } from 'vitest';
import { isPrefix, prefixesIn, tidyPrefixes } from '#domain/partners/service-area.ts';

test.each([
  ['10435', 'de', true],
  ['1', 'de', true],
  ['104351', 'de', false],
  ['8001', 'ch', true],
  ['80011', 'ch', false],
  ['D-10', 'de', false],
  ['', 'de', false],
] as const)('%s begins postcodes of %s: %s', (text, market, expected) => {
  expect(isPrefix(text, market)).toBe(expected);
});

test('what is typed is taken apart, put in order and rid of what says nothing new', () => {
  expect(prefixesIn(' 12, 10;\n104  13 ')).toEqual(['12', '10', '104', '13']);
  expect(tidyPrefixes(['12', '10', '104', '12', '1040'])).toEqual(['10', '12']);
});
