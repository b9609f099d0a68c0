import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { memberRoles } from '#domain/partners/member-roles.ts';
import { MAX_PREFIXES } from '#domain/partners/service-area.ts';
import { marketSchema } from '#domain/place.ts';

/** ISO 8601, UTC. */
const moment = z.string();

/** Null while the company takes new requests. Without an end, until somebody resumes. */
export const pauseSchema = z.nullable(z.strictObject({ since: moment, until: z.nullable(moment) }));

const companySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  country: marketSchema,
  city: z.string(),
  /** Leading digits of the postcodes served. */
  postcodes: z.array(z.string()),
  /** It wants no request of the portal from elsewhere. */
  onlyArea: z.boolean(),
  pause: pauseSchema,
  /** What the caller is in it. */
  role: z.enum(memberRoles),
});
export type Company = z.infer<typeof companySchema>;

const refusals = ['unauthenticated', 'forbidden', 'origin-not-allowed'] as const;
const ofOwner = { reply: companySchema, status: 200, idempotency: 'required', failures: refusals } as const;

export const readCompany = defineEndpoint({
  name: 'readCompany',
  summary: 'The own company: where it works, and whether it takes new requests',
  method: 'GET',
  path: '/api/partner/company',
  body: null,
  reply: companySchema,
  status: 200,
  idempotency: 'exempt',
  failures: refusals,
});

/** Counts for the next request at once. For owners. */
export const changeArea = defineEndpoint({
  ...ofOwner,
  name: 'changeArea',
  summary: 'Say where the own company works',
  method: 'PATCH',
  path: '/api/partner/company/area',
  body: z.strictObject({
    postcodes: z.array(z.string().check(z.regex(/^\d{1,5}$/))).check(z.minLength(1), z.maxLength(MAX_PREFIXES)),
    onlyArea: z.boolean(),
  }),
});

/** A pause ends by itself within so many days, where it has an end. */
export const MAX_PAUSE_DAYS = 366;

/** Requests of the portal go elsewhere at once; those from the company's own pages still come. For owners. */
export const changePause = defineEndpoint({
  ...ofOwner,
  name: 'changePause',
  summary: 'Pause new requests, or take them again',
  method: 'PATCH',
  path: '/api/partner/company/pause',
  body: z.strictObject({
    isPaused: z.boolean(),
    /** From when it takes them again. Null: until somebody resumes. */
    until: z.optional(z.nullable(z.iso.datetime())),
  }),
});
