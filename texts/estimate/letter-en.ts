import type { EstimateLetterTexts } from '#texts/estimate/letter-texts.ts';

export const en: EstimateLetterTexts = {
  calculated: {
    own: (place, day) =>
      `Potential and figures are calculated for your home in ${place}, as of ${day}. They replace the typical values.`,
    other: (place, day) =>
      `Potential and figures are calculated for this home in ${place}, as of ${day}. They replace the typical values.`,
  },
  co2: 'CO2 avoided per year',
  range: (from, to, middle) => `${from} to ${to}, most likely ${middle}`,
  atEarliest: (earliest, middle) => `${earliest}, most likely ${middle}`,
  note: 'Ranges from answers and dated figures, not a promise. An installer takes a closer look before any offer.',
  notWorthItHeading: 'What we advise against',
  givenHeading: 'Calculated with these answers',
  assumedHeading: 'The most important assumptions',
};
