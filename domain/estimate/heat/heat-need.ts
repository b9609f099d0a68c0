import { type Figure, OWN } from '#domain/estimate/figure.ts';
import type { Market } from '#domain/place.ts';

const TABULA = 'TABULA/EPISCOPE, single-family stock of Germany (episcope.eu)';
/** Kelvin days of Potsdam, the reference climate of German tables. Source: our climate table. */
const REFERENCE_DEGREE_DAYS = 3_667;

/** kWh/m² a year of the stock by the year from which it was built. */
const german = [
  { from: 0, value: 169, low: 120, high: 215 },
  { from: 1979, value: 122, low: 90, high: 150 },
  { from: 1995, value: 77, low: 60, high: 98 },
  { from: 2010, value: 55, low: 40, high: 75 },
] as const;

const unknownYear = { value: 140, low: 77, high: 190 };

/** How much less or more than the German table a country's houses use. Source: Austria: as Germany; Switzerland: CECB, measured 23 % below the table; United States: our assumption. */
const ofGerman: Record<Market, number> = { de: 1, at: 1, ch: 0.9, us: 0.8 };

/** Heat for rooms, kWh/m² a year, by year of building and the place's degree days. */
export function heatNeed(market: Market, builtIn: number | undefined, degreeDays: number): Figure {
  const known = german.findLast(({ from }) => builtIn !== undefined && builtIn >= from) ?? unknownYear;
  const scale = (ofGerman[market] * degreeDays) / REFERENCE_DEGREE_DAYS;
  const source = market === 'de' ? TABULA : `${TABULA}; ${OWN}`;
  const [value, low, high] = [known.value * scale, known.low * scale, known.high * scale];
  return { value, low, high, unit: 'kwhPerM2', source, asOf: '2016' };
}

/** The flow temperature on the coldest day that houses of a time need, °C. */
export function usualFlowTemperature(builtIn: number | undefined): { value: number; low: number; high: number } {
  if (builtIn === undefined || builtIn < 1995) return { value: 52, low: 45, high: 58 };
  return builtIn < 2010 ? { value: 45, low: 38, high: 55 } : { value: 38, low: 33, high: 45 };
}
