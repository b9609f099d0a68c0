import * as z from 'zod/mini';
import { rangeSchema } from '#domain/estimate/range.ts';
import { renterAdvice } from '#domain/estimate/renter.ts';
import { subsidyStatuses } from '#domain/estimate/subsidies/subsidy.ts';
import { potentialSchema, solutionSchema } from '#domain/home/enumerations.ts';
import { currencies } from '#domain/money.ts';

/** Years; null is "not within 25 years". */
const edge = z.nullable(z.number());
const paybackSchema = z.strictObject({ low: edge, middle: edge, high: edge });

/** Whole currency units of the market, in prices of each year; `over25Years` is the net present value, subsidies taken off. */
export const moneySchema = z.strictObject({
  investment: rangeSchema,
  /** What is counted of subsidies; never above the investment. */
  subsidy: rangeSchema,
  /** In the first year, running costs taken off. */
  savingPerYear: rangeSchema,
  paybackYears: paybackSchema,
  over25Years: rangeSchema,
});

/** Costs summed up to the end of each year, from year 0 to 25. */
const costLineSchema = z.strictObject({ doNothing: z.array(rangeSchema), withMeasures: z.array(rangeSchema) });

const solarSchema = z.strictObject({
  kwp: rangeSchema,
  batteryKwh: rangeSchema,
  yieldKwhPerKwp: rangeSchema,
  yieldKwh: rangeSchema,
  /** January to December. */
  monthlyKwh: z.array(rangeSchema).check(z.length(12)),
  /** Share of the household's electricity that comes from the roof; heat pump and car stand on their own. */
  selfSufficiency: rangeSchema,
  /** Share of the yield that household, heat pump and car take. */
  selfConsumption: rangeSchema,
  money: moneySchema,
});

const heatPumpSchema = z.strictObject({
  powerKw: rangeSchema,
  heatKwh: rangeSchema,
  seasonalPerformance: rangeSchema,
  electricityKwh: rangeSchema,
  fromSolar: rangeSchema,
  money: moneySchema,
});

const carSchema = z.strictObject({
  kwh: rangeSchema,
  /** Share of the charging that comes from the roof. */
  fromSolar: rangeSchema,
  chargerKw: z.number(),
  /** United States, when the panel is told: NEC 220.83. */
  panel: z.optional(z.strictObject({ verdict: z.enum(['fits', 'load-management', 'upgrade']), loadAmps: z.number() })),
  money: moneySchema,
});

const renterSchema = z.strictObject({
  advice: z.array(z.enum(renterAdvice)),
  /** Where plug-in modules are allowed. */
  balcony: z.optional(z.strictObject({ kwp: z.number(), yieldKwh: rangeSchema, money: moneySchema })),
});

export const subsidySchema = z.strictObject({
  /** `de-kfw-458`; a row of the American table as it is named there: `CO-12`. */
  id: z.string(),
  measure: solutionSchema,
  /** What it adds to `money.subsidy`: 0 unless `counted`. */
  amount: rangeSchema,
  status: z.enum(subsidyStatuses),
  /** What a possible one pays at most, where that is known. */
  atMost: z.optional(z.number()),
  /** First and last day, as far as they are known. */
  from: z.optional(z.string()),
  to: z.optional(z.string()),
  /** Shares of the eligible cost that make it up. */
  parts: z.optional(z.array(z.strictObject({ name: z.string(), rate: z.number() }))),
  /** What a later application brings: the amount that changes from a day on, negative for less. */
  changes: z.optional(z.array(z.strictObject({ from: z.string(), amount: z.number() }))),
  source: z.string(),
  asOf: z.string(),
  url: z.optional(z.string()),
});

export const assumptionSchema = z.strictObject({
  /** The field of the input that changes it, `roof.tiltDeg`, or a name of its `assumptions`. */
  name: z.string(),
  value: z.union([z.number(), z.string(), z.boolean()]),
  low: z.optional(z.number()),
  high: z.optional(z.number()),
  unit: z.string(),
  source: z.string(),
  asOf: z.string(),
  /** It was told; only what is assumed otherwise has a span. */
  isGiven: z.boolean(),
});

export const placeSchema = z.strictObject({
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** United States: two letters. */
  state: z.optional(z.string()),
  /** It was found by its beginning or its region: the nearest place we know. */
  isNear: z.boolean(),
});

export const potentialsSchema = z.strictObject({
  solar: z.optional(potentialSchema),
  heatPump: z.optional(potentialSchema),
  evCharging: z.optional(potentialSchema),
});

/** What is known of a home's photovoltaics, heat pump, car, subsidies and money. Each figure is a range. */
export const estimateSchema = z.strictObject({
  place: placeSchema,
  currency: z.enum(currencies),
  solar: z.optional(solarSchema),
  heatPump: z.optional(heatPumpSchema),
  ev: z.optional(carSchema),
  /** In place of roof and heating, for who rents. */
  renter: z.optional(renterSchema),
  subsidies: z.array(subsidySchema),
  /** Of everything above together. */
  money: moneySchema,
  costLine: costLineSchema,
  /** Avoided in the first year. */
  co2KgPerYear: rangeSchema,
  potentials: potentialsSchema,
  assumptions: z.array(assumptionSchema),
});

export type Estimate = z.infer<typeof estimateSchema>;
