import * as z from 'zod/mini';
import { defineEndpoint } from '#domain/contract/endpoint.ts';
import { tokenSchema } from '#domain/contract/parameters.ts';
import { consultationSchema } from '#domain/contract/summary.ts';

/** What a card says of a consultation; the page behind its link tells the rest. */
const ownConsultationSchema = z.extend(
  z.pick(consultationSchema, {
    id: true,
    kind: true,
    createdAt: true,
    confirmedAt: true,
    withdrawnAt: true,
    market: true,
    partners: true,
    waits: true,
    pagePartner: true,
    milestones: true,
  }),
  {
    /** Of a request that is confirmed and handed over. */
    projectId: z.optional(z.string()),
    /** When an expert calls; ISO 8601, UTC. */
    callAt: z.optional(z.string()),
  },
);
export type OwnConsultation = z.infer<typeof ownConsultationSchema>;

/** An account's mailbox is proved: what was asked for with its address before there was an account is its own. */
export const readDashboard = defineEndpoint({
  name: 'readDashboard',
  summary: 'The own projects and consultations, newest first',
  method: 'GET',
  path: '/api/dashboard',
  body: null,
  reply: z.strictObject({
    /** How one signs in: `credential` is a password; else the provider. */
    waysIn: z.array(z.string()),
    /** Opens the page of the consultations; null without any, and once its time is over. */
    summaryToken: z.nullable(tokenSchema),
    consultations: z.array(ownConsultationSchema),
  }),
  status: 200,
  idempotency: 'exempt',
  failures: [],
});
