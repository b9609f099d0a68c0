import type { QuoteItem, QuotePart } from '#domain/quote-check/quote.ts';

/** How one language writes what an offer tells: small letters, as they stand within words too. `^` stands before what begins a word. */
export interface QuoteWords {
  /** Devices; `inverter` and `use` are no size of what is bought. */
  devices: Record<QuotePart | 'inverter' | 'use', readonly string[]>;
  /** Of everything together. */
  total: readonly string[];
  /** Amounts that are not the price: rates, deposits, savings, grants, single pieces. */
  notTotal: readonly string[];
  /** Where no total stands beside it, the amount is the tax. */
  tax: readonly string[];
  gross: readonly string[];
  net: readonly string[];
  ground: readonly string[];
  items: Record<QuoteItem, readonly string[]>;
  /** Left to the customer. */
  excluded: readonly string[];
  guarantee: readonly string[];
  years: readonly string[];
  pieces: readonly string[];
}
