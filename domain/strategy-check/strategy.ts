import * as z from 'zod/mini';
import { rangeSchema } from '#domain/estimate/range.ts';
import { potentialSchema, solutionSchema } from '#domain/home/enumerations.ts';
import { keptWordsSchema } from '#domain/kept-words.ts';
import { currencies } from '#domain/money.ts';

/** What each reason says, and the unit of the figure it cites. */
export const reasonUnits = {
  'solar-yield': 'kWh',
  'self-sufficiency': 'percent',
  'storage-not-worth-it': 'none',
  'solar-not-worth-it': 'none',
  'heat-pump-performance': 'ratio',
  'heat-pump-electricity': 'kWh',
  'heat-pump-not-worth-it': 'none',
  'keep-heat-pump': 'none',
  'car-use': 'kWh',
  'car-from-solar': 'percent',
  'no-car': 'none',
  investment: 'money',
  payback: 'years',
  'no-payback': 'none',
  co2: 'kg',
  'renter-balcony': 'kWh',
  'renter-landlord': 'none',
  'renter-wallbox': 'none',
  'renter-tariff': 'none',
  'renter-no-heat-pump': 'none',
} as const satisfies Record<string, 'none' | 'kWh' | 'percent' | 'ratio' | 'money' | 'years' | 'kg'>;
export type ReasonCode = keyof typeof reasonUnits;
const reasonCodes = Object.keys(reasonUnits) as [ReasonCode, ...ReasonCode[]];

const reasonSchema = z.strictObject({
  code: z.enum(reasonCodes),
  /** In the unit of the code; null where it cites none. */
  figure: z.nullable(rangeSchema),
});
export type Reason = z.infer<typeof reasonSchema>;

const strategySubsidySchema = z.strictObject({
  id: z.string(),
  measure: solutionSchema,
  status: z.enum(['counted', 'ended', 'announced', 'possible']),
  /** What is counted of it, in whole currency units. */
  amount: rangeSchema,
  /** First and last day, as far as they are known. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** By how much the amount changes from a day on. */
  changes: z.optional(z.array(z.strictObject({ from: z.string(), amount: z.number() }))),
  source: z.string(),
  asOf: z.string(),
});
export type StrategySubsidy = z.infer<typeof strategySubsidySchema>;

const brandsSchema = z.array(z.string());

/** What the five-minute check recommends, in figures and codes alone: each reader says it in their language. */
export const strategySchema = z.strictObject({
  /** As the estimate has understood it. */
  place: z.string(),
  ownsHome: z.boolean(),
  currency: z.enum(currencies),
  setup: z.strictObject({
    /** Null for who rents, heats with one already, or would not gain by one. */
    heatPump: z.nullable(
      z.strictObject({ powerKw: z.number(), seasonalPerformance: rangeSchema, brands: brandsSchema }),
    ),
    /** Null for who rents, or where it is not worth it. `batteryKwh` 0: none. */
    solar: z.nullable(z.strictObject({ kwp: z.number(), batteryKwh: z.number(), brands: brandsSchema })),
    /** Null without a car, or the plan of one. */
    evCharger: z.nullable(z.strictObject({ powerKw: z.number(), loadBalancing: z.boolean(), brands: brandsSchema })),
  }),
  potentials: z.strictObject({
    solar: z.optional(potentialSchema),
    heatPump: z.optional(potentialSchema),
    evCharging: z.optional(potentialSchema),
  }),
  reasons: z.array(reasonSchema),
  /** Whole currency units in the first year; null where nothing is recommended that saves money. */
  savingPerYear: z.nullable(rangeSchema),
  subsidies: z.array(strategySubsidySchema),
  /** The matched partners. */
  providers: z.array(z.strictObject({ id: z.string(), name: z.string(), speciality: keptWordsSchema })),
});
export type Strategy = z.infer<typeof strategySchema>;
/** What a home is advised; a company is not told which others were matched. */
export type AdvisedSetup = Omit<Strategy, 'providers'> & Partial<Pick<Strategy, 'providers'>>;
