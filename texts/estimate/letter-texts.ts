/** The figures of a report, in their order. */
export const reportLines = [
  'kwp',
  'yieldKwh',
  'selfSufficiency',
  'powerKw',
  'seasonalPerformance',
  'investment',
  'subsidy',
  'savingPerYear',
  'paybackYears',
  'over25Years',
  'co2KgPerYear',
] as const;
export type ReportLineName = (typeof reportLines)[number];

/** What letters and pages say of a detailed estimate. Figures come written, with their units. */
export interface EstimateLetterTexts {
  heading: string;
  /** That the figures are the home's own, to who lives there; and to a company. */
  calculated: (place: string, day: string) => string;
  calculatedForOthers: (place: string, day: string) => string;
  lines: Record<ReportLineName, string>;
  /** The head of a table: figure, its edges, its middle. */
  columns: Record<'figure' | 'low' | 'middle' | 'high', string>;
  range: (from: string, to: string, middle: string) => string;
  years: (count: string) => string;
  notWithin25Years: string;
  note: string;
  againstHeading: string;
  toldHeading: string;
  assumedHeading: string;
}
