import * as z from 'zod/mini';
import type { EnergyBillPart, HomeType } from '#domain/home/enumerations.ts';
import type { FactName, FactValue, homeFacts } from '#domain/home/facts.ts';
import type { Money } from '#domain/money.ts';

/** Where a value comes from, weakest first: a stronger source replaces a weaker one, never the other way round. */
const factSources = ['assumption', 'keyword', 'server', 'visitor'] as const;
export const factSourceSchema = z.enum(factSources);
export type FactSource = z.infer<typeof factSourceSchema>;

type FieldOf<Name extends FactName> = (typeof homeFacts)[Name] extends { profile: infer Field extends string }
  ? Field
  : never;
type KeptValue<Name extends FactName> = (typeof homeFacts)[Name] extends { unit: 'perYear' } ? Money : FactValue<Name>;

/** What a profile may know, by its fields: areas in m², energy in kWh, money per year. */
export type ProfileValues = { [Name in FactName as FieldOf<Name>]: KeptValue<Name> } & { annualUseKwh: number };
export type ProfileField = keyof ProfileValues;

interface Known<Value> {
  value: Value;
  source: FactSource;
  /** From 0 to 1. */
  confidence: number;
}

/** The canonical record of a home. What somebody says not to know is not in it. */
export type HomeProfile = { [Field in ProfileField]?: Known<ProfileValues[Field]> | undefined };

const strength = (source: FactSource) => factSources.indexOf(source);

/** The profile with one more fact; an equally strong or stronger source replaces what is known, a weaker one changes nothing. */
export function learn<Field extends ProfileField>(
  profile: HomeProfile,
  field: Field,
  value: ProfileValues[Field],
  source: FactSource,
  confidence = 1,
): HomeProfile {
  const before = profile[field];
  if (before && strength(before.source) > strength(source)) return profile;
  return { ...profile, [field]: { value, source, confidence } };
}

/** A profile that knows only what is assumed: an apartment is rented, every other home is owned. */
export function assumedProfile(homeType?: HomeType): HomeProfile {
  return learn({}, 'ownsHome', homeType !== 'apartment', 'assumption', 0.7);
}

/** What the known energy costs are for; undefined where for all energy, as who heats with electricity pays it with one bill. */
export function energyCostPart({ energyCostCovers, heatingSystem }: HomeProfile): EnergyBillPart | undefined {
  const isOneBill = heatingSystem?.value === 'electric' || heatingSystem?.value === 'heat_pump';
  return isOneBill ? undefined : energyCostCovers?.value;
}
