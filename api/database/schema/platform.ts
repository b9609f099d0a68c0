import { index, integer, jsonb, moment, pgTable, primaryKey, text, uuid } from '#api/database/columns.ts';
import { user } from '#api/database/schema/accounts.ts';
import { sql, valuesIn } from '#api/database/sql.ts';

/** Replies to calls that came with an Idempotency-Key; written in the transaction of the work itself. */
export const idempotency = pgTable(
  'idempotency',
  {
    actorScope: text('actor_scope').notNull(),
    route: text('route').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    reply: jsonb('reply').$type<unknown>(),
    /** The call's visit, also one that was opened for this call: an erasure finds the reply by it. */
    visitId: uuid('visit_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.actorScope, table.route, table.key] }),
    index().on(table.createdAt),
    index().on(table.visitId),
    index('idempotency_lead').on(sql`(${table.reply}->>'leadId')`),
    index('idempotency_project').on(sql`(${table.reply}->>'projectId')`),
  ],
);

/** Domain events, written in the transaction that causes them. The payload holds ids, never personal data. */
export const outboxEvent = pgTable(
  'outbox_event',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    payload: jsonb('payload').$type<Record<string, string | string[]>>().notNull(),
    createdAt: moment('created_at').notNull(),
    dispatchedAt: moment('dispatched_at'),
    /** Who did it, where somebody was signed in. */
    actorId: uuid('actor_id').references(() => user.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.dispatchedAt, table.createdAt),
    index().on(table.actorId),
    index('outbox_event_ids').using('gin', valuesIn(table.payload)),
  ],
);

export type AuditChange = Record<'before' | 'after', Record<string, string | boolean>>;

export const audit = pgTable(
  'audit',
  {
    id: uuid('id').primaryKey(),
    actorScope: text('actor_scope').notNull(),
    verb: text('verb').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    requestId: text('request_id').notNull(),
    /** What was so before and is so now, of a change of rights. */
    change: jsonb('change').$type<AuditChange>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index().on(table.entityId),
    index().on(table.actorScope, table.createdAt, table.id),
    index().on(table.createdAt, table.id),
    index().on(table.verb, table.createdAt, table.id),
    index().on(table.entity, table.createdAt, table.id),
  ],
);

/** Points counted under a key until its window expires. */
export const limitCounter = pgTable(
  'limit_counter',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: moment('expire'),
  },
  (table) => [index('limit_counter_of').on(sql`split_part(${table.key}, ':', 2)`)],
);

/** How the server's recurring work went the last time, whichever process did it. */
export const upkeep = pgTable('upkeep', {
  work: text('work', { enum: ['sweep'] }).primaryKey(),
  beganAt: moment('began_at').notNull(),
  endedAt: moment('ended_at').notNull(),
  /** The tables where it failed. */
  failed: text('failed').array().notNull(),
});
