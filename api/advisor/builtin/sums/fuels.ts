import {
  energyOfGallons,
  energyOfLitres,
  energyOfPellets,
  energyOfPelletTons,
  energyOfPropane,
} from '#domain/estimate/sums.ts';
import type { FigureName } from '#texts/adviser/figures/figures.ts';

/** Fuels that are sold by a measure of their own. */
const fuelsSold = ['oilLitres', 'oilGallons', 'propane', 'pellets', 'pelletTons'] as const;
export type FuelSold = (typeof fuelsSold)[number];

interface Fuel {
  kind: 'oil' | 'propane' | 'pellets';
  unit: 'litres' | 'gallons' | 'tonnes' | 'tons';
  /** kWh in so much of it. */
  energy: (amount: number) => number;
  /** What a home takes in a year; less is a tank, or hot water. */
  least: number;
  boiler: FigureName;
}

export const fuels: Record<FuelSold, Fuel> = {
  oilLitres: { kind: 'oil', unit: 'litres', energy: energyOfLitres, least: 500, boiler: 'oilBoiler' },
  oilGallons: { kind: 'oil', unit: 'gallons', energy: energyOfGallons, least: 100, boiler: 'oilBoiler' },
  propane: { kind: 'propane', unit: 'gallons', energy: energyOfPropane, least: 100, boiler: 'propaneBoiler' },
  pellets: { kind: 'pellets', unit: 'tonnes', energy: energyOfPellets, least: 0.5, boiler: 'pelletBoiler' },
  pelletTons: { kind: 'pellets', unit: 'tons', energy: energyOfPelletTons, least: 0.5, boiler: 'pelletBoiler' },
};

/** A fuel with how much of it is burnt in a year. */
export interface Bought {
  fuel: FuelSold;
  amount: number;
}

/** The fuel that a home burns, of those that are named. */
export function boughtFuel(amounts: Readonly<Record<FuelSold, readonly number[]>>): Bought | undefined {
  const fuel = fuelsSold.find((it) => (amounts[it][0] ?? 0) >= fuels[it].least);
  return fuel && { fuel, amount: amounts[fuel][0] ?? 0 };
}
