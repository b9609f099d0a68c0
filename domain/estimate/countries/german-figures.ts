import type { CountryFigures } from '#domain/estimate/countries/country.ts';
import { pricedBySize, pvgisConvention, sourced } from '#domain/estimate/countries/shared-figures.ts';
import { type Figure, ownFigure } from '#domain/estimate/figure.ts';
import { FEED_IN_SMALL_KWP, FEED_IN_YEARS, feedIn, newestFeedIn } from '#domain/estimate/subsidies/dated.ts';

const NETWORK_AGENCY = 'Bundesnetzagentur, EEG-Fördersätze';
const DRAFT = 'EEG 2027, cabinet draft of 2026-07-29 (BT-Drs. 21/7867): no lasting support below 25 kW, not law';
/** What the market pays for solar power; our assumption. */
const MARKET = 0.04;

function exportPrice(kwp: number, day: string): Figure {
  if (day > newestFeedIn.to) return sourced(MARKET, 0.02, 0.077, 'perKwh', DRAFT, '2026-10');
  const { small, above, asOf } = feedIn.findLast(({ from }) => day >= from) ?? feedIn[0];
  const first = Math.min(kwp, FEED_IN_SMALL_KWP);
  const value = (first * small + (kwp - first) * above) / kwp / 100;
  return sourced(value, MARKET, value, 'perKwh', `${NETWORK_AGENCY}; low: ${DRAFT}`, asOf);
}

/** Euro for 1 kWp by size. */
const solarPrices = [
  [4, 1_400, 1_800],
  [6, 1_200, 1_500],
  [10, 1_000, 1_300],
] as const;

function solarPerKwp(kwp: number): Figure {
  const { low, high } = pricedBySize(solarPrices, kwp);
  return sourced((low + high) / 2, low, high, 'perKwp', 'handwerk.cloud, regional-photovoltaik.de', '2026-01');
}

const BDEW = 'BDEW Gaspreisanalyse';
const HEAT_PUMP_PRICES = '42watt.de, Stuttgarter Zeitung';

export const germanFigures: CountryFigures = {
  solar: pvgisConvention,
  electricityPrice: () =>
    sourced(0.372, 0.32, 0.4, 'perKwh', 'BDEW, household average, as told by stromvermittlung.de', '2026'),
  exportPrice,
  exportYears: FEED_IN_YEARS,
  marketPrice: MARKET,
  exportRises: false,
  fuelPrice: {
    gas: sourced(0.1224, 0.1, 0.14, 'perKwh', BDEW, '2025'),
    oil: ownFigure(0.1, 0.085, 0.12, 'perKwh'),
    propane: ownFigure(0.12, 0.1, 0.15, 'perKwh'),
    coal: ownFigure(0.09, 0.07, 0.11, 'perKwh'),
    biomass: ownFigure(0.075, 0.06, 0.09, 'perKwh'),
    district: ownFigure(0.14, 0.11, 0.18, 'perKwh'),
    nightPower: ownFigure(0.28, 0.24, 0.33, 'perKwh'),
  },
  gridCarbon: sourced(
    0.36,
    0.33,
    0.38,
    'kgPerKwh',
    'UBA, electricity mix of Germany; to be confirmed at the source',
    '2024',
  ),
  gridRelief: sourced(150, 110, 190, 'perYear', 'Bundesnetzagentur, section 14a EnWG, module 1', '2026'),
  annualUseKwh: ownFigure(4_000, 2_500, 5_500, 'kwhPerYear'),
  kwp: ownFigure(8, 5, 11, 'kwp'),
  heatedAreaM2: ownFigure(130, 100, 170, 'm2'),
  solarPerKwp,
  batteryPerKwh: sourced(510, 325, 700, 'perKwh', 'handwerk.cloud, regional-photovoltaik.de', '2026-01'),
  heatPump: {
    air: sourced(30_000, 25_000, 35_000, 'currency', HEAT_PUMP_PRICES, '2026-03'),
    ground: sourced(37_500, 30_000, 45_000, 'currency', HEAT_PUMP_PRICES, '2026-03'),
  },
  charger: ownFigure(1_500, 500, 2_500, 'currency'),
  balcony: { kwp: 0.8, cost: ownFigure(500, 300, 800, 'currency') },
  wallboxRight: true,
};
