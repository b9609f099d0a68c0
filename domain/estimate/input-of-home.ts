import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import type { Age, RoofOrientation, RoofType, Solution } from '#domain/home/enumerations.ts';
import { energyCostPart, type HomeProfile } from '#domain/home/home-profile.ts';
import { majorUnits } from '#domain/money.ts';
import type { Market } from '#domain/place.ts';

/**
 * Kilometres of a usual car in a year. Germany: 12,309 in 2024 (Kraftfahrt-Bundesamt, July 2025), taken for its
 * neighbours too; United States: 18,054 (FHWA, Highway Statistics 2009, table VM-1M, light-duty vehicles).
 */
const usualKmPerYear: Record<Market, number> = { de: 12_300, at: 12_300, ch: 12_300, us: 18_000 };

type Roof = NonNullable<EstimateInput['roof']>;
type Heating = NonNullable<EstimateInput['heating']>;

/** A usual pitched roof has 35 degrees, modules on a flat one stand at 10. What a visitor does not know stays open. */
const roofOfType: Partial<Record<RoofType, Roof>> = {
  sloped_south: { tiltDeg: 35, azimuthDeg: 180 },
  sloped_north: { tiltDeg: 35, azimuthDeg: 0 },
  sloped_east_west: { tiltDeg: 35, azimuthDeg: 90 },
  flat: { tiltDeg: 10, azimuthDeg: 180 },
};

const azimuthOf: Record<RoofOrientation, number> = {
  north: 0,
  north_east: 45,
  east: 90,
  south_east: 135,
  south: 180,
  south_west: 225,
  west: 270,
  north_west: 315,
};

/** Years; the oldest no older than is sure, since subsidies pay more for what is older still. */
const yearsOfAge: Partial<Record<Age, number>> = { new: 0, under_5: 3, '5_10': 7, '10_15': 12, over_15: 15 };

/** What is told beyond the bounds of the engine is not taken for true. */
function within(value: number | undefined, least: number, most: number): number | undefined {
  return value !== undefined && value >= least && value <= most ? value : undefined;
}

const given = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>;
  };

function measuresOf({ heatingSystem, evOwnership }: HomeProfile): Solution[] {
  const hasHeatPump = heatingSystem?.value === 'heat_pump';
  const hasCar = evOwnership?.value === 'yes' || evOwnership?.value === 'planning';
  return ['solar', ...(hasHeatPump ? [] : ['heatPump' as const]), ...(hasCar ? ['evCharging' as const] : [])];
}

/** Where the roof's kind does not say where it looks, what was seen of it does. */
function seenRoof({ roofOrientation }: HomeProfile): Roof {
  return roofOrientation ? { tiltDeg: 35, azimuthDeg: azimuthOf[roofOrientation.value] } : {};
}

function roofOf(profile: HomeProfile): Roof {
  const { roofType, roofAreaM2, roofShading } = profile;
  const kind = (roofType && roofOfType[roofType.value]) ?? seenRoof(profile);
  return { ...kind, ...given({ areaM2: within(roofAreaM2?.value, 2, 2_000), shading: roofShading?.value }) };
}

function heatingOf({ heatingSystem, heatingSystemAge, livingAreaM2, flowTemperatureC }: HomeProfile): Heating {
  return {
    system: heatingSystem?.value ?? 'unsure',
    ...given({
      ageYears: heatingSystemAge && yearsOfAge[heatingSystemAge.value],
      areaM2: within(livingAreaM2?.value, 15, 2_000),
      flowTemperatureC: within(flowTemperatureC?.value, 25, 80),
    }),
  };
}

/** What heating alone costs says nothing of the electricity. */
function billOf(profile: HomeProfile): Pick<EstimateInput, 'annualBill' | 'annualEnergyBill'> {
  const { annualEnergyCost } = profile;
  const bill = annualEnergyCost && within(majorUnits(annualEnergyCost.value), 50, 100_000);
  const part = energyCostPart(profile);
  if (part === 'heating') return {};
  return given(part === 'electricity' ? { annualBill: bill } : { annualEnergyBill: bill });
}

/** What the estimate is asked for a home, as far as it is known; the panel counts where cars are charged by its rules. */
export function estimateInputOf(profile: HomeProfile, place: string, market: Market): EstimateInput {
  const measures = measuresOf(profile);
  const panelAmps = market === 'us' ? within(profile.panelAmperes?.value, 30, 1_000) : undefined;
  return {
    market,
    place,
    ownsHome: profile.ownsHome?.value ?? true,
    roof: roofOf(profile),
    heating: heatingOf(profile),
    ...given({
      annualUseKwh: within(profile.annualUseKwh?.value, 100, 200_000),
    }),
    ...billOf(profile),
    ...(measures.includes('evCharging') && { ev: { kmPerYear: usualKmPerYear[market], ...given({ panelAmps }) } }),
    measures,
  };
}
