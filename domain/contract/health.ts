import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { defineList, orderSchema, searchSchema } from '#domain/contract/list.ts';
import { idSchema } from '#domain/contract/parameters.ts';

/** Every kind of job. */
export const jobKinds = [
  'handle-event',
  'send-mail',
  'send-webhook',
  'sync-session',
  'revoke-token',
  'remove-media',
] as const;
export type JobKind = (typeof jobKinds)[number];

const count = z.int();
const moment = z.string();

/** Hours of which the mails are counted. */
export const MAIL_HOURS = 24;

/** Why nothing is sent to an address any more. */
export const suppressionReasons = ['bounce', 'complaint', 'inactive', 'opt-out'] as const;

const healthSchema = z.strictObject({
  /** Of each kind: jobs whose time has come, since when the first of them waits, jobs for later, and jobs that have failed. */
  queues: z.array(
    z.strictObject({
      kind: z.enum(jobKinds),
      waiting: count,
      since: z.nullable(moment),
      later: count,
      failing: count,
    }),
  ),
  /** Written in the last hours. `refused`: by the vendor, or not sent since the address gets none. */
  mails: z.strictObject({ waiting: count, sent: count, refused: count, bounced: count, complained: count }),
  /** When what is kept too long was last removed, and the tables where that failed; null before the first time. */
  sweep: z.nullable(z.strictObject({ endedAt: moment, milliseconds: count, failed: z.array(z.string()) })),
  database: z.strictObject({ kind: z.enum(['pglite', 'postgres']), version: z.string(), bytes: count }),
  /** `freeBytes`: left on the disk that keeps them; null for a bucket. */
  media: z.strictObject({ files: count, bytes: count, freeBytes: z.nullable(count) }),
  /** Those that fail or were switched off for it, the newest first; `host` without what may be secret in the address. */
  webhooks: z.array(
    z.strictObject({
      id: z.string(),
      company: z.string(),
      host: z.string(),
      since: z.nullable(moment),
      isOff: z.boolean(),
    }),
  ),
});
export type Health = z.infer<typeof healthSchema>;

export const readHealth = defineEndpoint({
  name: 'readHealth',
  summary: 'How queue, mail, database, pictures and webhooks stand',
  method: 'GET',
  path: '/api/admin/health',
  body: null,
  reply: healthSchema,
  status: 200,
  idempotency: 'exempt',
  failures: [],
});

export const jobStates = ['retry', 'failed'] as const;

const jobSchema = z.strictObject({
  id: z.string(),
  createdAt: moment,
  kind: z.enum(jobKinds),
  /** `retry`: it is tried again by itself; `failed`: given up. */
  state: z.enum(jobStates),
  attempts: count,
  /** The name or code of the last error, never its words. */
  reason: z.nullable(z.string()),
  /** Of one that is tried again. */
  nextAt: z.nullable(moment),
});
export type FailingJob = z.infer<typeof jobSchema>;

export const listFailingJobs = defineList({
  name: 'listFailingJobs',
  summary: 'The jobs whose last attempt failed; `query` is the number of a job or of a record it names, in full',
  path: '/api/admin/jobs',
  entry: jobSchema,
  filters: {
    query: searchSchema,
    order: orderSchema,
    kind: z.optional(z.enum(jobKinds)),
    state: z.optional(z.enum(jobStates)),
  },
  failures: [],
});

export const retryJob = defineEndpoint({
  name: 'retryJob',
  summary: 'Try a failed job again at once',
  method: 'POST',
  path: '/api/admin/jobs/{jobId}/retry',
  parameters: { jobId: idSchema },
  body: z.strictObject({}),
  reply: jobSchema,
  status: 200,
  idempotency: 'optional',
  failures: ['not-found'],
});

const suppressionSchema = z.strictObject({
  id: z.string(),
  createdAt: moment,
  reason: z.enum(suppressionReasons),
});
export type Suppression = z.infer<typeof suppressionSchema>;

export const listSuppressions = defineList({
  name: 'listSuppressions',
  summary:
    'The mailboxes that nothing is sent to, which are kept without their addresses; `query` is an address in full',
  path: '/api/admin/suppressions',
  entry: suppressionSchema,
  filters: { query: searchSchema, order: orderSchema, reason: z.optional(z.enum(suppressionReasons)) },
  failures: [],
});

export const removeSuppression = defineEndpoint({
  name: 'removeSuppression',
  summary: 'Let mails go to a mailbox again',
  method: 'DELETE',
  path: '/api/admin/suppressions/{suppressionId}',
  parameters: { suppressionId: idSchema },
  body: null,
  reply: z.strictObject({ deleted: z.literal(true) }),
  status: 200,
  idempotency: 'optional',
  failures: ['not-found'],
});
