import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { marketSchema } from '#domain/place.ts';

/** What ends, or grows old: programmes and tariffs, figures of the adviser, legal texts, what the home page claims. */
export const datedKinds = ['subsidy', 'figure', 'legal', 'claim'] as const;
export type DatedKind = (typeof datedKinds)[number];

/** Days ahead from which somebody is to look at it. */
export const WARN_DAYS = 60;
/** Days ahead from which administrators are told of it. */
export const NOTICE_DAYS = 30;
/** Months after which what was looked up is to be looked up again. */
export const FRESH_MONTHS = 11;

const datedRowSchema = z.strictObject({
  id: z.string(),
  kind: z.enum(datedKinds),
  /** As people know it, in the language of the call. */
  name: z.string(),
  market: z.nullable(marketSchema),
  /** Its last day, or the one by which it is to be looked up again. `YYYY-MM-DD`. */
  date: z.string(),
  /** Negative once that day is over. */
  daysLeft: z.int(),
  /** When it was last looked up, as precise as the source is. */
  asOf: z.nullable(z.string()),
});
export type DatedRow = z.infer<typeof datedRowSchema>;

export const listDatedRows = defineEndpoint({
  name: 'listDatedRows',
  summary: 'What the product says that ends or grows old, what comes first first',
  method: 'GET',
  path: '/api/admin/dates',
  body: null,
  reply: z.array(datedRowSchema),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});
