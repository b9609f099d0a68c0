import { expect, test } from 'vitest';
import {
  formatDate,
  formatDecimal,
  formatDuration,
  formatMoney,
  formatNames,
  formatNumber,
  formatPercent,
  formatTenths,
  type Locale,
} from '#domain/format.ts';
import { languages, marketCurrency, markets, numberLocale } from '#domain/place.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each<[Locale, string, string]>([
  [{ language: 'de', market: 'de' }, '12.500', '12.500 €'],
  [{ language: 'de', market: 'ch' }, '12’500', 'CHF 12’500'],
  [{ language: 'fr', market: 'ch' }, '12’500', 'CHF 12’500'],
  [{ language: 'en', market: 'ch' }, '12’500', 'CHF 12’500'],
  [{ language: 'en', market: 'us' }, '12,500', '$12,500'],
])('%o reads %s and %s', (locale, number, money) => {
  expect(plain(formatNumber(12_500, locale))).toBe(number);
  expect(plain(formatMoney({ minor: 1_250_000, currency: marketCurrency(locale.market) }, locale))).toBe(money);
});

test('cents appear only when there are any', () => {
  const locale: Locale = { language: 'en', market: 'us' };
  expect(formatMoney({ minor: 1_999, currency: 'USD' }, locale)).toBe('$19.99');
  expect(formatMoney({ minor: 2_000, currency: 'USD' }, locale)).toBe('$20');
});

test('names are listed as the language does', () => {
  expect(formatNames(['A', 'B', 'C'], 'de')).toBe('A, B und C');
  expect(formatNames(['A', 'B'], 'fr')).toBe('A et B');
  expect(formatNames(['A'], 'en')).toBe('A');
});

test.each([
  [30, { language: 'en', market: 'us' }, '30 seconds'],
  [60, { language: 'de', market: 'de' }, '60 Sekunden'],
  [91, { language: 'de', market: 'ch' }, '2 Minuten'],
  [3_600, { language: 'fr', market: 'ch' }, '60 minutes'],
  [7_000, { language: 'en', market: 'at' }, '2 hours'],
] as const)('writes a wait of %i seconds', (seconds, locale, written) => {
  expect(formatDuration(seconds, locale)).toBe(written);
});

const everyLocale = languages.flatMap((language) => markets.map((market): Locale => ({ language, market })));

test.each<[Locale, string, string, string]>([
  [{ language: 'fr', market: 'ch' }, '75\u202f%', 'CHF\u00a012’500.50', '9,8'],
  [{ language: 'de', market: 'ch' }, '75%', 'CHF\u00a012’500.50', '9.8'],
  [{ language: 'en', market: 'ch' }, '75%', 'CHF\u00a012’500.50', '9.8'],
])('%o writes percents, money and decimals as %s, %s and %s', (locale, percent, money, tenths) => {
  expect(formatPercent(75, locale)).toBe(percent);
  expect(formatMoney({ minor: 1_250_050, currency: 'CHF' }, locale)).toBe(money);
  expect(formatTenths(9.8, locale)).toBe(tenths);
});

test.each(everyLocale)('%o is written as Intl writes it, the Swiss group sign and percents apart', (locale) => {
  const tag = numberLocale(locale.language, locale.market);
  for (const value of [0, 7, 999, 1_000, 12_345, 1_234_567]) {
    const parts = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }).formatToParts(value);
    const byIntl = parts.map((it) => (it.type === 'group' && locale.market === 'ch' ? '’' : it.value)).join('');
    expect(formatNumber(value, locale)).toBe(byIntl);
  }
  expect(formatTenths(9.8, locale)).toBe(new Intl.NumberFormat(tag).format(9.8));
  if (locale.market === 'ch') return;
  expect(formatPercent(75, locale)).toBe(new Intl.NumberFormat(tag, { style: 'percent' }).format(0.75));
});

test.each<[Locale, string]>([
  [{ language: 'de', market: 'de' }, '12.500,25'],
  [{ language: 'de', market: 'ch' }, '12’500.25'],
  [{ language: 'en', market: 'us' }, '12,500.25'],
])('%o writes decimals as %s, at most two', (locale, written) => {
  expect(formatDecimal(12_500.251, locale)).toBe(written);
  expect(formatDecimal(5, locale)).toBe('5');
});

test.each<[string, string, string]>([
  ['2026', '2026', '2026'],
  ['2026-03', 'März 2026', 'March 2026'],
  ['2026-03-01', '1. März 2026', 'March 1, 2026'],
])('the date %s is as precise as it was given', (date, german, american) => {
  expect(formatDate(date, { language: 'de', market: 'de' })).toBe(german);
  expect(formatDate(date, { language: 'en', market: 'us' })).toBe(american);
});
