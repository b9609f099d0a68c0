import type { CountryFigures } from '#domain/estimate/countries/country.ts';
import { germanFigures } from '#domain/estimate/countries/german-figures.ts';
import { pvgisConvention } from '#domain/estimate/countries/shared-figures.ts';
import { type Figure, OWN, ownFigure } from '#domain/estimate/figure.ts';

/** VAT of 20 % again since 1 April 2025, on German net prices: Austrian ones were not found. */
const VAT = 1.2;

function solarPerKwp(kwp: number): Figure {
  const german = germanFigures.solarPerKwp(kwp);
  const [value, low, high] = [german.value * VAT, german.low * VAT, german.high * VAT];
  return { value, low, high, unit: 'perKwp', source: `${german.source}; with 20 % VAT; ${OWN}`, asOf: german.asOf };
}

export const austrianFigures: CountryFigures = {
  solar: pvgisConvention,
  electricityPrice: () => ownFigure(0.33, 0.28, 0.38, 'perKwh'),
  exportPrice: () => ownFigure(0.06, 0.03, 0.08, 'perKwh'),
  exportYears: 25,
  marketPrice: 0.04,
  exportRises: false,
  fuelPrice: {
    ...germanFigures.fuelPrice,
    gas: ownFigure(0.12, 0.1, 0.14, 'perKwh'),
    oil: ownFigure(0.115, 0.095, 0.13, 'perKwh'),
  },
  gridCarbon: ownFigure(0.16, 0.1, 0.22, 'kgPerKwh'),
  gridRelief: ownFigure(0, 0, 0, 'perYear'),
  annualUseKwh: ownFigure(4_400, 2_800, 6_000, 'kwhPerYear'),
  kwp: germanFigures.kwp,
  heatedAreaM2: germanFigures.heatedAreaM2,
  solarPerKwp,
  batteryPerKwh: ownFigure(610, 400, 850, 'perKwh'),
  heatPump: {
    air: ownFigure(27_000, 20_000, 34_000, 'currency'),
    ground: ownFigure(37_500, 29_000, 46_000, 'currency'),
  },
  charger: ownFigure(1_600, 600, 2_600, 'currency'),
  balcony: { kwp: 0.8, cost: ownFigure(550, 350, 900, 'currency') },
  wallboxRight: false,
};
