import type { Concept } from '#api/reading/extraction/concepts.ts';
import type { Market } from '#domain/place.ts';

/** What energy is paid in where the home is. */
export const marketCurrency: Record<Market, Concept> = { de: 'eur', at: 'eur', ch: 'chf', us: 'usd' };
