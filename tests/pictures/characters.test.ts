import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDecimal,
  formatDuration,
  formatMoney,
  formatNames,
  formatNumber,
  formatPercent,
} from '#domain/format.ts';
import { currencies, wholeMoney } from '#domain/money.ts';
import { languages, markets } from '#domain/place.ts';
import { shippedFonts } from '#tests/pictures/shipped-fonts.ts';

const fonts = shippedFonts('host-site/styles/fonts.css');

/** Browsers leave a gap as wide as the sign asks for, or nothing at all: no font is asked. */
const isBlank = (character: string) => /[\p{Cc}\p{Zs}\p{Default_Ignorable_Code_Point}]/u.test(character);

const missing = (text: string) =>
  [...new Set(text)].filter((it) => !isBlank(it) && !fonts.every((font) => font.draws(it)));

const texts = globSync(
  [
    'texts/**/*.ts',
    '{widgets,host-site}/**/texts/**/*.ts',
    '{widgets,host-site}/**/*.{tsx,css}',
    'stories/**/*.{ts,tsx}',
    'api/database/seed/**/*.ts',
  ],
  { exclude: ['**/*.test.*', '**/testing/**'] },
);

/** Signs may be written as `\u2248` in code and as `\2248` in style sheets. */
const written = (path: string) =>
  readFileSync(path, 'utf8').replace(/\\u?([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

const locales = languages.flatMap((language) => markets.map((market) => ({ language, market })));
const months = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-01`);
const amounts = [-1_234_567.89, 0, 1_234.5, 98_765];

describe('the shipped fonts', () => {
  test('are those of the portal, and know what they lack', () => {
    expect(fonts.map(({ family }) => family)).toEqual(['Bricolage Grotesque Variable', 'Figtree Variable']);
    expect(missing('Größe ≈ 90 m², d’où l’intérêt : 1\u202f000 CHF ✓')).toEqual(['≈', '✓']);
  });

  test('draw every text', () => {
    expect(texts.length).toBeGreaterThan(100);
    const lacking = texts.map((path) => `${path}: ${missing(written(path)).join(' ')}`);
    expect(lacking.filter((it) => !it.endsWith(': '))).toEqual([]);
  });

  test.each(locales)('draw every figure in $language for $market', (locale) => {
    const figures = [
      ...amounts.flatMap((it) => [formatNumber(it, locale), formatDecimal(it, locale), formatPercent(it, locale)]),
      ...currencies.flatMap((currency) => amounts.map((it) => formatMoney(wholeMoney(it, currency), locale))),
      ...['2026', ...months].map((it) => formatDate(it, locale)),
      ...[1, 40, 60, 600, 3_600, 36_000].map((it) => formatDuration(it, locale)),
      formatNames(['A', 'B', 'C'], locale.language),
    ];
    expect(missing(figures.join(' '))).toEqual([]);
  });
});
