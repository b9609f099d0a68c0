import { formatDecimal, formatNumber, formatPercent, type Locale } from '#domain/format.ts';
import type { Currency } from '#domain/money.ts';
import { type Reason, reasonUnits } from '#domain/strategy-check/strategy.ts';
import { moneyRange, numberLabel, span } from '#texts/estimate/ranges.ts';
import { strategyTexts } from '#texts/strategy/all.ts';

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
