import type { Country } from '#domain/estimate/countries/country.ts';
import { type Market, marketCurrency } from '#domain/place.ts';
import { checkPrice, partsOf } from '#domain/quote-check/check-price.ts';
import { checkSizes, type EstimatedHome } from '#domain/quote-check/check-sizes.ts';
import { type Quote, type QuoteItem, type QuotePart, quoteItems } from '#domain/quote-check/quote.ts';
import type { QuoteCheck, QuoteQuestion } from '#domain/quote-check/quote-check.ts';

const everywhere: Record<QuotePart, readonly QuoteItem[]> = {
  solar: ['mounting', 'meterCabinet', 'registration'],
  battery: ['mounting', 'registration'],
  heatPump: ['mounting', 'registration', 'removal', 'subsidy'],
  charger: ['mounting', 'meterCabinet', 'registration'],
};

/** American houses have no scaffold law and are heated with air. */
const inEurope: Partial<Record<QuotePart, readonly QuoteItem[]>> = {
  solar: ['scaffold'],
  heatPump: ['hydraulicBalancing', 'meterCabinet'],
};

/** Where a roof is paid for by a programme that is applied for. */
const paidRoofs: readonly Market[] = ['at', 'ch'];

/** What a whole offer of these parts names, one way or the other. */
export function expectedItems(parts: readonly QuotePart[], market: Market): QuoteItem[] {
  const expected = new Set(parts.flatMap((part) => everywhere[part]));
  if (market !== 'us') for (const part of parts) for (const item of inEurope[part] ?? []) expected.add(item);
  if (parts.includes('solar') && paidRoofs.includes(market)) expected.add('subsidy');
  return quoteItems.filter((it) => expected.has(it));
}

type Item = QuoteCheck['items'][number];

function itemsOf(quote: Quote): Item[] {
  const { included, excluded, market } = quote;
  const stateOf = (item: QuoteItem) => {
    if (excluded.includes(item)) return 'excluded';
    return included.includes(item) ? 'included' : 'unsaid';
  };
  const told = [...included, ...excluded];
  const expected = expectedItems(partsOf(quote), market);
  return quoteItems
    .filter((it) => expected.includes(it) || told.includes(it))
    .map((item) => ({ item, state: stateOf(item) }));
}

type Checked = Omit<QuoteCheck, 'questions'>;

/** When each question is asked, in the order in which they are. */
const asked: Record<QuoteQuestion, (quote: Quote, checked: Checked) => boolean> = {
  'other-currency': ({ currency, market }) => currency !== undefined && currency !== marketCurrency(market),
  'no-price': ({ price }) => price === undefined,
  tax: ({ price, priceKind, market }) => price !== undefined && priceKind === undefined && market !== 'us',
  below: (_, { price }) => price?.place === 'below',
  above: (_, { price }) => price?.place === 'above',
  'too-small': (_, { sizes }) => sizes.some(({ verdict }) => verdict === 'small'),
  'too-large': (_, { sizes }) => sizes.some(({ verdict }) => verdict === 'large'),
  models: ({ products }) => products.length === 0,
  guarantee: ({ guaranteeYears }) => guaranteeYears === undefined,
  unsaid: (_, { items }) => items.some(({ state }) => state === 'unsaid'),
  excluded: (_, { items }) => items.some(({ state }) => state === 'excluded'),
  'heat-load': ({ heatPumpKw }) => heatPumpKw !== undefined,
  performance: ({ heatPumpKw }) => heatPumpKw !== undefined,
  yield: ({ kwp }) => kwp !== undefined,
  'subsidy-order': ({ heatPumpKw }) => heatPumpKw !== undefined,
  binding: () => true,
};

/** An offer held against the estimate's own price ranges and, where one is told, a home. Pure. */
export function checkQuote(quote: Quote, country: Country, home?: EstimatedHome): QuoteCheck {
  const price = checkPrice(quote, country);
  const sizes = checkSizes(quote, country, home);
  const checked = { currency: marketCurrency(quote.market), ...(price && { price }), sizes, items: itemsOf(quote) };
  const questions = (Object.keys(asked) as QuoteQuestion[]).filter((it) => asked[it](quote, checked));
  return { ...checked, questions };
}
