import * as z from 'zod/mini';
import {
  type FactName,
  type FactRow,
  type FactValue,
  factNames,
  factRow,
  type HomeDataName,
  homeFacts,
} from '#domain/home/facts.ts';
import { factSourceSchema, type HomeProfile } from '#domain/home/home-profile.ts';
import { solarDetailsSchema } from '#domain/home/solar-details.ts';
import { moneySchema } from '#domain/money.ts';

function schemaOfRow({ kind, of = [], atMost = 0, mayBeZero }: FactRow): z.ZodMiniType {
  if (kind === 'choice') return z.enum(of);
  if (kind === 'words') return z.string().check(z.maxLength(atMost));
  if (kind === 'flag') return z.boolean();
  return z.number().check(mayBeZero ? z.gte(0) : z.gt(0), z.lte(atMost));
}

type FactShape<Names extends FactName> = { [Name in Names]: z.ZodMiniOptional<z.ZodMiniType<FactValue<Name>>> };

function shapeOf<Names extends FactName>(isWanted: (row: FactRow) => unknown): FactShape<Names> {
  const wanted = factNames.filter((name) => isWanted(homeFacts[name]));
  const shape = Object.fromEntries(wanted.map((name) => [name, z.optional(schemaOfRow(homeFacts[name]))]));
  return shape as unknown as FactShape<Names>;
}

/** What a conversation has taught about a home: the spec's home data, and what costs and partners also depend on. */
export const knownFactsSchema = /* @__PURE__ */ z.strictObject(/* @__PURE__ */ shapeOf<FactName>(() => true));

function homeData() {
  return z.strictObject({
    ...shapeOf<HomeDataName>(({ isHomeData }) => isHomeData),
    solarDetails: z.optional(solarDetailsSchema),
    userEmail: z.optional(z.string().check(z.maxLength(254))),
    userName: z.optional(z.string().check(z.maxLength(200))),
    electricalPanelUploaded: z.optional(z.boolean()),
  });
}

/** What a chat has collected, as its calls carry it. Source: assessment-flows, section 3; value types: design, section 5. */
export const homeDataSchema = /* @__PURE__ */ homeData();

function known(value: z.core.$ZodType) {
  const confidence = z.number().check(z.gte(0), z.lte(1));
  return z.optional(z.strictObject({ value, source: factSourceSchema, confidence }));
}

function keptSchema(row: FactRow): z.core.$ZodType {
  if (row.unit === 'perYear') return moneySchema;
  return row.kind === 'quantity' ? z.number().check(z.gt(0)) : schemaOfRow(row);
}

function profileSchema() {
  const kept = factNames.map(factRow).filter(({ profile }) => profile);
  const fields = Object.fromEntries(kept.map((row) => [row.profile, known(keptSchema(row))]));
  return z.strictObject({ ...fields, annualUseKwh: known(z.number().check(z.gte(0))) });
}

export const homeProfileSchema = /* @__PURE__ */ profileSchema() as unknown as z.ZodMiniType<HomeProfile>;
