import { splitDay } from '#domain/estimate/solar/day-split.ts';
import { incidenceOn, type SunPath, sunPath } from '#domain/estimate/solar/sun.ts';

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
/** Kelvin by which the day is warmer than the month's mean. */
const DAYTIME_RISE = 3;
/** Below it the sun stands so low that the ratio of beams on plane and ground says nothing. */
const LEAST_COS_ZENITH = 0.02;
/** By how much diffuse light gathers at low sun beyond Liu and Jordan; fitted to hourly transposition (Perez) at 43 places, within 3 points. */
const LOW_SUN_DIFFUSE = 0.8;

export interface MonthlyClimate {
  latitude: number;
  /** kWh/m² on the level, each month of an average year. */
  global: readonly number[];
  diffuse: readonly number[];
  /** °C, mean of day and night. */
  temperature: readonly number[];
}

/** Half an hour of the mean day. */
export interface SunStep {
  cosHour: number;
  sinHour: number;
  /** Cosine of the sun's angle from the vertical. */
  level: number;
  /** kWh/m² on the level. */
  beam: number;
  scattered: number;
  /** Share of the beam outside the air that arrives: so much of the scattered light comes from around the sun. */
  clear: number;
}

/** The mean day of a month. */
export interface Sunshine {
  sun: SunPath;
  days: number;
  /** °C of the air by day. */
  airC: number;
  hoursPerStep: number;
  steps: readonly SunStep[];
}

interface DayLight {
  /** kWh/m² a day. */
  global: number;
  diffuse: number;
}

/** Diffuse part of a step: Liu and Jordan's, and the more at low sun the duller the day is. */
function scatteredOf(step: { global: number; diffuse: number }, { global, diffuse }: DayLight): number {
  const share = global > 0 ? Math.min(1, diffuse / global) : 1;
  const extra = LOW_SUN_DIFFUSE * share * diffuse * (step.diffuse - step.global);
  return Math.min(global * step.global, Math.max(0, diffuse * step.diffuse + extra));
}

function stepsOf(sun: SunPath, light: DayLight): { steps: SunStep[]; hoursPerStep: number } {
  const split = splitDay(sun);
  const hoursPerStep = (2 * sun.sunset * 12) / Math.PI / split.length;
  const ground = incidenceOn(sun, { tiltDeg: 0, azimuthDeg: 180 });
  const steps = split.map((step) => {
    const [cosHour, sinHour] = [Math.cos(step.hourAngle), Math.sin(step.hourAngle)];
    const level = Math.max(LEAST_COS_ZENITH, ground.level + ground.noon * cosHour);
    const scattered = scatteredOf(step, light);
    const beam = light.global * step.global - scattered;
    const clear = Math.min(1, beam / (sun.extraterrestrialKw * level * hoursPerStep));
    return { cosHour, sinHour, level, beam, scattered, clear };
  });
  return { steps, hoursPerStep };
}

/** The light of a year as the mean day of each month; days on which the sun does not rise have no steps. */
export function sunshineOf(climate: MonthlyClimate): Sunshine[] {
  return MONTH_DAYS.map((days, month) => {
    const sun = sunPath(climate.latitude, month);
    const light = { global: (climate.global[month] ?? 0) / days, diffuse: (climate.diffuse[month] ?? 0) / days };
    const airC = (climate.temperature[month] ?? 0) + DAYTIME_RISE;
    const day = sun.sunset > 0 ? stepsOf(sun, light) : { steps: [], hoursPerStep: 0 };
    return { sun, days, airC, ...day };
  });
}
