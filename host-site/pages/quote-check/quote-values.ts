import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { checkQuote } from '#domain/contract/quote-check.ts';
import { formatDecimal, type Locale } from '#domain/format.ts';
import { squareMetres } from '#domain/home/units.ts';
import type { Currency } from '#domain/money.ts';
import { type Market, marketAreaUnit, marketCurrency } from '#domain/place.ts';
import {
  LONGEST_PRODUCT,
  MOST_GUARANTEE_YEARS,
  MOST_PRODUCTS,
  type PriceKind,
  priceBounds,
  type QuoteItem,
  quoteItems,
  type ReadQuote,
  sizeBounds,
} from '#domain/quote-check/quote.ts';
import { readWritten } from '#domain/quote-check/read/numbers.ts';

/** Fields of a number, with what each may be. */
export const numberFields = {
  price: priceBounds,
  ...sizeBounds,
  guaranteeYears: { least: 0.5, most: MOST_GUARANTEE_YEARS },
  livingArea: { least: 15, most: 2_000 },
  roofArea: { least: 2, most: 2_000 },
  annualUse: { least: 100, most: 200_000 },
} as const;
export type NumberField = keyof typeof numberFields;
const amounts: readonly NumberField[] = ['price', 'annualUse'];
const told = ['price', 'kwp', 'batteryKwh', 'heatPumpKw', 'chargerKw', 'guaranteeYears'] as const;

export type Values = Record<
  NumberField | QuoteItem | 'priceKind' | 'currency' | 'heatPumpKind' | 'products' | 'place',
  string
>;

const NUMBER = /^\d[\d.,'’ \u00a0\u202f]*$/;

const areas: readonly NumberField[] = ['livingArea', 'roofArea'];

/** Areas are written in the unit of the market, and told in m². Undefined for an empty field, NaN for what is no number. */
export function numberIn(field: NumberField, values: Values, market: Market): number | undefined {
  const written = values[field].trim();
  if (written === '') return undefined;
  const isInFeet = areas.includes(field) && marketAreaUnit(market) === 'sqft';
  const number = NUMBER.test(written) ? readWritten(written, isInFeet || amounts.includes(field)) : Number.NaN;
  return isInFeet ? squareMetres(number) : number;
}

const stateOf = (item: QuoteItem, { included, excluded }: ReadQuote) => {
  if (excluded.includes(item)) return 'excluded';
  return included.includes(item) ? 'included' : 'unsaid';
};

/** What the form holds at first: what was read of an offer. */
export function valuesOf(read: ReadQuote, locale: Locale): Values {
  const written = (value: number | undefined) => (value === undefined ? '' : formatDecimal(value, locale));
  return {
    ...(Object.fromEntries(told.map((field) => [field, written(read[field])])) as Record<
      (typeof told)[number],
      string
    >),
    ...(Object.fromEntries(quoteItems.map((item) => [item, stateOf(item, read)])) as Record<QuoteItem, string>),
    priceKind: read.priceKind ?? 'unsaid',
    currency: read.currency ?? marketCurrency(locale.market),
    heatPumpKind: read.heatPumpKind ?? 'air',
    products: read.products.join('\n'),
    ...{ place: '', livingArea: '', roofArea: '', annualUse: '' },
  };
}

type Body = BodyOf<typeof checkQuote>;

const given = <Given extends object>(values: Given) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Given]?: Exclude<Given[Name], undefined>;
  };

function homeOf(values: Values, { market }: Locale): Body['home'] {
  const place = values.place.trim();
  if (!place) return undefined;
  const [livingArea, roofArea, annualUseKwh] = (['livingArea', 'roofArea', 'annualUse'] as const).map((it) =>
    numberIn(it, values, market),
  );
  return {
    market,
    place,
    roof: given({ areaM2: roofArea }),
    heating: { system: 'unsure', ...given({ areaM2: livingArea }) },
    ...given({ annualUseKwh }),
  };
}

function productsIn({ products }: Values): string[] {
  const lines = products.split('\n').map((it) => it.trim().slice(0, LONGEST_PRODUCT));
  return lines.filter(Boolean).slice(0, MOST_PRODUCTS);
}

/** What is asked of the server. */
export function bodyOf(values: Values, locale: Locale): Body {
  const numbers = Object.fromEntries(told.map((field) => [field, numberIn(field, values, locale.market)]));
  const home = homeOf(values, locale);
  return {
    quote: {
      market: locale.market,
      ...given(numbers),
      ...(values.priceKind !== 'unsaid' && { priceKind: values.priceKind as PriceKind }),
      currency: values.currency as Currency,
      heatPumpKind: values.heatPumpKind as 'air' | 'ground',
      products: productsIn(values),
      included: quoteItems.filter((it) => values[it] === 'included'),
      excluded: quoteItems.filter((it) => values[it] === 'excluded'),
    },
    ...(home && { home }),
  };
}
