import { selfSufficiency } from '#domain/estimate/battery.ts';
import { type HeatShares, ratedHeatPump, waterHeatPump } from '#domain/estimate/heat/seasonal-performance.ts';
import type { Plan } from '#domain/estimate/plan.ts';
import { monthlyYield } from '#domain/estimate/solar/monthly-yield.ts';
import { sunshineOf } from '#domain/estimate/solar/sunshine.ts';
import type { Values } from '#domain/estimate/variables.ts';

const FULL_LOAD_HOURS = 2_100;

/** Yield of 1 kWp in each month, for a plane of the roof, before what is particular to this roof. */
export type YieldOfPlane = (tiltDeg: number, azimuthDeg: number, systemLoss: number) => readonly number[];

/** Computes each plane once: most of what the model varies leaves the roof as it is. */
export function rememberYields({ climate, country }: Plan): YieldOfPlane {
  const year = sunshineOf(climate);
  const known = new Map<string, readonly number[]>();
  return (tiltDeg, azimuthDeg, systemLoss) => {
    const key = `${tiltDeg} ${azimuthDeg}`;
    const lossless =
      known.get(key) ?? monthlyYield(year, { tiltDeg, azimuthDeg }, country.figures.solar.powerPerKelvin);
    known.set(key, lossless);
    return lossless.map((month) => month * (1 - systemLoss));
  };
}

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, it) => sum + it, 0);

export function solarEnergy(v: Values, yieldOfPlane: YieldOfPlane) {
  const factor = v.yieldFactor * (1 - v.shadingLoss);
  const perKwp = yieldOfPlane(v['roof.tiltDeg'], v['roof.azimuthDeg'], v.systemLoss).map((month) => month * factor);
  const kwp = v['roof.kwp'];
  const monthlyKwh = perKwp.map((month) => month * kwp);
  const yieldKwh = sumOf(monthlyKwh);
  const share = selfSufficiency(yieldKwh / v.annualUseKwh, (v.batteryKwh / v.annualUseKwh) * 1_000, v.householdFit);
  return { kwp, yieldKwhPerKwp: sumOf(perKwp), yieldKwh, monthlyKwh, selfSufficiency: share };
}

/** Heat a year, from the bill where it is told, else from area, age and climate. */
function heatShares(v: Values, { knowsFuel }: Plan): HeatShares {
  const water = v.hotWater * v['heating.areaM2'];
  if (!knowsFuel) return { rooms: v.heatNeed * v['heating.areaM2'], water };
  const heat = v['heating.annualFuelKwh'] * v.boilerEfficiency;
  const part = Math.min(water, heat / 2);
  return { rooms: heat - part, water: part };
}

export function heatEnergy(v: Values, plan: Plan, flowC = v['heating.flowTemperatureC']) {
  const heat = heatShares(v, plan);
  const { climate, heatPumpKind, isAirToAir } = plan;
  const performance = isAirToAir
    ? ratedHeatPump(v['heatPump.hspf2'], climate.degreeDays)
    : waterHeatPump(heatPumpKind, climate, flowC, heat) * v.fieldFactor;
  const heatKwh = heat.rooms + heat.water;
  return {
    heatKwh,
    powerKw: heatKwh / FULL_LOAD_HOURS,
    seasonalPerformance: performance,
    electricityKwh: heatKwh / performance,
    fuelKwh: heatKwh / v.boilerEfficiency,
  };
}

export const carEnergy = (v: Values) => (v['ev.kmPerYear'] / 100) * v.carUse * (1 + v.chargingLoss);

/** Of what the household leaves, heat pump and car together take no more than this. */
const MOST_OF_SURPLUS = 0.9;
/** A heat pump needs most when the sun gives least: no more of the year's surplus than this. */
const MOST_FOR_HEAT = 0.35;

/** What of the roof's surplus heat pump and car take, kWh a year. */
export function surplusUse(v: Values, surplus: number, heatPumpKwh: number, carKwh: number) {
  const heatPump = Math.min(v.heatPumpSolarShare * heatPumpKwh, MOST_FOR_HEAT * surplus);
  const car = Math.min(v.carSolarShare * carKwh, MOST_OF_SURPLUS * surplus - heatPump);
  return { heatPump, car: Math.max(0, car) };
}
