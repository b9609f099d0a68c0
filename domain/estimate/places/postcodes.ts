import type { KnownPlace } from '#domain/estimate/places/place-table.ts';
import type { Market } from '#domain/place.ts';

/** How many digits a postcode has. */
const digits: Record<Market, number> = { de: 5, at: 4, ch: 4, us: 5 };

/** Beginnings that no German postcode has; Austrian and Swiss ones begin with 1 or more. */
const neverGerman = /^(00|05|43|62)/;

export const isPostcodeOf = (market: Market, code: string) =>
  code.length === digits[market] &&
  !(market === 'de' ? neverGerman.test(code) : market !== 'us' && code.startsWith('0'));

/** A postcode's number of digits is that of no other market's. */
export const isOfOtherCountry = (market: Market, code: string) =>
  code.length !== digits[market] && Object.values(digits).includes(code.length);

function sharedDigits(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a[count] === b[count]) count += 1;
  return count;
}

const distance = (a: string, b: string) => Math.abs(Number(a) - Number(b.padEnd(a.length, '5')));

/** The place whose code begins like this one, of several the nearest by number; nothing where not even the first two digits are known, or the first one of Germany's. */
export function nearestByPostcode(places: readonly KnownPlace[], market: Market, code: string): KnownPlace | undefined {
  const least = market === 'de' ? 1 : market === 'us' ? 3 : 2;
  let best: KnownPlace | undefined;
  for (const place of places.filter((it) => sharedDigits(code, it.postcode) >= least))
    if (!best || distance(code, place.postcode) < distance(code, best.postcode)) best = place;
  return best;
}
