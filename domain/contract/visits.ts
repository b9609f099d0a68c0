import * as z from 'zod/mini';
import { assessmentKinds } from '#domain/assessment-kinds.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { languageSchema, marketSchema } from '#domain/place.ts';

/** How long a visit token is good for, in minutes. */
export const VISIT_MINUTES = 30;

/** Opens a visit for a site, or, with the bearer token of an earlier one (expired or not), renews that visit. */
export const openVisit = defineEndpoint({
  name: 'openVisit',
  summary: 'Open or renew a visit',
  method: 'POST',
  path: '/api/visits',
  body: z.strictObject({
    /** The partner's public key; without it, the portal's own site. */
    siteKey: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    language: languageSchema,
    market: marketSchema,
    /** The way to an assessment that begins with this visit: it is counted, once. */
    kind: z.optional(z.enum(assessmentKinds)),
  }),
  reply: z.strictObject({
    visitId: z.string(),
    token: z.string(),
    /** ISO 8601, UTC. */
    expiresAt: z.string(),
    /** The company on whose page the visit takes place. */
    partner: z.nullable(z.strictObject({ id: z.string(), name: z.string() })),
  }),
  status: 201,
  idempotency: 'exempt',
  failures: ['site-unknown', 'origin-not-allowed', 'visit-invalid'],
});

/** Counts, once in a visit, that a result was shown. Nothing is kept but the number, and that this visit has been counted. */
export const noteResult = defineEndpoint({
  name: 'noteResult',
  summary: 'Count that a result was shown in this visit',
  method: 'POST',
  path: '/api/visits/result',
  body: z.strictObject({}),
  reply: z.strictObject({ noted: z.literal(true) }),
  status: 200,
  idempotency: 'exempt',
  failures: ['visit-invalid', 'visit-expired', 'origin-not-allowed'],
});
