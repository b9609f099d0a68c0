import * as z from 'zod/mini';
import {
  ageSchema,
  evOwnershipSchema,
  heatingSystemSchema,
  homeTypeSchema,
  roofTypeSchema,
} from '#domain/home/enumerations.ts';
import { moneySchema } from '#domain/money.ts';

/** Where a value comes from, weakest first: a stronger source replaces a weaker one, never the other way round. */
export const factSources = ['assumption', 'keyword', 'server', 'visitor'] as const;
export const factSourceSchema = z.enum(factSources);
export type FactSource = z.infer<typeof factSourceSchema>;

const fact = <Value extends z.core.$ZodType>(value: Value) =>
  z.optional(z.strictObject({ value, source: factSourceSchema, confidence: z.number().check(z.gte(0), z.lte(1)) }));

/** The canonical record of a home. Areas in m², energy in kWh, money per year; every value knows its source and confidence (0 to 1). */
export const homeProfileSchema = z.strictObject({
  homeType: fact(homeTypeSchema),
  livingAreaM2: fact(z.number().check(z.gt(0))),
  roofType: fact(roofTypeSchema),
  roofAge: fact(ageSchema),
  heatingSystem: fact(heatingSystemSchema),
  heatingSystemAge: fact(ageSchema),
  evOwnership: fact(evOwnershipSchema),
  annualEnergyCost: fact(moneySchema),
  annualUseKwh: fact(z.number().check(z.gte(0))),
  panelAmperes: fact(z.number().check(z.gt(0))),
  ownsHome: fact(z.boolean()),
});
export type HomeProfile = z.infer<typeof homeProfileSchema>;

type Field = keyof HomeProfile;
type ValueOf<Key extends Field> = NonNullable<HomeProfile[Key]>['value'];

const strength = (source: FactSource) => factSources.indexOf(source);

/** The profile with one more fact; an equally strong or stronger source replaces what is known, a weaker one changes nothing. */
export function learn<Key extends Field>(
  profile: HomeProfile,
  field: Key,
  value: ValueOf<Key>,
  source: FactSource,
  confidence = 1,
): HomeProfile {
  const known = profile[field];
  if (known && strength(known.source) > strength(source)) return profile;
  return { ...profile, [field]: { value, source, confidence } };
}

/** A profile that knows only what is assumed of everybody: the person owns the home. */
export function assumedProfile(): HomeProfile {
  return learn({}, 'ownsHome', true, 'assumption', 0.7);
}
