import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { RoofType, Solution } from '#domain/home/enumerations.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import type { Market } from '#domain/place.ts';

/**
 * Kilometres of a usual car in a year. Germany: 12,309 in 2024 (Kraftfahrt-Bundesamt, July 2025), taken for its
 * neighbours too; United States: 18,054 (FHWA, Highway Statistics 2009, table VM-1M, light-duty vehicles).
 */
const usualKmPerYear: Record<Market, number> = { de: 12_300, at: 12_300, ch: 12_300, us: 18_000 };

type Roof = NonNullable<EstimateInput['roof']>;

/** A usual pitched roof has 35 degrees, modules on a flat one stand at 10. What a visitor does not know stays open. */
const roofOfType: Partial<Record<RoofType, Roof>> = {
  sloped_south: { tiltDeg: 35, azimuthDeg: 180 },
  sloped_north: { tiltDeg: 35, azimuthDeg: 0 },
  sloped_east_west: { tiltDeg: 35, azimuthDeg: 90 },
  flat: { tiltDeg: 10, azimuthDeg: 180 },
};

function measuresOf({ heatingSystem, evOwnership }: HomeProfile): Solution[] {
  const hasHeatPump = heatingSystem?.value === 'heat_pump';
  const hasCar = evOwnership?.value === 'yes' || evOwnership?.value === 'planning';
  return ['solar', ...(hasHeatPump ? [] : ['heatPump' as const]), ...(hasCar ? ['evCharging' as const] : [])];
}

function roofOf({ roofType, roofAreaM2 }: HomeProfile): Roof {
  return { ...(roofType && roofOfType[roofType.value]), ...(roofAreaM2 && { areaM2: roofAreaM2.value }) };
}

/** What the estimate is asked for a home of the strategy check. */
export function estimateInputOf(profile: HomeProfile, location: string, market: Market): EstimateInput {
  const { ownsHome, heatingSystem } = profile;
  const measures = measuresOf(profile);
  return {
    market,
    place: location,
    ownsHome: ownsHome?.value ?? true,
    roof: roofOf(profile),
    heating: { system: heatingSystem?.value ?? 'unsure' },
    ...(measures.includes('evCharging') && { ev: { kmPerYear: usualKmPerYear[market] } }),
    measures,
  };
}
