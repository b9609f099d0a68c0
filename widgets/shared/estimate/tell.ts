import type { AssumptionName } from '#domain/estimate/assumption-fields.ts';
import type { Estimate } from '#domain/estimate/estimate-result.ts';
import type { Range } from '#domain/estimate/range.ts';
import { formatDate, formatNumber, formatPercent, formatTenths, type Locale } from '#domain/format.ts';
import { estimateTexts } from '#texts/estimate/all.ts';
import { rounded, span } from '#texts/estimate/ranges.ts';
import { sourceName } from '#texts/estimate/source-names/all.ts';
import type { Unit } from '#texts/estimate/texts.ts';

type Line = Estimate['assumptions'][number];

/** Who says so, and when. */
export function sourceOf({ isGiven, source, asOf }: Line, locale: Locale): string {
  if (isGiven) return estimateTexts[locale.language].assumptions.told;
  return `${sourceName(source, locale.language)}, ${formatDate(asOf, locale)}`;
}

/** The sources of what a picture hangs on, each once. */
export function sourcesOf({ assumptions }: Estimate, names: readonly AssumptionName[], locale: Locale): string {
  const lines = names.flatMap((name) => assumptions.filter((it) => it.name === name));
  const sources = new Set(lines.map((it) => sourceOf(it, locale)));
  return estimateTexts[locale.language].charts.source([...sources].join('; '));
}

export const unitLabel = (unit: Unit, currency: string, { language }: Locale) =>
  estimateTexts[language].assumptions.units(currency)[unit];

const number = (locale: Locale) => (value: number) => formatNumber(rounded(value), locale);

/** 9,100 to 11,000 kWh */
export function energy(range: Range, locale: Locale): string {
  return `${span(range, number(locale), locale)} kWh`;
}

export function percent({ low, high }: Range, locale: Locale): string {
  return span({ low: low * 100, middle: 0, high: high * 100 }, (it) => formatPercent(it, locale), locale);
}

/** One decimal: powers and seasonal performance. */
export function tenths(range: Range, locale: Locale): string {
  return span(range, (it) => formatTenths(it, locale), locale);
}
