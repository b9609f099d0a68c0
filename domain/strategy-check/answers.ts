import * as z from 'zod/mini';

/** Source of names and values: assessment-flows, section 3. */
export const ownerships = ['own', 'rent'] as const;
export const checkHeatingSystems = ['gas', 'oil', 'electric', 'heat-pump', 'other'] as const;
export const photoTypes = ['roof', 'fuse-box', 'driveway', 'other'] as const;
export type Ownership = (typeof ownerships)[number];
export type CheckHeatingSystem = (typeof checkHeatingSystems)[number];
export type PhotoType = (typeof photoTypes)[number];

/** As in every request for partners. */
export const MIN_LOCATION_LENGTH = 2;
export const MAX_LOCATION_LENGTH = 120;
export const MAX_ROOF_DETAILS_LENGTH = 1_000;

/** A whole set of answers, as the server takes it. */
export const checkAnswersSchema = /* @__PURE__ */ z.strictObject({
  /** Postcode or city, as the person writes it. */
  location: z.string().check(z.trim(), z.minLength(MIN_LOCATION_LENGTH), z.maxLength(MAX_LOCATION_LENGTH)),
  ownership: z.enum(ownerships),
  roofDetails: z.optional(z.string().check(z.maxLength(MAX_ROOF_DETAILS_LENGTH))),
  heatingSystem: z.enum(checkHeatingSystems),
  /** Nothing said of a car counts as none. */
  hasEV: z.optional(z.boolean()),
  planningEV: z.optional(z.boolean()),
});
export type CheckAnswers = z.infer<typeof checkAnswersSchema>;

/** What is answered so far. */
export type CheckDraft = { [Field in keyof CheckAnswers]?: CheckAnswers[Field] | undefined };
