import * as z from 'zod/mini';

/** A solar system that is there already. Source: assessment-flows, section 3. */
export const solarDetailsSchema = z.strictObject({
  kwp: z.optional(z.number().check(z.gt(0), z.lte(1_000))),
  /** In which it was built. */
  year: z.optional(z.number().check(z.gte(1950), z.lte(2100))),
  satisfied: z.optional(z.boolean()),
});
export type SolarDetails = z.infer<typeof solarDetailsSchema>;
