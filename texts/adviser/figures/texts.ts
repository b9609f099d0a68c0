import type { Unit } from '#texts/adviser/figures/figure.ts';

/** How figures and their sources are written. */
export interface FigureTexts {
  units: Record<Unit, (amount: string) => string>;
  span: (from: string, to: string) => string;
  sources: (list: string) => string;
  asOf: (source: string, date: string) => string;
  ended: (source: string, date: string) => string;
}
