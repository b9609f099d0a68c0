import type { PanelVerdict } from '#domain/estimate/car/panel.ts';
import { heatEnergy, sumOf, type YieldOfPlane } from '#domain/estimate/model/energy.ts';
import type { Plan } from '#domain/estimate/plan.ts';
import type { Values } from '#domain/estimate/variables.ts';
import type { Potential } from '#domain/home/enumerations.ts';

const SOUTH = 180;
const TILTS = [15, 25, 35, 45] as const;
const GOOD_YIELD = 0.9;
const LEAST_KWP = 4;
const SHORT_YEARS = 12;
const LONG_YEARS = 20;

/** Yield of the plane against the best one of the place. */
function shareOfBest(v: Values, yieldOfPlane: YieldOfPlane): number {
  const of = (tilt: number, azimuth: number) => sumOf(yieldOfPlane(tilt, azimuth, 0));
  const best = Math.max(...TILTS.map((tilt) => of(tilt, SOUTH)));
  return (of(v['roof.tiltDeg'], v['roof.azimuthDeg']) * (1 - v.shadingLoss)) / best;
}

export function solarPotential(v: Values, yieldOfPlane: YieldOfPlane, paybackYears: number): Potential {
  if (paybackYears > LONG_YEARS) return 'low';
  const isGood = shareOfBest(v, yieldOfPlane) >= GOOD_YIELD && v['roof.kwp'] >= LEAST_KWP;
  return isGood && paybackYears < SHORT_YEARS ? 'high' : 'medium';
}

const GOOD_PERFORMANCE = 3;
const CHEAPER = 0.9;
const DEARER = 1.15;
/** What larger radiators bring old houses to. */
const EASED_FLOW_C = 45;

/** Running cost of the heat pump against that of what heats today. */
function costRatio(v: Values, plan: Plan, flowC: number): { ratio: number; performance: number } {
  const { electricityKwh, fuelKwh, seasonalPerformance } = heatEnergy(v, plan, flowC);
  return { ratio: (electricityKwh * v.electricityPrice) / (fuelKwh * v.fuelPrice), performance: seasonalPerformance };
}

/** Old radiators alone never make it low: it is low where the heat pump stays dearer with larger ones. */
export function heatPumpPotential(v: Values, plan: Plan): Potential {
  const flow = v['heating.flowTemperatureC'];
  const { ratio, performance } = costRatio(v, plan, flow);
  if (ratio <= CHEAPER && (performance >= GOOD_PERFORMANCE || plan.isAirToAir)) return 'high';
  return costRatio(v, plan, Math.min(flow, EASED_FLOW_C)).ratio > DEARER ? 'low' : 'medium';
}

/** A place of one's own to park decides, then what the panel has to spare. */
export function chargingPotential(ownParking: boolean | undefined, panel: PanelVerdict | undefined): Potential {
  if (ownParking === false) return 'low';
  return ownParking === true && panel !== 'upgrade' && panel !== 'load-management' ? 'high' : 'medium';
}
