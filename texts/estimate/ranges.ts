import type { Range } from '#domain/estimate/range.ts';
import { formatMoney, formatNumber, type Locale } from '#domain/format.ts';
import { type Currency, wholeMoney } from '#domain/money.ts';
import { homeTexts } from '#texts/home/all.ts';

/** Before a stroke or behind a number. */
export const currencySigns: Record<Currency, string> = { EUR: '€', CHF: 'CHF', USD: '$' };

/** To two digits that mean something: an estimate knows no more. */
export function rounded(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1)) - 1);
  return Math.round(value / step) * step || 0;
}

/** From the lowest to the highest, or the one figure that both are. */
export function span({ low, high }: Range, write: (value: number) => string, { language }: Locale): string {
  const [from, to] = [write(low), write(high)];
  return from === to ? from : homeTexts[language].range.between(from, to);
}

/** A quantity, in two digits. */
export function numberLabel(value: number, locale: Locale): string {
  return formatNumber(rounded(value), locale);
}

/** An amount in whole currency units, in two digits. */
export function amountLabel(amount: number, currency: Currency, locale: Locale): string {
  return formatMoney(wholeMoney(rounded(amount), currency), locale);
}

export function moneyRange(range: Range, currency: Currency, locale: Locale): string {
  return span(range, (it) => amountLabel(it, currency, locale), locale);
}
