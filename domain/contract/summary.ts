import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';
import { answersSchema } from '#domain/questionnaire/answers.ts';
import { quickResultSchema } from '#domain/questionnaire/packages.ts';

/** One request behind the link of the first mail. */
export const consultationSchema = z.strictObject({
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  market: marketSchema,
  answers: answersSchema,
  result: quickResultSchema,
  partners: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
export type Consultation = z.infer<typeof consultationSchema>;

export const readSummary = defineEndpoint({
  name: 'readSummary',
  summary: 'The consultations behind the link of the first mail, newest first',
  method: 'GET',
  path: '/api/summary/{token}',
  body: null,
  reply: z.strictObject({
    language: languageSchema,
    confirmed: z.boolean(),
    consultations: z.array(consultationSchema),
  }),
  status: 200,
  idempotency: 'exempt',
  failures: ['not-found'],
});

/** A button posts this; opening the link alone confirms nothing, because mail scanners open links. Repeating it changes nothing. */
export const confirmAddress = defineEndpoint({
  name: 'confirmAddress',
  summary: 'Confirm the mail address',
  method: 'POST',
  path: '/api/summary/{token}/confirm',
  body: z.strictObject({}),
  reply: z.strictObject({ confirmed: z.literal(true) }),
  status: 200,
  idempotency: 'optional',
  failures: ['not-found'],
});
