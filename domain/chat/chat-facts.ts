import * as z from 'zod/mini';
import { ageSchema } from '#domain/home/enumerations.ts';
import { type HomeData, homeDataSchema } from '#domain/home/home-data.ts';

const { shape } = homeDataSchema;

/** What a conversation has taught about a home: the spec's home data, and what costs and partners also depend on. */
export const knownFactsSchema = z.strictObject({
  homeType: shape.homeType,
  roofType: shape.roofType,
  /** Square feet, rounded. */
  homeSize: shape.homeSize,
  currentHeatingSystem: shape.currentHeatingSystem,
  /** Panel rating in amperes. */
  electrical: shape.electrical,
  hasEV: shape.hasEV,
  evChargerType: shape.evChargerType,
  /** Currency units of the market per year, rounded. */
  energyBill: shape.energyBill,
  solarInterest: shape.solarInterest,
  batteryInterest: shape.batteryInterest,
  incentiveInterest: shape.incentiveInterest,
  heatPumpInterest: z.optional(z.boolean()),
  heatingSystemAge: z.optional(ageSchema),
  roofAge: z.optional(ageSchema),
  ownsHome: z.optional(z.boolean()),
  /** Postcode or town, as it was written. */
  place: z.optional(z.string().check(z.maxLength(120))),
});
export type KnownFacts = z.infer<typeof knownFactsSchema>;
export type FactName = keyof KnownFacts;
export const factNames = Object.keys(knownFactsSchema.shape) as FactName[];

/** What one message taught. Null takes a fact back. */
export type ChatFacts = { [Name in FactName]?: KnownFacts[Name] | null };

/** The part that `POST /api/calculate-recommendations` takes. */
export function homeDataOf(facts: KnownFacts): HomeData {
  const fields = Object.entries(facts).filter(([name, value]) => name in shape && value !== undefined);
  return Object.fromEntries(fields) as HomeData;
}
