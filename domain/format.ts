import { type Money, majorUnits } from '#domain/money.ts';
import { type Language, type Market, numberLocale } from '#domain/place.ts';

/** How a person reads numbers: their language, with the habits of the market. */
export interface Locale {
  language: Language;
  market: Market;
}

/** Swiss official writing groups with U+2019; Unicode's locale data has moved between it and the typewriter apostrophe. */
const SWISS_GROUP = '’';

function format(value: number, { language, market }: Locale, options: Intl.NumberFormatOptions): string {
  const parts = new Intl.NumberFormat(numberLocale(language, market), options).formatToParts(value);
  return parts.map(({ type, value: text }) => (type === 'group' && market === 'ch' ? SWISS_GROUP : text)).join('');
}

export function formatNumber(value: number, locale: Locale): string {
  return format(value, locale, { maximumFractionDigits: 0, useGrouping: true });
}

/** The amount with its currency's sign; cents only when there are any. */
export function formatMoney(money: Money, locale: Locale): string {
  return format(majorUnits(money), locale, {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
}

/** Names as the language lists them: `A, B und C`. */
export function formatNames(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
