import * as z from 'zod/mini';

/** The version of the consent sentences shown now (`texts/consent`); a change of their wording is a new version. */
export const CONSENT_VERSION = '2026-11-01';

export const consentSchema = z.strictObject({
  version: z.string().check(z.maxLength(20)),
  agreeToTerms: z.boolean().check(z.refine((agreed) => agreed, { params: { problem: 'must-agree' } })),
  receiveUpdates: z.boolean(),
});
export type Consent = z.infer<typeof consentSchema>;
