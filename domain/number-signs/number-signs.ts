import type { Market } from '#domain/place.ts';

/**
 * How a language writes numbers in each country, three signs in a row: what stands between groups of three digits, before decimals, and before a
 * percent sign; the last is left out where nothing does. Every first screen loads them.
 */
export type NumberSigns = Record<Market, string>;
