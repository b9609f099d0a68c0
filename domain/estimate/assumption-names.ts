import * as z from 'zod/mini';

/** What the estimate assumes and somebody may know better: its unit and the span in which another value is taken. */
export const changeable = {
  electricityPrice: { unit: 'perKwh', least: 0.05, most: 1.5 },
  exportPrice: { unit: 'perKwh', least: 0, most: 1 },
  fuelPrice: { unit: 'perKwh', least: 0.01, most: 1 },
  priceRise: { unit: 'share', least: -0.05, most: 0.15 },
  discountRate: { unit: 'share', least: 0, most: 0.15 },
  moduleDegradation: { unit: 'share', least: 0, most: 0.05 },
  runningCost: { unit: 'share', least: 0, most: 0.1 },
  yieldFactor: { unit: 'factor', least: 0.5, most: 1.5 },
  shadingLoss: { unit: 'share', least: 0, most: 0.9 },
  householdFit: { unit: 'factor', least: 0.5, most: 1.3 },
  systemLoss: { unit: 'share', least: 0.05, most: 0.5 },
  boilerEfficiency: { unit: 'share', least: 0.5, most: 1.05 },
  fieldFactor: { unit: 'factor', least: 0.5, most: 1.3 },
  hotWater: { unit: 'kwhPerM2', least: 0, most: 60 },
  heatNeed: { unit: 'kwhPerM2', least: 5, most: 500 },
  carUse: { unit: 'kwhPer100Km', least: 8, most: 50 },
  chargingLoss: { unit: 'share', least: 0, most: 0.4 },
  carSolarShare: { unit: 'share', least: 0, most: 1 },
  batteryRenewal: { unit: 'share', least: 0, most: 1.5 },
  heatPumpSolarShare: { unit: 'share', least: 0, most: 0.8 },
  gridRelief: { unit: 'perYear', least: 0, most: 1_000 },
  fuelCarbon: { unit: 'kgPerKwh', least: 0, most: 1.5 },
  gridCarbon: { unit: 'kgPerKwh', least: 0, most: 1.5 },
} as const satisfies Record<string, { unit: string; least: number; most: number }>;

export type Changeable = keyof typeof changeable;

function overrides() {
  const shape = Object.entries(changeable).map(([name, { least, most }]) => [
    name,
    z.optional(z.number().check(z.gte(least), z.lte(most))),
  ]);
  return z.strictObject(Object.fromEntries(shape) as Record<Changeable, z.ZodMiniOptional<z.ZodMiniNumber>>);
}

export const overridesSchema = /* @__PURE__ */ overrides();
