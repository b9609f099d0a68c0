import { expect, test } from 'vitest';
import {
  type Language,
  languageOfTag,
  type Market,
  marketAreaUnit,
  marketCurrency,
  marketOfTag,
  numberLocale,
} from '#domain/place.ts';

test.each<[string, Language, Market]>([
  ['de-AT', 'de', 'at'],
  ['de-CH', 'de', 'ch'],
  ['fr-CH', 'fr', 'ch'],
  ['en-US', 'en', 'us'],
  ['en-DE', 'en', 'de'],
  ['de', 'de', 'de'],
  ['fr', 'fr', 'ch'],
  ['en', 'en', 'us'],
  ['en-GB', 'en', 'us'],
  ['de-Latn-LI', 'de', 'ch'],
  ['', 'de', 'de'],
])('page language %s in %s means market %s', (tag, language, market) => {
  expect(marketOfTag(tag, language)).toBe(market);
});

test('tags give a language we speak, or none', () => {
  expect(['de-AT', 'EN_us', 'fr', 'xx', ''].map(languageOfTag)).toEqual(['de', 'en', 'fr', undefined, undefined]);
});

test('money, area and numbers follow the market', () => {
  expect([marketCurrency('at'), marketCurrency('ch'), marketCurrency('us')]).toEqual(['EUR', 'CHF', 'USD']);
  expect([marketAreaUnit('us'), marketAreaUnit('ch')]).toEqual(['sqft', 'm2']);
  expect(numberLocale('de', 'ch')).toBe('de-CH');
});
