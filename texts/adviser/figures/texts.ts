import type { Market } from '#domain/place.ts';
import type { Unit } from '#texts/adviser/figures/figure.ts';

/** How figures and their sources are written. */
export interface FigureTexts {
  units: Record<Unit, (amount: string) => string>;
  span: (from: string, to: string) => string;
  sources: (list: string) => string;
  asOf: (source: string, date: string) => string;
  ended: (source: string, date: string) => string;
  /** Letters that a country writes otherwise. */
  letters: Partial<Record<Market, readonly [letter: string, there: string]>>;
}
