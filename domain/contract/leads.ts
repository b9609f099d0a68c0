import * as z from 'zod/mini';
import { consentSchema } from '#domain/contact/consent.ts';
import { contactSchema } from '#domain/contact/contact.ts';
import { assessmentResultSchema } from '#domain/contract/assessment-result.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { MAX_MATCHED_PARTNERS } from '#domain/contract/partners.ts';
import { knownFactsSchema } from '#domain/home/fact-schemas.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';
import { type CompleteAnswers, completeAnswersSchema } from '#domain/questionnaire/complete-answers.ts';
import { type CheckAnswers, checkAnswersSchema } from '#domain/strategy-check/answers.ts';

/**
 * `sent`: this browser has proved the mailbox, and the full mail is on its way; `confirm`: if a mail may go to this
 * address, a short one with figures and link is on its way or already there, and its link shows this request too;
 * `unsent`: this browser or its network has caused too many mails. Where nothing is proved, it tells nothing of the address.
 */
export const confirmationSchema = z.enum(['sent', 'confirm', 'unsent']);
export type Confirmation = z.infer<typeof confirmationSchema>;

const requestSchema = z.strictObject({
  language: languageSchema,
  market: marketSchema,
  contact: contactSchema,
  consent: consentSchema,
  /** The partners named above the consent: the request goes to them and to nobody else. Without it, to up to three that we choose, as the sentence then says. */
  partnerIds: z.optional(
    z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(MAX_MATCHED_PARTNERS)),
  ),
});

/** What a request is about: the wizard's answers, the strategy check's, or what a chat has learnt. */
export type LeadSubject =
  | { kind: 'questionnaire'; answers: CompleteAnswers }
  | { kind: 'check'; answers: CheckAnswers }
  | { kind: 'chat'; facts: KnownFacts };

/** Turns answers, contact and consent into a stored lead; the result is computed again on the server. */
export const createLead = defineEndpoint({
  name: 'createLead',
  summary: 'Ask for installation partners',
  method: 'POST',
  path: '/api/leads',
  body: z.discriminatedUnion('kind', [
    z.extend(requestSchema, { kind: z.literal('questionnaire'), answers: completeAnswersSchema }),
    z.extend(requestSchema, { kind: z.literal('check'), answers: checkAnswersSchema }),
    z.extend(requestSchema, { kind: z.literal('chat'), facts: knownFactsSchema }),
  ]),
  reply: z.strictObject({
    leadId: z.string(),
    confirmation: confirmationSchema,
    partners: z.array(z.strictObject({ id: z.string(), name: z.string() })),
    result: assessmentResultSchema,
    /** The partners get it once the owner of the address has confirmed it. */
    waits: z.optional(z.literal(true)),
  }),
  status: 201,
  idempotency: 'required',
  failures: ['too-much-stored', 'consent-outdated', 'visit-invalid', 'visit-expired', 'origin-not-allowed'],
});
