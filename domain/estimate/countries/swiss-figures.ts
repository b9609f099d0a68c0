import type { CountryFigures } from '#domain/estimate/countries/country.ts';
import { pricedBySize, pvgisConvention, sourced } from '#domain/estimate/countries/shared-figures.ts';
import { type Figure, ownFigure } from '#domain/estimate/figure.ts';

/** Francs for 1 kWp by size, from 16,000 to 25,000 for 8, 20,000 to 29,000 for 10, 24,000 to 34,000 for 12. */
const solarPrices = [
  [8, 2_000, 3_125],
  [10, 2_000, 2_900],
  [12, 2_000, 2_833],
] as const;

function solarPerKwp(kwp: number): Figure {
  const { low, high } = pricedBySize(solarPrices, kwp);
  return sourced((low + high) / 2, low, high, 'perKwp', 'solarpeter.ch', '2026');
}

export const swissFigures: CountryFigures = {
  solar: pvgisConvention,
  electricityPrice: () => sourced(0.277, 0.23, 0.33, 'perKwh', 'ElCom, median of profile H4', '2026'),
  exportPrice: () =>
    sourced(
      0.07,
      0.06,
      0.082,
      'perKwh',
      'Legal floor of about 6 Rp. below 30 kW; one utility pays 8.2 (energiemonitor.ch)',
      '2026',
    ),
  exportYears: 25,
  marketPrice: 0.06,
  exportRises: false,
  fuelPrice: {
    gas: ownFigure(0.13, 0.1, 0.16, 'perKwh'),
    oil: ownFigure(0.105, 0.09, 0.12, 'perKwh'),
    propane: ownFigure(0.15, 0.12, 0.18, 'perKwh'),
    coal: ownFigure(0.1, 0.08, 0.12, 'perKwh'),
    biomass: ownFigure(0.09, 0.075, 0.11, 'perKwh'),
    district: ownFigure(0.15, 0.11, 0.19, 'perKwh'),
    nightPower: ownFigure(0.23, 0.19, 0.28, 'perKwh'),
  },
  gridCarbon: ownFigure(0.11, 0.05, 0.15, 'kgPerKwh'),
  gridRelief: ownFigure(0, 0, 0, 'perYear'),
  annualUseKwh: sourced(4_500, 2_800, 6_500, 'kwhPerYear', 'ElCom, profile H4', '2026'),
  kwp: ownFigure(9, 6, 12, 'kwp'),
  heatedAreaM2: ownFigure(150, 110, 190, 'm2'),
  solarPerKwp,
  batteryPerKwh: ownFigure(850, 600, 1_100, 'perKwh'),
  heatPump: {
    air: ownFigure(40_000, 32_000, 50_000, 'currency'),
    ground: ownFigure(60_000, 48_000, 75_000, 'currency'),
  },
  charger: ownFigure(2_500, 1_500, 3_500, 'currency'),
  balcony: { kwp: 0.6, cost: ownFigure(500, 300, 800, 'currency') },
  wallboxRight: false,
};
