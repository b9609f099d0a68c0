import type { Span } from '#domain/estimate/sums.ts';
import { formatDecimal, type Locale } from '#domain/format.ts';
import { marketCurrency } from '#domain/place.ts';
import { figureTexts } from '#texts/adviser/figures/all.ts';
import type { Unit } from '#texts/adviser/figures/figure.ts';
import { sumTexts } from '#texts/adviser/sums/all.ts';

const currencyUnits = { EUR: 'eur', CHF: 'chf', USD: 'usd' } as const satisfies Record<string, Unit>;

const centsPerKwh = { EUR: 'euroCentPerKwh', CHF: 'rappenPerKwh', USD: 'usCentPerKwh' } as const;
const CENTS = 100;
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Amounts from which on the last two digits, or the last one, say nothing. */
const LARGE = 1000;
const MIDDLING = 100;
const FINE = 10;

/** As exact as a sum of such figures is. */
function rounded(value: number): number {
  const step = value >= LARGE ? 100 : value >= MIDDLING ? 10 : value >= FINE ? 1 : 0.1;
  return Math.round(value / step) * step;
}

const ROUGH = 10_000;
const THOUSAND = 1000;
const roughly = (value: number) => (value >= ROUGH ? Math.round(value / THOUSAND) * THOUSAND : rounded(value));

/** Ranges and amounts as a person reads them, with their unit; a range of one value as that value. */
export function amountWriter(locale: Locale) {
  const { units, span } = figureTexts[locale.language];
  const { kwh, hours, years, perKwp } = sumTexts[locale.language];
  const decimal = (value: number) => formatDecimal(Number(value.toFixed(value < 1 ? 3 : 2)), locale);
  const plain = ([from, to]: Span) =>
    decimal(from) === decimal(to) ? decimal(from) : span(decimal(from), decimal(to));
  const about = ([from, to]: Span) => plain([rounded(from), rounded(to)]);
  const money = units[currencyUnits[marketCurrency(locale.market)]];
  return {
    money: (amount: number) => money(decimal(amount)),
    price: (range: Span) => money(plain(range)),
    aboutMoney: (range: Span) => money(about(range)),
    eachKwp: ([from, to]: Span) => perKwp(money(plain([Math.round(from), Math.round(to)]))),
    kwp: (amount: number) => units.kwp(decimal(amount)),
    aboutKwp: (range: Span) => units.kwp(about(range)),
    watts: (amount: number) => units.watt(decimal(amount)),
    kw: (amount: number) => units.kw(decimal(amount)),
    kva: (amount: number) => units.kva(decimal(amount)),
    kws: (range: Span) => units.kw(plain(range)),
    kwh: (amount: number) => kwh(decimal(amount)),
    kwhs: (range: Span) => kwh(plain(range)),
    aboutKwh: (range: Span) => kwh(about(range)),
    perKwpYear: (range: Span) => units.kwhPerKwp(plain(range)),
    centsPerKwh: ([from, to]: Span) =>
      units[centsPerKwh[marketCurrency(locale.market)]](plain([tenth(from * CENTS), tenth(to * CENTS)])),
    hours: (range: Span) => hours(about(range)),
    years: (amount: number) => years(about([amount, amount])),
    percent: ([from, to]: Span) => units.percent(plain([from * 100, to * 100])),
    tenths: ([from, to]: Span) => plain([tenth(from), tenth(to)]),
    /** In thousands where it is large: no more of it is known. */
    roughMoney: ([from, to]: Span) => money(plain([roughly(from), roughly(to)])),
    number: plain,
    about,
  };
}

export type AmountWriter = ReturnType<typeof amountWriter>;
