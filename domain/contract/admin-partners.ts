import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { defineList, orderSchema, searchSchema } from '#domain/contract/list.ts';
import { idSchema } from '#domain/contract/parameters.ts';
import { marketSchema } from '#domain/place.ts';

const count = z.int();
const moment = z.string();
const momentOrNull = z.nullable(moment);
const filters = { query: searchSchema, order: orderSchema };

const companySchema = z.strictObject({
  id: z.string(),
  createdAt: moment,
  name: z.string(),
  city: z.string(),
  country: marketSchema,
  isDemo: z.boolean(),
  /** People of it, sites that are not removed, and requests it was ever handed. */
  members: count,
  sites: count,
  leads: count,
  /** When it was handed the last one. */
  lastLeadAt: momentOrNull,
  /** Since when it gets nothing more, and its sites are shut. */
  suspendedAt: momentOrNull,
});
export type Company = z.infer<typeof companySchema>;

export const listCompanies = defineList({
  name: 'listCompanies',
  summary: 'The partners with what they have; `query` searches the beginnings of names and cities',
  path: '/api/admin/partners',
  entry: companySchema,
  filters,
  failures: [],
});

const suspension = {
  method: 'PATCH',
  body: z.strictObject({ isSuspended: z.boolean() }),
  status: 200,
  idempotency: 'optional',
} as const;

/** Its people read no requests, it is handed none, and its sites are shut within ten seconds. */
export const suspendCompany = defineEndpoint({
  ...suspension,
  name: 'suspendCompany',
  summary: 'Give a partner nothing more, or again',
  path: '/api/admin/partners/{companyId}/suspension',
  parameters: { companyId: idSchema },
  reply: companySchema,
  failures: ['not-found'],
});

const anySiteSchema = z.strictObject({
  id: z.string(),
  createdAt: moment,
  name: z.string(),
  /** Null: a site of our own. */
  company: z.nullable(z.string()),
  allowedOrigins: z.array(z.string()),
  /** The beginnings of those that are still good. */
  keys: z.array(z.strictObject({ start: z.string(), endsAt: momentOrNull, lastUsedAt: momentOrNull })),
  /** When a widget of it was last opened, to the hour. */
  lastSeenAt: momentOrNull,
  removedAt: momentOrNull,
  /** Since when nothing of it is answered. */
  suspendedAt: momentOrNull,
});
export type AnySite = z.infer<typeof anySiteSchema>;

export const listAllSites = defineList({
  name: 'listAllSites',
  summary: 'The sites with origins and keys; `query` searches the beginnings of their names and of their companies’',
  path: '/api/admin/sites',
  entry: anySiteSchema,
  filters,
  failures: [],
});

/** Counts within ten seconds. The portal cannot shut itself. */
export const suspendSite = defineEndpoint({
  ...suspension,
  name: 'suspendSite',
  summary: 'Answer nothing more that a site asks, or again',
  path: '/api/admin/sites/{siteId}/suspension',
  parameters: { siteId: idSchema },
  reply: anySiteSchema,
  failures: ['not-found', 'status-not-possible'],
});
