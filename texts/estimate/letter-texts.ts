/** What letters and pages say of a detailed estimate beside the words of its widget. Figures come written, with their units. */
export interface EstimateLetterTexts {
  /** That the figures are the home's own: to who lives there, and to a company. */
  calculated: Record<'own' | 'other', (place: string, day: string) => string>;
  /** Of what is avoided in a year. */
  co2: string;
  range: (from: string, to: string, middle: string) => string;
  atEarliest: (earliest: string, middle: string) => string;
  note: string;
  notWorthItHeading: string;
  givenHeading: string;
  assumedHeading: string;
}
