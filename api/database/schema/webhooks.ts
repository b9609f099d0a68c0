import { index, integer, moment, pgTable, text, uuid } from '#api/database/columns.ts';
import { lead } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { deliveryProblems, deliveryStatuses, disabledReasons, webhookEvents } from '#domain/contract/webhooks.ts';

/** An address of a partner that is told of their leads. */
export const webhook = pgTable(
  'webhook',
  {
    id: uuid('id').primaryKey(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partner.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    /** Encrypted under SESSION_SECRET: signing needs the secret itself, a copy of the database must not hold it. */
    sealedSecret: text('sealed_secret').notNull(),
    /** The secret before the last rotation, and until when messages are signed with it too. */
    previousSealedSecret: text('previous_sealed_secret'),
    previousUntil: moment('previous_until'),
    /** The first failed attempt since something got through. */
    failingSince: moment('failing_since'),
    disabledAt: moment('disabled_at'),
    disabledFor: text('disabled_for', { enum: disabledReasons }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index().on(table.partnerId)],
);

/** One message to one webhook and how it went. The body is written anew at each attempt, so the log holds no contact. */
export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    /** The `webhook-id` of every attempt: the receiver's key against doubles. */
    id: uuid('id').primaryKey(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    event: text('event', { enum: webhookEvents }).notNull(),
    leadId: uuid('lead_id').references(() => lead.id, { onDelete: 'cascade' }),
    /** Of a request that is erased here: its receivers know it by this id. Emptied when the delivery ends. */
    erasedLeadId: uuid('erased_lead_id'),
    status: text('status', { enum: deliveryStatuses }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Of the last attempt: the receiver's status, or why it counts for nothing. */
    lastStatus: integer('last_status'),
    lastProblem: text('last_problem', { enum: deliveryProblems }),
    /** Also names the one job that may make this attempt: a job with another time comes too late. */
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [index().on(table.webhookId, table.createdAt), index().on(table.leadId)],
);
