import type { LocalClimate } from '#domain/estimate/climate/climate-at.ts';

const FLOWS = [35, 45, 55, 65] as const;
const LEAST = 1.5;

/** The performance for rooms between the flow temperatures of the climate table, and a little beyond. */
function atFlow(performance: readonly number[], flowC: number): number {
  const at = Math.min(FLOWS.length - 2, Math.max(0, Math.floor((flowC - 35) / 10)));
  const [low = 0, high = 0] = [performance[at], performance[at + 1]];
  return low + ((high - low) * (Math.max(25, flowC) - (FLOWS[at] ?? 35))) / 10;
}

const INSIDE_C = 20;
const HEATING_BELOW_C = 15;
const RADIATOR_EXPONENT = 1.3;
const DESIGN_OUTSIDE_C = -12;
/** Brine from a bore hole over the season. */
const BRINE_C = 5;
const HOT_WATER_FLOW_C = 52;

/** Flow temperature at an outside temperature, for a house that needs `design` on the coldest day. Source: hplib heating curve. */
function flowAt(design: number, outside: number): number {
  const load = Math.max(0, (INSIDE_C - outside) / (INSIDE_C - DESIGN_OUTSIDE_C));
  return Math.max(25, INSIDE_C + (design - INSIDE_C) * load ** (1 / RADIATOR_EXPONENT));
}

/** Brine-water, hplib generic unit. Source: FZJ-IEK3-VSA/hplib 1.9, MIT. */
const brinePerformance = (flow: number, outside: number) =>
  Math.max(LEAST, 0.0906 * BRINE_C - 0.0906 * flow + 7.796 - 0.0181 * outside);

/** Heat for rooms over the months, each counting by its load. */
function groundRooms(temperature: readonly number[], design: number): number {
  let [heat, electricity] = [0, 0];
  for (const outside of temperature) {
    const load = outside < HEATING_BELOW_C ? INSIDE_C - outside : 0;
    heat += load;
    electricity += load / brinePerformance(flowAt(design, outside), outside);
  }
  return heat > 0 ? heat / electricity : brinePerformance(design, HEATING_BELOW_C);
}

export interface HeatShares {
  /** kWh a year. */
  rooms: number;
  water: number;
}

const together = ({ rooms, water }: HeatShares, forRooms: number, forWater: number) =>
  (rooms + water) / (rooms / forRooms + water / forWater);

/** Heat given for each kWh of electricity over a year, as computed: the field is worse. */
export function waterHeatPump(kind: 'air' | 'ground', climate: LocalClimate, flowC: number, heat: HeatShares): number {
  if (kind === 'air')
    return Math.max(LEAST, together(heat, atFlow(climate.airPerformance, flowC), climate.hotWaterPerformance));
  return together(heat, groundRooms(climate.temperature, flowC), brinePerformance(HOT_WATER_FLOW_C, 10));
}

const BTU_PER_WH = 3.412;

/** How much better or worse than its rating a unit does, by kelvin days; our assumption for the four climates of the United States. */
const climateFactors = [
  { from: 4_290, factor: 0.75 },
  { from: 2_760, factor: 0.85 },
  { from: 1_230, factor: 1 },
  { from: 0, factor: 1.15 },
] as const;

/** An American air-to-air unit, from its rating. */
export function ratedHeatPump(hspf2: number, degreeDays: number): number {
  const { factor } = climateFactors.find(({ from }) => degreeDays >= from) ?? { factor: 1 };
  return (hspf2 / BTU_PER_WH) * factor;
}
