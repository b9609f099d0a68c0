import * as z from 'zod/mini';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { estimateInputSchema } from '#domain/estimate/estimate-input.ts';
import { estimateInputOf } from '#domain/estimate/input-of-home.ts';
import { roomForModules } from '#domain/estimate/solar/modules.ts';
import { fieldErrors } from '#domain/field-errors.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import { squareMetres } from '#domain/home/units.ts';
import { type Market, marketAreaUnit } from '#domain/place.ts';
import type { FlowChoice } from '#texts/estimate/texts.ts';
import { readNumber } from '#widgets/shared/estimate/read-number.ts';

/** What the four questions were answered, as it was written. */
export type Answered = {
  place: string;
  use: string;
  useIn: 'kwh' | 'bill';
  roof: string;
  roofIn: 'area' | 'modules';
  flow: FlowChoice | '';
};

export const nothingAnswered: Answered = { place: '', use: '', useIn: 'kwh', roof: '', roofIn: 'area', flow: '' };

const answeredSchema = z.strictObject({
  place: z.string(),
  use: z.string(),
  useIn: z.enum(['kwh', 'bill']),
  roof: z.string(),
  roofIn: z.enum(['area', 'modules']),
  flow: z.enum(['floor', 'large', 'old', '']),
});
export const keptSchema = z.strictObject({
  answered: answeredSchema,
  changes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

/** Flow temperatures that stand for words, engineering choices between the columns of the climate table. */
const flowTemperatures: Record<FlowChoice, number> = { floor: 35, large: 45, old: 60 };

export type EstimateField = 'place' | 'use' | 'roof' | 'flow';

/** What is asked: nothing that is known, nothing that would change nothing. */
export function askedFields(home: HomeProfile, market: Market): EstimateField[] {
  const owns = home.ownsHome?.value ?? true;
  const heats = owns && market !== 'us' && home.heatingSystem?.value !== 'heat_pump';
  return [
    ...(home.place ? [] : (['place'] as const)),
    ...(home.annualUseKwh ? [] : (['use'] as const)),
    ...(owns && !home.roofAreaM2 ? (['roof'] as const) : []),
    ...(heats && !home.flowTemperatureC ? (['flow'] as const) : []),
  ];
}

function roofArea(value: number, roofIn: Answered['roofIn'], market: Market): number {
  if (roofIn === 'modules') return roomForModules(value);
  return marketAreaUnit(market) === 'sqft' ? squareMetres(value) : value;
}

/** What of the input each question fills; it names the field where the engine refuses it. */
const fieldOfPath: Record<string, EstimateField> = {
  place: 'place',
  annualUseKwh: 'use',
  annualBill: 'use',
  'roof.areaM2': 'roof',
};

interface Told {
  home: HomeProfile;
  market: Market;
}

/** The engine's input of what is known and what was answered. */
function inputOf(answered: Answered, { home, market }: Told): EstimateInput {
  const { place, useIn, roofIn, flow } = answered;
  const input = estimateInputOf(home, place.trim() || (home.place?.value ?? ''), market);
  const [use, roof] = [readNumber(answered.use, market), readNumber(answered.roof, market)];
  return {
    ...input,
    ...(use !== undefined && (useIn === 'kwh' ? { annualUseKwh: use } : { annualBill: use })),
    roof: { ...input.roof, ...(roof !== undefined && { areaM2: roofArea(roof, roofIn, market) }) },
    ...(flow && input.heating && { heating: { ...input.heating, flowTemperatureC: flowTemperatures[flow] } }),
  };
}

interface Refusal {
  path: [EstimateField];
  problem: ReturnType<typeof fieldErrors>[number]['problem'];
}

/** The input, or what is wrong with it, by question; as zod's `safeParse` answers. */
export function readAnswered(answered: Answered, told: Told) {
  const read = z.safeParse(estimateInputSchema, inputOf(answered, told), { reportInput: true });
  if (read.success) return { success: true as const, data: read.data };
  const issues = fieldErrors(read.error.issues).map(
    ({ path, problem }): Refusal => ({
      path: [fieldOfPath[path] ?? 'place'],
      problem: problem === 'too-short' ? 'required' : problem,
    }),
  );
  return { success: false as const, error: { issues } };
}
