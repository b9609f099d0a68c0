import * as z from 'zod/mini';
import { evOwnershipSchema, heatingSystemSchema, homeTypeSchema, roofTypeSchema } from '#domain/home/enumerations.ts';

const shortText = z.string().check(z.maxLength(500));

/** What a chat has collected, as its calls carry it. Source: assessment-flows, section 3; value types: design, section 5. */
export const homeDataSchema = z.strictObject({
  homeType: z.optional(homeTypeSchema),
  roofType: z.optional(roofTypeSchema),
  /** Square feet. */
  homeSize: z.optional(z.number().check(z.gt(0), z.lte(100_000))),
  currentHeatingSystem: z.optional(heatingSystemSchema),
  /** Panel rating in amperes. */
  electrical: z.optional(z.number().check(z.gt(0), z.lte(2_000))),
  hasEV: z.optional(evOwnershipSchema),
  evChargerType: z.optional(shortText),
  /** Currency units of the market per year. */
  energyBill: z.optional(z.number().check(z.gte(0), z.lte(1_000_000))),
  solarInterest: z.optional(z.boolean()),
  solarDetails: z.optional(shortText),
  batteryInterest: z.optional(z.boolean()),
  incentiveInterest: z.optional(z.boolean()),
  userEmail: z.optional(z.string().check(z.maxLength(254))),
  userName: z.optional(z.string().check(z.maxLength(200))),
  roofOrientation: z.optional(shortText),
  roofMaterial: z.optional(shortText),
  electricalPanelUploaded: z.optional(z.boolean()),
});
export type HomeData = z.infer<typeof homeDataSchema>;
