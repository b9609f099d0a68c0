import type { Concept } from '#api/reading/extraction/concepts.ts';
import { type Market, marketCurrency } from '#domain/place.ts';

const named = { EUR: 'eur', CHF: 'chf', USD: 'usd' } as const satisfies Record<string, Concept>;

/** What energy is paid in where the home is, as it is named in a message. */
export const moneyIn = (market: Market): Concept => named[marketCurrency(market)];
