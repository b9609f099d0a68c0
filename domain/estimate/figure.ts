/** A number from the world with its span, and who says so when. */
export interface Figure {
  value: number;
  low: number;
  high: number;
  unit: string;
  source: string;
  /** `2026`, `2026-03` or `2026-03-01`: as precise as the source is. */
  asOf: string;
}

/** Where a figure is our own judgement. */
export const OWN = 'Wattnest, engineering assumption';

const OWN_AS_OF = '2026-11';

/** A figure that is our own judgement. */
export function ownFigure(value: number, low: number, high: number, unit: string): Figure {
  return { value, low, high, unit, source: OWN, asOf: OWN_AS_OF };
}
