import { type Money, majorUnits } from '#domain/money.ts';
import { numberSigns } from '#domain/number-signs/all.ts';
import { type Language, type Market, numberLocale } from '#domain/place.ts';

/** How a person reads numbers: their language, with the habits of the market. */
export interface Locale {
  language: Language;
  market: Market;
}

const signsOf = ({ language, market }: Locale) => numberSigns[language][market];

/** Swiss numbers are grouped as we write them: Unicode's locale data has moved between U+2019 and the typewriter apostrophe. */
function format(value: number, locale: Locale, options: Intl.NumberFormatOptions): string {
  const { language, market } = locale;
  const parts = new Intl.NumberFormat(numberLocale(language, market), options).formatToParts(value);
  const isOurs = (type: string) => type === 'group' && market === 'ch';
  return parts.map(({ type, value: text }) => (isOurs(type) ? signsOf(locale).charAt(0) : text)).join('');
}

/** A whole number. Without `Intl`, whose first formatter alone takes longer than the rest of a first screen (decision 6). */
export function formatNumber(value: number, locale: Locale): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, signsOf(locale).charAt(0));
}

/** With one decimal where there is one: 9.8. */
export function formatTenths(value: number, locale: Locale): string {
  const [whole = '', tenths] = String(Math.round(value * 10) / 10).split('.');
  return formatNumber(Number(whole), locale) + (tenths ? signsOf(locale).charAt(1) + tenths : '');
}

/** Whole percents, without `Intl` for the same reason. */
export function formatPercent(percent: number, locale: Locale): string {
  return `${Math.round(percent)}${signsOf(locale).charAt(2)}%`;
}

/** The amount with its currency's sign; cents only when there are any. All Swiss write it as the German ones do (decision 6). */
export function formatMoney(money: Money, locale: Locale): string {
  const writing: Locale = locale.market === 'ch' ? { ...locale, language: 'de' } : locale;
  return format(majorUnits(money), writing, {
    style: 'currency',
    currency: money.currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
}

const listFormats = new Map<Language, Intl.ListFormat>();

/** Names as the language lists them: `A, B und C`. */
export function formatNames(names: readonly string[], language: Language): string {
  const known = listFormats.get(language) ?? new Intl.ListFormat(language, { type: 'conjunction' });
  listFormats.set(language, known);
  return known.format(names);
}

const unitSteps = [
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
  { unit: 'second', seconds: 1 },
] as const;

/** A time to wait in whole seconds, minutes or hours, rounded up: "2 minutes". */
export function formatDuration(seconds: number, { language, market }: Locale): string {
  const { unit, seconds: size } = unitSteps.find((it) => seconds >= it.seconds * 1.5) ?? unitSteps[2];
  const options: Intl.NumberFormatOptions = { style: 'unit', unit, unitDisplay: 'long' };
  return new Intl.NumberFormat(numberLocale(language, market), options).format(Math.ceil(seconds / size));
}

/** A number with at most two decimals. */
export function formatDecimal(value: number, locale: Locale): string {
  return format(value, locale, { maximumFractionDigits: 2 });
}

const dateParts: Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { year: 'numeric', month: 'long' },
  { year: 'numeric', month: 'long', day: 'numeric' },
];

/** A date as precise as it is given: `2026`, `2026-03` or `2026-03-01`. */
export function formatDate(isoDate: string, { language, market }: Locale): string {
  const options = dateParts[isoDate.split('-').length - 1] ?? {};
  return new Date(isoDate).toLocaleDateString(numberLocale(language, market), { ...options, timeZone: 'UTC' });
}
