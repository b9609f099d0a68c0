import type { EstimateLetterTexts } from '#texts/estimate/letter-texts.ts';

export const en: EstimateLetterTexts = {
  heading: 'Calculated for your home',
  calculated: (place, day) =>
    `Potential and figures are calculated for your home in ${place}, as of ${day}. They replace the typical values.`,
  calculatedForOthers: (place, day) =>
    `Potential and figures are calculated for this home in ${place}, as of ${day}. They replace the typical values.`,
  lines: {
    kwp: 'Size of the solar system',
    yieldKwh: 'Solar power per year',
    selfSufficiency: 'Share of household power from the own roof',
    powerKw: 'Heat pump power',
    seasonalPerformance: 'Seasonal performance of the heat pump',
    investment: 'Investment before subsidies',
    subsidy: 'Subsidies counted',
    savingPerYear: 'Savings in the first year',
    paybackYears: 'Payback',
    over25Years: 'Outcome over 25 years, in today’s money',
    co2KgPerYear: 'CO2 avoided per year',
  },
  columns: { figure: 'Figure', low: 'at least', middle: 'most likely', high: 'at most' },
  range: (from, to, middle) => `${from} to ${to}, most likely ${middle}`,
  years: (count) => `${count} years`,
  notWithin25Years: 'not within 25 years',
  note: 'Ranges from your answers and dated figures, not a promise. An installer takes a closer look before any offer.',
  againstHeading: 'What we advise against',
  toldHeading: 'Calculated with these answers',
  assumedHeading: 'The most important assumptions',
};
