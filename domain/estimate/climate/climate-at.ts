import type { ClimatePlace } from '#domain/estimate/climate/climate.ts';
import { radians } from '#domain/estimate/solar/sun.ts';

const EARTH_KM = 6_371;
const NEAREST = 3;
/** Nearer than this, two places have one weather. */
const LEAST_KM = 1;
/** Kelvin for each degree of latitude to the north, in the mean of a year; our estimate for the plains of both continents. */
const COOLING_PER_DEGREE = 0.8;
/** Days of a heating season: what a kelvin adds to the degree days. */
const HEATING_DAYS = 200;
/** Change of the seasonal performance of an air heat pump for each kelvin; our estimate. */
const PERFORMANCE_PER_KELVIN = 0.02;

export interface LocalClimate {
  latitude: number;
  global: readonly number[];
  diffuse: readonly number[];
  temperature: readonly number[];
  degreeDays: number;
  airPerformance: readonly number[];
  hotWaterPerformance: number;
  /** Names of the places it was made of, the nearest first, and how far that one is. */
  from: readonly string[];
  distanceKm: number;
}

interface Point {
  latitude: number;
  longitude: number;
}

/** Along the great circle. */
function distanceKm(a: Point, b: Point): number {
  const [latA, latB] = [radians(a.latitude), radians(b.latitude)];
  const half = Math.sin((latA - latB) / 2) ** 2;
  const across = Math.cos(latA) * Math.cos(latB) * Math.sin(radians(a.longitude - b.longitude) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half + across)));
}

interface Weighted {
  place: ClimatePlace;
  km: number;
  weight: number;
}

function nearest(places: readonly ClimatePlace[], point: Point): Weighted[] {
  const near = places
    .map((place) => ({ place, km: Math.max(LEAST_KM, distanceKm(point, place)) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAREST);
  const sum = near.reduce((total, { km }) => total + km ** -2, 0);
  return near.map(({ place, km }) => ({ place, km, weight: km ** -2 / sum }));
}

/** The climate of a point from its three nearest places, weighted by the inverse square of their distance, warmer to the south. */
export function climateAt(places: readonly ClimatePlace[], point: Point): LocalClimate {
  const near = nearest(places, point);
  const mean = (of: (it: ClimatePlace) => number) => near.reduce((sum, it) => sum + it.weight * of(it.place), 0);
  const months = (of: (it: ClimatePlace) => readonly number[]) =>
    Array.from({ length: 12 }, (_, month) => mean((it) => of(it)[month] ?? 0));
  const warmer = (mean((it) => it.latitude) - point.latitude) * COOLING_PER_DEGREE;
  const better = 1 + warmer * PERFORMANCE_PER_KELVIN;
  return {
    latitude: point.latitude,
    global: months((it) => it.global),
    diffuse: months((it) => it.diffuse),
    temperature: months((it) => it.temperature).map((it) => it + warmer),
    degreeDays: Math.max(0, mean((it) => it.degreeDays) - warmer * HEATING_DAYS),
    airPerformance: [0, 1, 2, 3].map((at) => mean((it) => it.airPerformance[at] ?? 0) * better),
    hotWaterPerformance: mean((it) => it.hotWaterPerformance) * better,
    from: near.map(({ place }) => place.name),
    distanceKm: near[0]?.km ?? 0,
  };
}
