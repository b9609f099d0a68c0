import type { Changeable } from '#domain/estimate/assumption-names.ts';
import { type Figure, ownFigure } from '#domain/estimate/figure.ts';

const HTW = 'Own 15-minute simulation, calibrated to Weniger/HTW Berlin';

/** What is assumed everywhere. */
export const commonFigures = {
  priceRise: ownFigure(0.02, 0, 0.03, 'share'),
  discountRate: ownFigure(0.03, 0.02, 0.04, 'share'),
  moduleDegradation: ownFigure(0.005, 0.003, 0.008, 'share'),
  runningCost: ownFigure(0.015, 0.01, 0.02, 'share'),
  batteryRenewal: ownFigure(0.5, 0.3, 0.7, 'share'),
  householdFit: { value: 1, low: 0.92, high: 1.08, unit: 'factor', source: HTW, asOf: '2026-11' },
  hotWater: ownFigure(12.5, 10, 15, 'kwhPerM2'),
  carUse: ownFigure(18, 15, 21, 'kwhPer100Km'),
  chargingLoss: ownFigure(0.075, 0.05, 0.1, 'share'),
  heatPumpSolarShare: { value: 0.295, low: 0.24, high: 0.35, unit: 'share', source: HTW, asOf: '2026-11' },
} as const satisfies Partial<Record<Changeable, Figure>>;

const solarShare = (value: number, low: number, high: number): Figure => ({
  value,
  low,
  high,
  unit: 'share',
  source: HTW,
  asOf: '2026-11',
});

/** Share of the charging that the roof gives, by the hour of charging; unknown hours lie between the worst and the usual best. */
export const carSolarShares = {
  evening: solarShare(0.02, 0, 0.05),
  daytime: solarShare(0.67, 0.65, 0.69),
  surplus: solarShare(0.735, 0.69, 0.78),
  unknown: solarShare(0.3, 0, 0.67),
};

/** Share of the yield that is lost to shade. */
export const shadingLosses = {
  none: ownFigure(0, 0, 0.02, 'share'),
  some: ownFigure(0.07, 0.03, 0.12, 'share'),
  heavy: ownFigure(0.2, 0.12, 0.3, 'share'),
  unknown: ownFigure(0, 0, 0.05, 'share'),
};

const ISE = 'Fraunhofer ISE, WPsmart and WP-QS im Bestand: field against computed performance';

/** What a heat pump reaches in the field of what is computed. */
export const fieldFactor: Figure = { value: 0.92, low: 0.82, high: 1.02, unit: 'factor', source: ISE, asOf: '2025-11' };

/** United States: HSPF2 of a unit of today. */
export const usualHspf2: Figure = {
  value: 8.5,
  low: 7.5,
  high: 10.5,
  unit: 'btuPerWh',
  source: '10 CFR 430.32 (least 7.5) and ENERGY STAR 6.1; middle is our assumption',
  asOf: '2023-01',
};
