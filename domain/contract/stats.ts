import * as z from 'zod/mini';
import { assessmentKinds } from '#domain/assessment-kinds.ts';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { marketSchema } from '#domain/place.ts';

const count = z.int();

/** Source: portal, section 3. */
const reply = z.strictObject({
  /** `isAbout`: the database's own estimate, where there are too many to count while somebody waits. */
  users: z.strictObject({ total: count, admins: count, isAbout: z.optional(z.literal(true)) }),
  /** Since counting began, those that are deleted included: begun is one with its first answer, complete once it was asked for. */
  assessments: z.strictObject({ total: count, completed: count }),
  leads: z.strictObject({ total: count, isAbout: z.optional(z.literal(true)) }),
  /** A project opens with its lead and is complete once the installation is done. */
  projects: z.strictObject({ total: count, completed: count, isAbout: z.optional(z.literal(true)) }),
  partners: count,
});

const read = { method: 'GET', body: null, reply, status: 200, idempotency: 'exempt', failures: [] } as const;

export const readStats = defineEndpoint({
  ...read,
  name: 'readStats',
  summary: 'How many people, assessments, leads, projects and partners there are',
  path: '/api/admin/stats',
});

export const readManagerStats = defineEndpoint({
  ...read,
  name: 'readManagerStats',
  summary: 'The same figures for managers',
  path: '/api/manager/stats',
});

/** Days that the pictures show. */
export const STATS_DAYS = 30;

const counts = z.strictObject({ started: count, completed: count });

/** The last days, each with a row for whatever was begun. */
export const readActivity = defineEndpoint({
  name: 'readActivity',
  summary: 'How many assessments were begun and completed on each of the last days',
  method: 'GET',
  path: '/api/manager/activity',
  body: null,
  reply: z.strictObject({
    /** `YYYY-MM-DD` in UTC, the oldest first, every one of them. */
    days: z.array(z.strictObject({ day: z.string(), ...counts.shape })),
    kinds: z.array(z.strictObject({ kind: z.enum(assessmentKinds), ...counts.shape })),
    markets: z.array(z.strictObject({ market: marketSchema, ...counts.shape })),
    /** The busiest first. */
    sites: z.array(z.strictObject({ id: z.string(), name: z.string(), ...counts.shape })),
  }),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});
