import type { Prices } from '#domain/estimate/model/prices.ts';
import { yearly } from '#domain/estimate/money/flows.ts';
import type { Values } from '#domain/estimate/variables.ts';

const BATTERY_YEARS = 15;

export interface SolarUse {
  yieldKwh: number;
  /** What the household takes of it. */
  usedKwh: number;
  investment: number;
  batteryCost: number;
}

const at = (prices: readonly number[], year: number) => prices[year] ?? 0;

/** The household's use at the price of power, all else at that of export, less running cost and a second battery. */
export function solarSavings(
  v: Values,
  prices: Prices,
  { yieldKwh, usedKwh, investment, batteryCost }: SolarUse,
): number[] {
  return yearly((year) => {
    const left = at(prices.left, year);
    const used = usedKwh * left * at(prices.power, year);
    const exported = (yieldKwh - usedKwh) * left * at(prices.exported, year);
    const renewal = year === BATTERY_YEARS ? v.batteryRenewal * batteryCost : 0;
    return used + exported - v.runningCost * investment - renewal;
  });
}

/** What it is worth not to export a kWh but to heat or drive with it. */
function ofOwnPower(prices: Prices, kwh: number, year: number): number {
  const worth = at(prices.power, year) - at(prices.exported, year);
  return kwh * at(prices.left, year) * worth;
}

export interface HeatUse {
  fuelKwh: number;
  electricityKwh: number;
  fromSolarKwh: number;
  reliefPerYear: number;
}

/** Fuel that is not bought, less power that is. Service of boiler and heat pump are taken to cost the same. */
export function heatSavings(prices: Prices, it: HeatUse): number[] {
  return yearly((year) => {
    const bought = it.fuelKwh * at(prices.fuel, year) - it.electricityKwh * at(prices.power, year);
    return bought + ofOwnPower(prices, it.fromSolarKwh, year) + it.reliefPerYear;
  });
}

/** A charger at home against a socket at home: power of the own roof, and relief of grid fees. The car and its fuel are not in it. */
export function carSavings(prices: Prices, fromSolarKwh: number, reliefPerYear: number): number[] {
  return yearly((year) => ofOwnPower(prices, fromSolarKwh, year) + reliefPerYear);
}
