import { powers, yearly } from '#domain/estimate/money/flows.ts';
import type { Plan } from '#domain/estimate/plan.ts';
import type { Values } from '#domain/estimate/variables.ts';

/** Currency units for 1 kWh in each of 25 years. */
export interface Prices {
  power: readonly number[];
  exported: readonly number[];
  fuel: readonly number[];
  /** What ageing leaves of the first year's yield. */
  left: readonly number[];
}

export function pricesOf(v: Values, { country }: Plan): Prices {
  const { exportYears, marketPrice, exportRises } = country.figures;
  const rise = powers(1 + v.priceRise);
  const exported = yearly((year) => {
    if (exportRises) return v.exportPrice * (rise[year] ?? 1);
    return year < exportYears ? v.exportPrice : Math.min(v.exportPrice, marketPrice);
  });
  return {
    power: rise.map((it) => it * v.electricityPrice),
    exported,
    fuel: rise.map((it) => it * v.fuelPrice),
    left: powers(1 - v.moduleDegradation),
  };
}
