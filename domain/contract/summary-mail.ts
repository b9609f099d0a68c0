import * as z from 'zod/mini';
import { consentSchema } from '#domain/contact/consent.ts';
import { contactSchema } from '#domain/contact/contact.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { confirmationSchema } from '#domain/contract/leads.ts';
import { potentialSchema } from '#domain/home/enumerations.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';
import { checkAnswersSchema } from '#domain/strategy-check/answers.ts';
import { summaryAssessmentSchema } from '#domain/summary/summary-assessment.ts';

export const MAX_SUMMARY_LENGTH = 20_000;

const anyFields = z.record(z.string().check(z.maxLength(64)), z.unknown());

/** A chat's potentials. With an assessment nothing of it counts: the server computes every figure again. */
const recommendationsSchema = z.strictObject({
  solarPotential: z.optional(potentialSchema),
  heatPumpPotential: z.optional(potentialSchema),
  evChargingPotential: z.optional(potentialSchema),
  costFactors: z.optional(anyFields),
  options: z.optional(z.array(anyFields).check(z.maxLength(8))),
});

/** Source: assessment-flows, section 7: after a chat `consultationSummary`, from the dialog `assessment`. */
const summaryMailSchema = z
  .strictObject({
    /** `chat`: a potential that the assessment does not decide is left out, not taken for the lowest. */
    kind: z.optional(z.literal('chat')),
    email: contactSchema.shape.email,
    name: contactSchema.shape.name,
    consultationSummary: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_SUMMARY_LENGTH))),
    assessment: z.optional(summaryAssessmentSchema),
    recommendations: z.optional(recommendationsSchema),
    /** In place of `assessment`: the answers of a strategy check. */
    check: z.optional(checkAnswersSchema),
    /** Without it, the visit's, else the one the browser asks for, else the site's. */
    language: z.optional(languageSchema),
    /** Without it, the visit's, else the usual one of the language. */
    market: z.optional(marketSchema),
    consent: z.optional(consentSchema),
  })
  .check(
    z.refine(
      ({ consultationSummary, assessment, check }) =>
        [consultationSummary, assessment, check].filter((it) => it !== undefined).length === 1,
      {
        path: ['assessment'],
        params: { problem: 'required' },
      },
    ),
  );

/** Sends the consultation to the address; an unconfirmed one gets the first mail with figures and a link. */
export const sendSummary = defineEndpoint({
  name: 'sendSummary',
  summary: 'Send the consultation summary by mail',
  method: 'POST',
  path: '/api/email/consultation-summary',
  body: summaryMailSchema,
  reply: z.strictObject({ success: z.literal(true), confirmation: confirmationSchema }),
  status: 200,
  idempotency: 'optional',
  failures: ['too-much-stored', 'consent-outdated', 'visit-invalid', 'visit-expired', 'origin-not-allowed'],
  saysSuccess: true,
});
