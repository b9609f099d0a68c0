import type { Country } from '#domain/estimate/countries/country.ts';
import type { Figure } from '#domain/estimate/figure.ts';
import type { Range } from '#domain/estimate/range.ts';
import { marketCurrency } from '#domain/place.ts';
import { type Quote, type QuotePart, quoteParts, sizeOf } from '#domain/quote-check/quote.ts';
import type { PriceCheck } from '#domain/quote-check/quote-check.ts';
import { taxOn } from '#domain/quote-check/tax.ts';

/** The parts that an offer has: a size was told of them. */
export function partsOf(quote: Quote): QuotePart[] {
  return quoteParts.filter((part) => quote[sizeOf[part]] !== undefined);
}

type Typical = { figure: Figure; times: number };

/** The estimate's own figures; a heat pump's and a charger's price does not follow its power. */
function typicalOf(part: QuotePart, quote: Quote, { figures }: Country): Typical {
  const { kwp = 0, batteryKwh = 0, heatPumpKind = 'air' } = quote;
  if (part === 'solar') return { figure: figures.solarPerKwp(kwp), times: kwp };
  if (part === 'battery') return { figure: figures.batteryPerKwh, times: batteryKwh };
  return { figure: part === 'heatPump' ? figures.heatPump[heatPumpKind] : figures.charger, times: 1 };
}

function typicalPart(part: QuotePart, quote: Quote, country: Country): PriceCheck['parts'][number] {
  const { figure, times } = typicalOf(part, quote, country);
  const { value, low, high, source, asOf } = figure;
  const typical = { low: low * times, middle: value * times, high: high * times };
  return { part, size: quote[sizeOf[part]] ?? null, typical, source, asOf };
}

const sum = (ranges: readonly Range[]): Range => ({
  low: ranges.reduce((total, { low }) => total + low, 0),
  middle: ranges.reduce((total, { middle }) => total + middle, 0),
  high: ranges.reduce((total, { high }) => total + high, 0),
});

/** What the price is with tax: known, or between none and the highest. */
export function offeredPrice({ price = 0, priceKind, market, ...quote }: Quote): Range {
  const rates = partsOf({ price, market, ...quote }).map((part) => taxOn(part, market, quote.kwp).value);
  const [least, most] = [Math.min(...rates), Math.max(...rates)];
  if (priceKind === 'gross') return { low: price, middle: price, high: price };
  const from = priceKind === 'net' ? least : 0;
  return { low: price * (1 + from), middle: price * (1 + (from + most) / 2), high: price * (1 + most) };
}

/** Outside only where no reading of the price lies within. */
function placeOf(offered: Range, typical: Range): PriceCheck['place'] {
  if (offered.high < typical.low) return 'below';
  return offered.low > typical.high ? 'above' : 'within';
}

/** Undefined where there is nothing to compare: no price in the market's currency, or no size. */
export function checkPrice(quote: Quote, country: Country): PriceCheck | undefined {
  const { price, currency, market } = quote;
  const parts = partsOf(quote).map((part) => typicalPart(part, quote, country));
  const isOther = currency !== undefined && currency !== marketCurrency(market);
  if (price === undefined || isOther || parts.length === 0) return undefined;
  const [offered, typical] = [offeredPrice(quote), sum(parts.map((it) => it.typical))];
  return { offered, typical, place: placeOf(offered, typical), parts };
}
