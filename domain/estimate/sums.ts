/** Lowest and highest value of a range. */
export type Span = readonly [from: number, to: number];

export const times = ([from, to]: Span, by: number): Span => [from * by, to * by];

export const over = ([from, to]: Span, by: number): Span => [from / by, to / by];

/** What is paid of a cost at the lowest and the highest share, of no more than `most`. Shares as parts of one. */
export const supportOf = (cost: number, shares: Span, most: number): Span => times(shares, Math.min(cost, most));

/** What is left of a cost, least first. */
export const restOf = (cost: number, [from, to]: Span): Span => [cost - to, cost - from];

/** Hours to charge so much at so much power; `loss` is what the charging takes, as parts of one. */
export const chargingHours = (kwh: number, kw: number, loss: Span): Span => [
  (kwh * (1 + loss[0])) / kw,
  (kwh * (1 + loss[1])) / kw,
];

/** Electricity a heat pump takes for so much heat, at the best and the worst seasonal efficiency. */
export const heatPumpUse = (heatKwh: number, seasonal: Span): Span => [heatKwh / seasonal[1], heatKwh / seasonal[0]];

export const paybackYears = (cost: number, savingPerYear: number): number => cost / savingPerYear;
