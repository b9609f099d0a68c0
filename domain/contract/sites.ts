import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { exactOrigin, originProblem } from '#domain/embed/origin.ts';

export const MAX_SITES = 20;
export const MAX_ORIGINS = 20;
/** Of one site, good at the same time. */
export const MAX_KEYS = 5;
/** For how many hours an old key may still be good: until every page has the new one. */
export const keyHours = [0, 24, 168, 720] as const;

const keySchema = z.strictObject({
  id: z.string(),
  publicKey: z.string(),
  /** All times: ISO 8601, UTC. */
  createdAt: z.string(),
  /** Null: for good. */
  endsAt: z.nullable(z.string()),
  /** To the hour; null before the first. */
  lastUsedAt: z.nullable(z.string()),
});
export type SiteKey = z.infer<typeof keySchema>;

const siteSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  allowedOrigins: z.array(z.string()),
  createdAt: z.string(),
  /** When a widget of it was last opened, to the hour. */
  lastSeenAt: z.nullable(z.string()),
  /** Those that are still good; the first is the one to use. */
  keys: z.array(keySchema),
});
export type PartnerSite = z.infer<typeof siteSchema>;

const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(80));

const originSchema = z.pipe(
  z.string().check(
    z.maxLength(300),
    z.refine((text) => originProblem(text) === null, { params: { problem: 'address-not-allowed' } }),
  ),
  z.transform((text) => (originProblem(text) === null ? exactOrigin(text) : text)),
);
const originsSchema = z.array(originSchema).check(z.minLength(1), z.maxLength(MAX_ORIGINS));

const refusals = ['unauthenticated', 'forbidden', 'origin-not-allowed'] as const;
const ofSite = {
  parameters: { siteId: idSchema },
  status: 200,
  idempotency: 'required',
  failures: [...refusals, 'not-found'],
} as const;

export const listSites = defineEndpoint({
  name: 'listSites',
  summary: 'The company’s sites with their keys, oldest first',
  method: 'GET',
  path: '/api/partner/sites',
  body: null,
  reply: z.array(siteSchema),
  status: 200,
  idempotency: 'exempt',
  failures: refusals,
});

export const createSite = defineEndpoint({
  name: 'createSite',
  summary: 'Add a site, with its first key',
  method: 'POST',
  path: '/api/partner/sites',
  body: z.strictObject({ name: nameSchema, allowedOrigins: originsSchema }),
  reply: siteSchema,
  status: 201,
  idempotency: 'required',
  failures: refusals,
});

/** A new list of origins counts everywhere within ten seconds. */
export const changeSite = defineEndpoint({
  ...ofSite,
  name: 'changeSite',
  summary: 'Rename a site, or change the origins it may be called from',
  method: 'PATCH',
  path: '/api/partner/sites/{siteId}',
  body: z.strictObject({ name: z.optional(nameSchema), allowedOrigins: z.optional(originsSchema) }),
  reply: siteSchema,
});

/** Its keys end at once; the requests that came from it stay. */
export const deleteSite = defineEndpoint({
  ...ofSite,
  name: 'deleteSite',
  summary: 'Remove a site',
  method: 'DELETE',
  path: '/api/partner/sites/{siteId}',
  body: null,
  reply: z.strictObject({ deleted: z.literal(true) }),
});

const endSchema = z.strictObject({ oldEndsInHours: z.literal(keyHours) });

/** The keys before it end after the chosen time, or as they would have if that is sooner. */
export const rotateSiteKey = defineEndpoint({
  ...ofSite,
  name: 'rotateSiteKey',
  summary: 'Make a new key for a site',
  method: 'POST',
  path: '/api/partner/sites/{siteId}/keys',
  body: endSchema,
  reply: siteSchema,
});

/** The last key that is good does not end: make a new one first. */
export const endSiteKey = defineEndpoint({
  ...ofSite,
  name: 'endSiteKey',
  summary: 'End a key of a site, at once or later',
  method: 'POST',
  path: '/api/partner/sites/{siteId}/keys/{keyId}/end',
  parameters: { siteId: idSchema, keyId: idSchema },
  body: z.strictObject({ inHours: z.literal(keyHours) }),
  reply: siteSchema,
  failures: [...refusals, 'not-found', 'status-not-possible'],
});
