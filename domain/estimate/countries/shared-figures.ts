import type { Fuel, SolarConvention } from '#domain/estimate/countries/country.ts';
import { type Figure, ownFigure } from '#domain/estimate/figure.ts';

/** The European convention. Source: PVGIS 5, default of 14 % for all losses, inverter included. */
export const pvgisConvention: SolarConvention = {
  systemLoss: { value: 0.14, low: 0.14, high: 0.14, unit: 'share', source: 'PVGIS 5.3, default losses', asOf: '2024' },
  powerPerKelvin: -0.0037,
};

/** Efficiency of what makes heat today, of the fuel's energy; our assumption. */
export const boilerEfficiencies: Record<Fuel, Figure> = {
  gas: ownFigure(0.85, 0.8, 0.95, 'share'),
  oil: ownFigure(0.85, 0.8, 0.92, 'share'),
  propane: ownFigure(0.85, 0.8, 0.95, 'share'),
  coal: ownFigure(0.7, 0.6, 0.8, 'share'),
  biomass: ownFigure(0.8, 0.7, 0.9, 'share'),
  district: ownFigure(0.98, 0.95, 1, 'share'),
  nightPower: ownFigure(1, 0.95, 1, 'share'),
};

const BAFA = 'BAFA, Informationsblatt CO2-Faktoren';
const bafa = (value: number): Figure => ({
  value,
  low: value,
  high: value,
  unit: 'kgPerKwh',
  source: BAFA,
  asOf: '2021-11',
});

/** Carbon dioxide of 1 kWh of fuel; power for night storage counts as the grid's. */
export const fuelCarbon: Record<Exclude<Fuel, 'nightPower'>, Figure> = {
  gas: bafa(0.201),
  oil: bafa(0.266),
  propane: bafa(0.239),
  coal: ownFigure(0.34, 0.33, 0.43, 'kgPerKwh'),
  biomass: ownFigure(0.03, 0.02, 0.04, 'kgPerKwh'),
  district: ownFigure(0.18, 0.06, 0.28, 'kgPerKwh'),
};

/** A figure from a named source. */
export const sourced = (
  value: number,
  low: number,
  high: number,
  unit: string,
  source: string,
  asOf: string,
): Figure => ({
  value,
  low,
  high,
  unit,
  source,
  asOf,
});

/** Straight lines between the points of a price list by size; beyond them, the price of the nearest point. */
export function pricedBySize(points: readonly (readonly [size: number, low: number, high: number])[], size: number) {
  const after = points.findIndex(([at]) => at >= size);
  const right = points[after === -1 ? points.length - 1 : after] ?? [size, 0, 0];
  const left = after > 0 ? (points[after - 1] ?? right) : right;
  const share = right[0] === left[0] ? 0 : (size - left[0]) / (right[0] - left[0]);
  return { low: left[1] + share * (right[1] - left[1]), high: left[2] + share * (right[2] - left[2]) };
}
