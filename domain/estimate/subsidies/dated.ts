/**
 * What programmes pay, and until when: the one set that the rules of the estimate and the adviser's sentences say. Amounts in
 * whole currency units, shares of the cost as parts of one.
 */

/** Source: BEG EM guideline of 2026-07-17, no. 8.3-8.4, and KfW leaflet 458 (07/2026). Reviewed 2026-11-22. */
export const kfw458Since2026 = {
  from: '2026-07-21',
  base: 0.3,
  /** Rate until and with that day. */
  speed: [
    { to: '2027-01-31', rate: 0.16 },
    { to: '2027-07-31', rate: 0.12 },
    { to: '2028-01-31', rate: 0.08 },
    { to: '2028-07-31', rate: 0.04 },
  ],
  /** Taxable income of the household, lowest first. */
  income: [
    { upTo: 30_000, rate: 0.4 },
    { upTo: 40_000, rate: 0.3 },
    { upTo: 50_000, rate: 0.1 },
  ],
  childRelief: 10_000,
  most: 0.7,
  mostOfLowIncome: 0.8,
  firstHome: 28_000,
  secondToSixth: 15_000,
  further: 8_000,
  /** The first home's limit falls by this each half year from February 2027, eight times. */
  fall: 750,
  falls: 8,
  oldBoilerYears: 20,
} as const;

/** Source: BEG EM guideline of 2023-12-21 and KfW leaflet 458 (haustec.de, wiki.indigud.de). Reviewed 2026-11-22. */
export const kfw458Before = {
  from: '2024-02-27',
  to: '2026-07-20',
  base: 0.3,
  speed: 0.2,
  income: [{ upTo: 40_000, rate: 0.3 }],
  efficiency: 0.05,
  most: 0.7,
  firstHome: 30_000,
} as const;

/** Source: federal programme for charging in apartment buildings; closed. Reviewed 2026-10. */
export const apartmentCharging = { from: '2026-04-15', to: '2026-11-10', perSpace: [1_300, 2_000] } as const;

/** Euro cents for surplus up to 10 kWp; above it, carried forward from 6.80 of August 2025. Source: Bundesnetzagentur, EEG-Fördersätze. */
export const feedIn = [
  { from: '2025-08-01', to: '2026-01-31', small: 7.86, above: 6.8, asOf: '2025-08' },
  { from: '2026-02-01', to: '2026-07-31', small: 7.78, above: 6.73, asOf: '2026-02' },
  { from: '2026-08-01', to: '2027-01-31', small: 7.7, above: 6.66, asOf: '2026-08' },
] as const;
export const newestFeedIn = feedIn[2];
export const FEED_IN_SMALL_KWP = 10;
export const FEED_IN_YEARS = 20;

/** Source: EAG-Abwicklungsstelle, calls of 2026. Reviewed 2026-10. */
export const eag2026 = {
  from: '2026-04-23',
  to: '2026-10-22',
  smallKwp: 10,
  perKwpSmall: 150,
  perKwpMiddle: 140,
  middleKwp: 20,
  perKwpLarge: 120,
  perBatteryKwh: 150,
} as const;

/** Source: Pronovo, recalled, of medium confidence. Reviewed 2026-10. */
export const pronovo = { perKw: 360, mostShare: 0.3 } as const;

/** Last day of the Swiss deduction for energy measures. Source: Federal Council, 2026-04-01. */
export const SWISS_DEDUCTION_TO = '2028-12-31';

/** Source: IRS FS-2025-05. Reviewed 2025-08. */
export const americanCredits = {
  rate: 0.3,
  homeTo: '2025-12-31',
  chargerTo: '2026-06-30',
  mostOfHeatPump: 2_000,
  mostOfCharger: 1_000,
} as const;

/** Most that HEAR pays for a heat pump. Source: energyrebates.georgia.gov. Reviewed 2026-06-05. */
export const HEAR_HEAT_PUMP = 8_000;
