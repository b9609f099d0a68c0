import { incidenceOn, type Plane, radians } from '#domain/estimate/solar/sun.ts';
import type { Sunshine } from '#domain/estimate/solar/sunshine.ts';

const ALBEDO = 0.2;
/** ASHRAE 93-77 incidence-angle coefficient of glass. */
const BEAM_INCIDENCE_LOSS = 0.05;
const DIFFUSE_TRANSMISSION = 0.96;
/** Kelvin by which a ventilated module is warmer than the air at 1 kW/m². */
const CELL_RISE_PER_KW = 30;
const CELL_REFERENCE_C = 25;

/** What of the beam passes the glass. */
const beamTransmission = (cosine: number) =>
  cosine <= 0 ? 0 : Math.max(0, 1 - BEAM_INCIDENCE_LOSS * (1 / cosine - 1));

/** Yield of 1 kWp on the mean day of a month. Sky after Hay and Davies (1980). */
function dayYield({ sun, airC, hoursPerStep, steps }: Sunshine, plane: Plane, powerPerKelvin: number): number {
  const { level, noon, side } = incidenceOn(sun, plane);
  const cosTilt = Math.cos(radians(plane.tiltDeg));
  const [skyView, groundView] = [(1 + cosTilt) / 2, (ALBEDO * (1 - cosTilt)) / 2];
  let sum = 0;
  for (const it of steps) {
    const cosine = Math.max(0, level + noon * it.cosHour + side * it.sinHour);
    const direct = ((it.beam + it.scattered * it.clear) * cosine) / it.level;
    const around = it.scattered * (1 - it.clear) * skyView + (it.beam + it.scattered) * groundView;
    const warm = airC + (CELL_RISE_PER_KW * (direct + around)) / hoursPerStep - CELL_REFERENCE_C;
    const light = direct * beamTransmission(cosine) + around * DIFFUSE_TRANSMISSION;
    sum += light * (1 + powerPerKelvin * warm);
  }
  return sum;
}

/** Yield of 1 kWp in each month, kWh, unshaded, before all losses between module and meter. */
export function monthlyYield(year: readonly Sunshine[], plane: Plane, powerPerKelvin: number): number[] {
  return year.map((month) => Math.max(0, dayYield(month, plane, powerPerKelvin)) * month.days);
}
