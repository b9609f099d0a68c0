import type { CountryFigures } from '#domain/estimate/countries/country.ts';
import { sourced } from '#domain/estimate/countries/shared-figures.ts';
import { type Figure, ownFigure } from '#domain/estimate/figure.ts';

/** Cents for 1 kWh at home by state. Source: EIA as told by electricchoice.com, April 2026; Wisconsin is of 2024. */
const cents: Record<string, number> = {
  ...{ AL: 16.79, AK: 26.57, AZ: 15.62, AR: 13.32, CA: 33.75, CO: 16.33, CT: 27.84, DE: 18.39, DC: 24.03, FL: 15.77 },
  ...{ GA: 14.6, HI: 39.89, ID: 12.51, IL: 18.82, IN: 17.42, IA: 13.54, KS: 15.23, KY: 13.68, LA: 12.44, ME: 29.55 },
  ...{ MD: 22.4, MA: 31.51, MI: 20.55, MN: 16.44, MS: 14.53, MO: 13.01, MT: 14.33, NE: 13.19, NV: 13.83, NH: 27.39 },
  ...{ NJ: 22.65, NM: 15, NY: 27.07, NC: 15.12, ND: 12.87, OH: 17.93, OK: 14.48, OR: 16.23, PA: 20.58, RI: 31.3 },
  ...{ SC: 15.71, SD: 14.15, TN: 13.12, TX: 16.18, UT: 13.75, VT: 24.89, VA: 16.43, WI: 17.19 },
};
const AVERAGE_CENTS = 18.05;
const EIA = 'EIA, as told by electricchoice.com';

function electricityPrice(state: string): Figure {
  const price = (cents[state] ?? AVERAGE_CENTS) / 100;
  return sourced(price, price * 0.9, price * 1.1, 'perKwh', EIA, state === 'WI' ? '2024' : '2026-04');
}

const reduced = ['CA', 'HI', 'NV', 'AZ', 'LA', 'KS', 'KY', 'IN', 'MS', 'OK', 'TN', 'UT', 'MI'];
const RULES = 'solarsavingsmath.com, net metering by state';

/** Full retail where the state has net metering; elsewhere the known rate or a share of retail, which is our assumption. */
function exportPrice(_kwp: number, _day: string, state: string): Figure {
  const retail = electricityPrice(state).value;
  if (state === 'CA') return sourced(0.065, 0.05, 0.08, 'perKwh', RULES, '2026-05');
  if (state === 'AZ') return sourced(0.1, 0.07, 0.1, 'perKwh', RULES, '2026-05');
  if (reduced.includes(state)) return sourced(retail * 0.45, retail * 0.25, retail * 0.7, 'perKwh', RULES, '2026-05');
  return sourced(retail, retail * 0.7, retail, 'perKwh', RULES, '2026-05');
}

export const americanFigures: CountryFigures = {
  solar: {
    systemLoss: sourced(0.1752, 0.1752, 0.1752, 'share', 'PVWatts 8: 14.08 % losses and an inverter of 96 %', '2024'),
    powerPerKelvin: -0.0047,
  },
  electricityPrice,
  exportPrice,
  exportYears: 25,
  marketPrice: 0.04,
  exportRises: true,
  fuelPrice: {
    gas: ownFigure(0.05, 0.035, 0.065, 'perKwh'),
    oil: ownFigure(0.095, 0.08, 0.11, 'perKwh'),
    propane: ownFigure(0.1, 0.08, 0.13, 'perKwh'),
    coal: ownFigure(0.04, 0.03, 0.06, 'perKwh'),
    biomass: ownFigure(0.06, 0.04, 0.08, 'perKwh'),
    district: ownFigure(0.08, 0.06, 0.11, 'perKwh'),
    nightPower: ownFigure(0.15, 0.11, 0.2, 'perKwh'),
  },
  gridCarbon: ownFigure(0.37, 0.2, 0.5, 'kgPerKwh'),
  gridRelief: ownFigure(0, 0, 0, 'perYear'),
  annualUseKwh: ownFigure(10_500, 7_000, 14_000, 'kwhPerYear'),
  kwp: ownFigure(7, 5, 10, 'kwp'),
  heatedAreaM2: ownFigure(175, 120, 230, 'm2'),
  solarPerKwp: () =>
    sourced(
      2_500,
      2_350,
      3_350,
      'perKwp',
      'EnergySage median of 2024 (pv-magazine-usa); span: nuwattenergy.com 2026',
      '2026',
    ),
  batteryPerKwh: ownFigure(1_100, 900, 1_400, 'perKwh'),
  heatPump: {
    air: ownFigure(16_000, 10_000, 22_000, 'currency'),
    ground: ownFigure(35_000, 25_000, 45_000, 'currency'),
  },
  charger: ownFigure(1_500, 700, 2_500, 'currency'),
  wallboxRight: false,
};
