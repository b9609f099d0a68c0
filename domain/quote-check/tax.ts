import { sourced } from '#domain/estimate/countries/shared-figures.ts';
import type { Figure } from '#domain/estimate/figure.ts';
import type { Market } from '#domain/place.ts';
import type { QuotePart } from '#domain/quote-check/quote.ts';

/** Up to so many kWp a roof and its battery bear no tax. Source: § 12 Abs. 3 UStG. */
export const UNTAXED_KWP = 30;

export const untaxedSolar = sourced(0, 0, 0, 'share', '§ 12 Abs. 3 UStG', '2026');
const german = sourced(0.19, 0.19, 0.19, 'share', '§ 12 Abs. 1 UStG', '2026');
export const austrianTax = sourced(0.2, 0.2, 0.2, 'share', '§ 28 UStG 1994', '2025-04-01');
const swiss = sourced(0.081, 0.081, 0.081, 'share', 'art. 25 MWSTG', '2024-01-01');
/** Sales taxes are the states' own, and many leave such systems out: prices are told before them. */
const american = sourced(0, 0, 0, 'share', 'Prices are told before sales tax', '2026');

/** Value added tax on a part of an offer. */
export function taxOn(part: QuotePart, market: Market, kwp = 0): Figure {
  if (market === 'at') return austrianTax;
  if (market === 'ch') return swiss;
  if (market === 'us') return american;
  const isRoof = part === 'solar' || part === 'battery';
  return isRoof && kwp <= UNTAXED_KWP ? untaxedSolar : german;
}
