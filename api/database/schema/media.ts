import { boolean, index, integer, jsonb, moment, pgTable, text, uuid } from '#api/database/columns.ts';
import { visit } from '#api/database/schema/leads.ts';
import { sql } from '#api/database/sql.ts';
import { advisorKinds } from '#domain/chat/advisor-kind.ts';
import type { ChatFacts } from '#domain/home/facts.ts';
import { type MediaFlaw, mediaKinds } from '#domain/media/media.ts';
import { mediaSubjects } from '#domain/media/subjects.ts';

/**
 * A picture that a visit has handed in. The row is there before its file, under its id, and outlives it: a row without a visit has
 * a file to remove.
 */
export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey(),
    visitId: uuid('visit_id').references(() => visit.id, { onDelete: 'set null' }),
    /** The phone that has handed it in, and may take it back. */
    handoffId: uuid('handoff_id'),
    kind: text('kind', { enum: mediaKinds }).notNull(),
    subject: text('subject', { enum: mediaSubjects }).notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    flaws: jsonb('flaws').$type<MediaFlaw[]>().notNull(),
    /** What was seen in it. */
    findings: jsonb('findings').$type<ChatFacts>(),
    /** What the visitor was told of it. */
    analysis: text('analysis').notNull(),
    advisor: text('advisor', { enum: advisorKinds }).notNull(),
    /** False while its file is being written. */
    isKept: boolean('is_kept').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index().on(table.visitId, table.createdAt),
    index('media_orphans').on(table.createdAt).where(sql`${table.visitId} is null`),
  ],
);
