import type { ReadQuote } from '#domain/quote-check/quote.ts';
import { numbersOf } from '#domain/quote-check/read/numbers.ts';
import { readItems } from '#domain/quote-check/read/read-items.ts';
import { readPrice } from '#domain/quote-check/read/read-price.ts';
import { readGuarantee, readProducts } from '#domain/quote-check/read/read-products.ts';
import { readSizes } from '#domain/quote-check/read/read-sizes.ts';

/** Characters of an offer that are read; no offer for a home has more. */
export const MOST_OFFER_TEXT = 24_000;

/** Lines as one reads them: words that were parted at their end are whole again, and of spaces one is left. */
function mended(text: string): string {
  return text
    .slice(0, MOST_OFFER_TEXT)
    .replace(/\r\n?/g, '\n')
    .replace(/(\p{Ll})[-\u00ad]\n(?=\p{Ll})/gu, '$1')
    .replace(/[^\S\n]+/g, ' ');
}

/** What the text of an offer says, in German, English or French. What is not found is left out; what is found may be wrong. */
export function readOffer(text: string): ReadQuote {
  const original = mended(text);
  const small = original.toLowerCase();
  const numbers = numbersOf(small);
  return {
    ...readPrice(small, numbers),
    ...readSizes(small, numbers),
    ...readGuarantee(small, numbers),
    ...readItems(small),
    products: readProducts(original),
  };
}
