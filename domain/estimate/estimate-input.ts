import * as z from 'zod/mini';
import { overridesSchema } from '#domain/estimate/assumption-names.ts';
import { heatingSystems, roofShadings, solutionSchema } from '#domain/home/enumerations.ts';
import { marketSchema } from '#domain/place.ts';

/** The wizard's heating systems, and those that a subsidy tells apart; `gas_floor` is a gas boiler for one storey. */
export const estimateHeatings = [
  ...heatingSystems,
  'gas_floor',
  'coal',
  'night_storage',
  'biomass',
  'district',
] as const;
export const chargings = ['evening', 'daytime', 'surplus'] as const;

const optionalNumber = (least: number, most: number) => z.optional(z.number().check(z.gte(least), z.lte(most)));
const optionalWhole = (least: number, most: number) => z.optional(z.int().check(z.gte(least), z.lte(most)));

/** A day of the calendar, `2026-11-22`. */
const daySchema = z.iso.date();

const roofSchema = z.strictObject({
  areaM2: optionalNumber(2, 2_000),
  kwp: optionalNumber(0.3, 100),
  /** 0 flat, 90 upright. */
  tiltDeg: optionalNumber(0, 90),
  /** Clockwise from north: 90 east, 180 south. */
  azimuthDeg: optionalNumber(0, 360),
  shading: z.optional(z.enum(roofShadings)),
});

const heatingSchema = z.strictObject({
  system: z.enum(estimateHeatings),
  ageYears: optionalNumber(0, 80),
  /** What is bought in a year, in kWh. */
  annualFuelKwh: optionalNumber(500, 300_000),
  /** Heated area. */
  areaM2: optionalNumber(15, 2_000),
  /** Year in which the house was built. */
  builtIn: optionalWhole(1500, 2100),
  /** At the coldest design day. */
  flowTemperatureC: optionalNumber(25, 80),
  /** Without it, it works: subsidies ask. */
  works: z.optional(z.boolean()),
});

const heatPumpSchema = z.strictObject({
  kind: z.enum(['air', 'ground']),
  naturalRefrigerant: z.optional(z.boolean()),
  /** United States: the rating of the unit. */
  hspf2: optionalNumber(6, 16),
});

const carSchema = z.strictObject({
  kmPerYear: z.number().check(z.gte(100), z.lte(200_000)),
  chargerKw: optionalNumber(1.4, 50),
  ownParking: z.optional(z.boolean()),
  /** When it is charged: in the evening, by day at home, or when the roof gives more than the house needs. */
  charging: z.optional(z.enum(chargings)),
  /** United States: main breaker of the panel. */
  panelAmps: optionalNumber(30, 1_000),
});

const cost = optionalNumber(0, 1_000_000);
const costsSchema = z.strictObject({ solar: cost, battery: cost, heatPump: cost, charger: cost });

/**
 * What is told of a home. Whatever is left out is assumed, and the assumption is told. Amounts are in the market's whole
 * currency units. What is bought: `measures`, or else solar always, a heat pump when `heating` or `heatPump` is told, a charger when `ev` is.
 */
export const estimateInputSchema = z.strictObject({
  market: marketSchema,
  /** City, postcode or both. */
  place: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** The day on which subsidies are applied for; without it, today. */
  applicationDate: z.optional(daySchema),
  /** Without it, they own it and live in it. */
  ownsHome: z.optional(z.boolean()),
  /** Taxable, of the household, per year. */
  householdIncome: optionalNumber(0, 10_000_000),
  minorChildren: optionalWhole(0, 20),
  /** Homes in the building. */
  homes: optionalWhole(1, 500),
  /** Electricity of the household, without heat pump and car. */
  annualUseKwh: optionalNumber(100, 200_000),
  /** For that electricity; counts where the use is not told. */
  annualBill: optionalNumber(50, 100_000),
  /** For all energy, heating with it: electricity costs no more than that. */
  annualEnergyBill: optionalNumber(50, 100_000),
  roof: z.optional(roofSchema),
  /** Usable; 0 for none. */
  batteryKwh: optionalNumber(0, 200),
  heating: z.optional(heatingSchema),
  heatPump: z.optional(heatPumpSchema),
  ev: z.optional(carSchema),
  costs: z.optional(costsSchema),
  measures: z.optional(z.array(solutionSchema).check(z.maxLength(3))),
  /** Figures of the estimate that somebody knows better, by the name under which the estimate tells them. */
  assumptions: z.optional(overridesSchema),
});

export type EstimateInput = z.infer<typeof estimateInputSchema>;
export type HeatSource = (typeof estimateHeatings)[number];
export type Charging = (typeof chargings)[number];
