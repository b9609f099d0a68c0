import * as z from 'zod/mini';
import { type EstimateInput, estimateInputSchema, type HeatSource } from '#domain/estimate/estimate-input.ts';
import type { Solution } from '#domain/home/enumerations.ts';
import type { HomeProfile, ProfileField, ProfileValues } from '#domain/home/home-profile.ts';

/** Null: nobody but the visitor can say what the estimate would need to know. */
type Follow<Field extends ProfileField> = (input: EstimateInput, value: ProfileValues[Field]) => EstimateInput | null;

function without(measure: Solution, { measures, ...input }: EstimateInput): EstimateInput {
  return { ...input, ...(measures && { measures: measures.filter((it) => it !== measure) }) };
}

/** Fuel, age and state were those of the old heating; the house keeps its own. */
function withHeating(input: EstimateInput, system: HeatSource): EstimateInput {
  const { areaM2, builtIn, flowTemperatureC } = input.heating ?? {};
  const house = {
    ...(areaM2 && { areaM2 }),
    ...(builtIn && { builtIn }),
    ...(flowTemperatureC && { flowTemperatureC }),
  };
  const heated: EstimateInput = { ...input, heating: { system, ...house } };
  return system === 'heat_pump' ? without('heatPump', heated) : heated;
}

function withRoofArea({ roof, ...input }: EstimateInput, areaM2: number): EstimateInput {
  const { kwp: _, ...rest } = roof ?? {};
  return { ...input, roof: { ...rest, areaM2 } };
}

/** How the estimate follows each fact of the home that it stands on. A fact that is not here leaves it as it is. */
const follows: { [Field in ProfileField]?: Follow<Field> } = {
  ownsHome: (input, ownsHome) => ({ ...input, ownsHome }),
  place: (input, place) => ({ ...input, place }),
  heatingSystem: withHeating,
  livingAreaM2: ({ heating, ...input }, areaM2) => ({
    ...input,
    ...(heating && { heating: { ...heating, areaM2 } }),
  }),
  flowTemperatureC: ({ heating, ...input }, flowTemperatureC) => ({
    ...input,
    ...(heating && { heating: { ...heating, flowTemperatureC } }),
  }),
  annualUseKwh: (input, annualUseKwh) => ({ ...input, annualUseKwh }),
  roofAreaM2: withRoofArea,
  roofType: () => null,
  evOwnership({ ev, ...input }, owned) {
    if (owned === 'no') return without('evCharging', input);
    return ev ? { ...input, ev } : null;
  },
};

const factsOf = Object.keys(follows) as (keyof typeof follows)[];

/** Sizes travel through square feet and tenths. */
function isSame(before: unknown, now: unknown): boolean {
  return typeof before === 'number' && typeof now === 'number' ? Math.abs(before - now) < 0.5 : before === now;
}

/** Whether a fact was told since, or told differently; what is only assumed corrects nothing that was told. */
function isCorrected(before: HomeProfile[ProfileField], now: HomeProfile[ProfileField]): boolean {
  if (!now || isSame(before?.value, now.value)) return false;
  return now.source !== 'assumption' || !before || before.source === 'assumption';
}

/**
 * The estimate's input once the home is told anew: the corrected fact takes the place of what the estimate stood on. The same
 * object where nothing was corrected; null where the estimate cannot follow and is outdated.
 */
export function followHome(input: EstimateInput, before: HomeProfile, now: HomeProfile): EstimateInput | null {
  let followed: EstimateInput | null = input;
  for (const field of factsOf.filter((it) => isCorrected(before[it], now[it]))) {
    const follow = follows[field] as Follow<typeof field>;
    followed = followed && follow(followed, now[field]?.value as never);
  }
  return followed === null || z.safeParse(estimateInputSchema, followed).success ? followed : null;
}
