import * as z from 'zod/mini';
import {
  type Estimate,
  moneySchema,
  placeSchema,
  potentialsSchema,
  subsidySchema,
} from '#domain/estimate/estimate-result.ts';
import { rangeSchema } from '#domain/estimate/range.ts';
import { type Solution, solutionSchema, solutions } from '#domain/home/enumerations.ts';
import { currencies } from '#domain/money.ts';

/**
 * Why a solution is not worth it. `landlord-decides`: roof and heating of a rented home; `long-payback`: it takes more than 20
 * years; `dearer-than-heating`: running it costs more than what heats today; `no-parking`: no place of one's own to charge.
 */
const notWorthItReasons = ['landlord-decides', 'long-payback', 'dearer-than-heating', 'no-parking'] as const;
export type NotWorthItReason = (typeof notWorthItReasons)[number];

const notWorthItSchema = z.strictObject({ solution: solutionSchema, reason: z.enum(notWorthItReasons) });
export type NotWorthIt = z.infer<typeof notWorthItSchema>;

/** What an estimate comes to: figures and codes that widget, mail, page and lead say alike. */
export const estimateVerdictSchema = z.strictObject({
  place: placeSchema.shape.name,
  currency: z.enum(currencies),
  /** In place of the quick ones. */
  potentials: potentialsSchema,
  notWorthIt: z.array(notWorthItSchema),
  /** Of what is worth it, whole currency units; a renter's balcony and charger. */
  money: moneySchema,
  kwp: z.optional(rangeSchema),
  /** Per year; of the roof, or of a renter's balcony. */
  yieldKwh: z.optional(rangeSchema),
  /** Share of the household's electricity. */
  selfSufficiency: z.optional(rangeSchema),
  heatPump: z.optional(z.strictObject({ powerKw: rangeSchema, seasonalPerformance: rangeSchema })),
  /** Avoided in the first year. */
  co2KgPerYear: rangeSchema,
  /** Those that are in the money. */
  subsidies: z.array(
    z.pick(subsidySchema, { id: true, measure: true, amount: true, to: true, source: true, asOf: true }),
  ),
});
export type EstimateVerdict = z.infer<typeof estimateVerdictSchema>;

const reasonOfLow: Record<Solution, NotWorthItReason> = {
  solar: 'long-payback',
  heatPump: 'dearer-than-heating',
  evCharging: 'no-parking',
};

function notWorthItOf({ potentials, renter }: Estimate): NotWorthIt[] {
  return solutions.flatMap((solution) => {
    if (renter && solution !== 'evCharging') return [{ solution, reason: 'landlord-decides' as const }];
    return potentials[solution] === 'low' ? [{ solution, reason: reasonOfLow[solution] }] : [];
  });
}

function solarOf({ solar, renter }: Estimate): Pick<EstimateVerdict, 'kwp' | 'yieldKwh' | 'selfSufficiency'> {
  if (solar) return { kwp: solar.kwp, yieldKwh: solar.yieldKwh, selfSufficiency: solar.selfSufficiency };
  return renter?.balcony ? { yieldKwh: renter.balcony.yieldKwh } : {};
}

function heatPumpOf({ heatPump }: Estimate): Pick<EstimateVerdict, 'heatPump'> {
  if (!heatPump) return {};
  const { powerKw, seasonalPerformance } = heatPump;
  return { heatPump: { powerKw, seasonalPerformance } };
}

function countedOf({ subsidies }: Estimate): EstimateVerdict['subsidies'] {
  const counted = subsidies.filter(({ status, amount }) => status === 'counted' && amount.high > 0);
  return counted.map(({ id, measure, amount, to, source, asOf }) => ({
    id,
    measure,
    amount,
    ...(to && { to }),
    source,
    asOf,
  }));
}

/** The verdict of an estimate of what is worth it (`worth-it.ts`). */
export function verdictOf(estimate: Estimate): EstimateVerdict {
  const { place, currency, potentials, money, co2KgPerYear } = estimate;
  return {
    place: place.name,
    currency,
    potentials,
    notWorthIt: notWorthItOf(estimate),
    money,
    ...solarOf(estimate),
    ...heatPumpOf(estimate),
    co2KgPerYear,
    subsidies: countedOf(estimate),
  };
}
