import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { marketSchema } from '#domain/place.ts';
import { toldAnswersSchema } from '#domain/questionnaire/answers.ts';

const partnerSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  logoUrl: z.optional(z.string()),
  city: z.string(),
  /** What partners are grouped by: a city or region, in the US a state's two letters. */
  state: z.string(),
});
export type Partner = z.infer<typeof partnerSchema>;

export const listPartners = defineEndpoint({
  name: 'listPartners',
  summary: 'Installation partners, by place',
  method: 'GET',
  path: '/api/partners',
  body: null,
  reply: z.array(partnerSchema),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});

/** Source: assessment-flows, section 9. */
export const MAX_MATCHED_PARTNERS = 3;

/** Named above the consent, so that a person knows who will get the request: the embedding company, else up to three by place and solution. */
export const matchPartners = defineEndpoint({
  name: 'matchPartners',
  summary: 'The partners that a request would go to',
  method: 'POST',
  path: '/api/partner-matches',
  body: z.strictObject({
    market: marketSchema,
    /** Postcode or city, as the person writes it. */
    place: z.string().check(z.trim(), z.minLength(2), z.maxLength(120)),
    answers: toldAnswersSchema,
  }),
  reply: z.array(z.strictObject({ id: z.string(), name: z.string() })).check(z.maxLength(MAX_MATCHED_PARTNERS)),
  status: 200,
  idempotency: 'exempt',
  failures: ['visit-invalid', 'visit-expired', 'origin-not-allowed'],
});
