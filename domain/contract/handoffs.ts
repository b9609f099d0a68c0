import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { languageSchema } from '#domain/place.ts';

const refusals = ['visit-invalid', 'visit-expired', 'origin-not-allowed'] as const;
const MAX_CODE_LENGTH = 64;

/**
 * A link by which one phone may add photos to the visit. Its code is good once, and for ten minutes; codes of the visit that wait
 * for a phone end with it. Of the public test key there is none: nothing of its visits is kept.
 */
export const offerHandoff = defineEndpoint({
  name: 'offerHandoff',
  summary: 'Open a visit to a phone',
  method: 'POST',
  path: '/api/handoffs',
  body: z.strictObject({
    /** Of the page that the phone opens; without it, the visit's, else the one the browser asks for. */
    language: z.optional(languageSchema),
  }),
  reply: z.strictObject({
    /** Its code stands behind the `#`. */
    url: z.string(),
    /** ISO 8601, UTC: until then a phone can take it up. */
    endsAt: z.string(),
  }),
  status: 201,
  idempotency: 'optional',
  failures: refusals,
});

/** `waiting`: the newest link was not opened yet; `joined`: a phone may add photos; `none`: neither. */
export const readHandoff = defineEndpoint({
  name: 'readHandoff',
  summary: 'Whether a phone may add photos to the visit',
  method: 'GET',
  path: '/api/handoffs',
  body: null,
  reply: z.strictObject({
    state: z.enum(['none', 'waiting', 'joined']),
    /** ISO 8601, UTC. */
    endsAt: z.nullable(z.string()),
  }),
  status: 200,
  idempotency: 'exempt',
  failures: refusals,
});

/** Of a visit: every phone and every link of it. Of a phone: itself. Its photos stay. */
export const endHandoff = defineEndpoint({
  name: 'endHandoff',
  summary: 'Let no phone add photos to the visit any more',
  method: 'DELETE',
  path: '/api/handoffs',
  body: null,
  reply: z.strictObject({ ended: z.literal(true) }),
  status: 200,
  idempotency: 'optional',
  failures: refusals,
});

/** Whether a code is unknown, used, ended or too old is not told. */
export const joinHandoff = defineEndpoint({
  name: 'joinHandoff',
  summary: 'Take up the link of a visit, as its phone',
  method: 'POST',
  path: '/api/handoffs/join',
  body: z.strictObject({ code: z.string().check(z.maxLength(MAX_CODE_LENGTH)) }),
  reply: z.strictObject({
    /** Bearer token for the calls about photos, and for no other: it sees and removes what it has added. */
    token: z.string(),
    /** ISO 8601, UTC. */
    endsAt: z.string(),
  }),
  status: 201,
  idempotency: 'optional',
  failures: ['link-ended', 'origin-not-allowed'],
});
