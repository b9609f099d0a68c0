import type { Range } from '#domain/estimate/range.ts';
import { formatDecimal, formatMoney, formatNumber, formatPercent, type Locale } from '#domain/format.ts';
import { type Currency, wholeMoney } from '#domain/money.ts';
import { type Reason, reasonUnits } from '#domain/strategy-check/strategy.ts';
import { homeTexts } from '#texts/home/all.ts';
import { strategyTexts } from '#texts/strategy/all.ts';

/** To two digits that mean something: an estimate knows no more. */
function rounded(value: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.abs(value) || 1)) - 1);
  return Math.round(value / step) * step;
}

/** From the lowest to the highest, or the one figure that both are. */
function span({ low, high }: Range, write: (value: number) => string, { language }: Locale): string {
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

/** What a reason cites, in words; empty where it cites nothing. */
export function reasonFigure({ code, figure }: Reason, currency: Currency, locale: Locale): string {
  if (!figure) return '';
  const { units } = strategyTexts[locale.language];
  const number = (it: number) => numberLabel(it, locale);
  switch (reasonUnits[code]) {
    case 'none':
      return '';
    case 'kWh':
      return units.kWh(span(figure, number, locale));
    case 'kg':
      return units.kg(span(figure, number, locale));
    case 'percent':
      return span(figure, (it) => formatPercent(it, locale), locale);
    case 'ratio':
      return span(figure, (it) => formatDecimal(Math.round(it * 10) / 10, locale), locale);
    case 'years':
      return units.years(span(figure, (it) => formatNumber(it, locale), locale));
    case 'money':
      return moneyRange(figure, currency, locale);
  }
}

/** A power or a capacity, in halves of its unit. */
export function sizeLabel(value: number, unit: 'kW' | 'kWp' | 'kWh', locale: Locale): string {
  return strategyTexts[locale.language].units[unit](formatDecimal(value, locale));
}
