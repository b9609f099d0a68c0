import * as z from 'zod/mini';
import { knownFactsSchema } from '#domain/chat/chat-facts.ts';
import { consentSchema } from '#domain/contact/consent.ts';
import { contactSchema } from '#domain/contact/contact.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { MAX_MATCHED_PARTNERS } from '#domain/contract/partners.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';
import { completeAnswersSchema } from '#domain/questionnaire/complete-answers.ts';
import { quickResultSchema } from '#domain/questionnaire/packages.ts';

/** `sent`: a mail is on its way; `joined`: this address has a mail from us already, whose link now shows this request too. */
export const confirmationSchema = z.enum(['sent', 'joined']);
export type Confirmation = z.infer<typeof confirmationSchema>;

const asked = {
  language: languageSchema,
  market: marketSchema,
  contact: contactSchema,
  consent: consentSchema,
  /** The partners named above the consent: the request goes to them and to nobody else. Without it, to up to three that we choose, as the sentence then says. */
  partnerIds: z.optional(
    z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(MAX_MATCHED_PARTNERS)),
  ),
};

/** Turns a questionnaire's answers or a chat's facts, contact and consent into a stored lead; the result is computed again on the server. */
export const createLead = defineEndpoint({
  name: 'createLead',
  summary: 'Ask for installation partners',
  method: 'POST',
  path: '/api/leads',
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('questionnaire'), answers: completeAnswersSchema, ...asked }),
    /** What the conversation has taught, with the person's corrections. */
    z.strictObject({ kind: z.literal('chat'), facts: knownFactsSchema, ...asked }),
  ]),
  reply: z.strictObject({
    leadId: z.string(),
    confirmation: confirmationSchema,
    partners: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    /** Null where a chat has not taught all that decides it. */
    result: z.nullable(quickResultSchema),
  }),
  status: 201,
  idempotency: 'required',
  failures: ['consent-outdated', 'visit-invalid', 'visit-expired', 'origin-not-allowed'],
});
