import { americanProgrammes } from '#domain/estimate/subsidies/american.ts';
import { austrianProgrammes } from '#domain/estimate/subsidies/austrian.ts';
import { germanProgrammes } from '#domain/estimate/subsidies/german.ts';
import type { Programme } from '#domain/estimate/subsidies/subsidy.ts';
import { swissProgrammes } from '#domain/estimate/subsidies/swiss.ts';
import type { Market } from '#domain/place.ts';

/** Every programme that the rules know, those that have ended included. */
export const programmes: Record<Market, readonly Programme[]> = {
  de: germanProgrammes,
  at: austrianProgrammes,
  ch: swissProgrammes,
  us: americanProgrammes,
};
