import { formatMoney, formatNumber, type Locale } from '#domain/format.ts';
import type { EnergyBill, HomeSize } from '#domain/home/enumerations.ts';
import { energyBillPerYear, homeSizeM2, homeSizeSqft, type Range } from '#domain/home/ranges.ts';
import { squareFeet } from '#domain/home/units.ts';
import { wholeMoney } from '#domain/money.ts';
import { marketAreaUnit, marketCurrency } from '#domain/place.ts';
import type { HomeTexts } from '#texts/home/texts.ts';

/** An area in the market's unit, rounded: `140 m²`. */
export function areaLabel(areaM2: number, texts: HomeTexts, locale: Locale): string {
  return marketAreaUnit(locale.market) === 'sqft'
    ? texts.squareFeet(formatNumber(squareFeet(areaM2), locale))
    : texts.squareMetres(formatNumber(areaM2, locale));
}

/** Whole currency units in the market's currency; the rules' numbers are the same in each. */
export function amountLabel(amount: number, locale: Locale): string {
  return formatMoney(wholeMoney(amount, marketCurrency(locale.market)), locale);
}

function rangeLabel({ from, to }: Range, texts: HomeTexts, write: (value: number) => string): string {
  if (from === undefined) return texts.range.under(write(to ?? 0));
  return to === undefined ? texts.range.over(write(from)) : texts.range.between(write(from), write(to));
}

/** A stored size as the market offers it: `90 bis 140 m²`. */
export function homeSizeLabel(size: HomeSize, texts: HomeTexts, locale: Locale): string {
  const inFeet = marketAreaUnit(locale.market) === 'sqft';
  const range = rangeLabel((inFeet ? homeSizeSqft : homeSizeM2)[size], texts, (area) => formatNumber(area, locale));
  return inFeet ? texts.squareFeet(range) : texts.squareMetres(range);
}

/** A stored bill in the market's currency. */
export function energyBillLabel(bill: EnergyBill, texts: HomeTexts, locale: Locale): string {
  if (bill === 'unsure') return texts.energyBillUnsure.unsure;
  return rangeLabel(energyBillPerYear[bill], texts, (amount) => amountLabel(amount, locale));
}
