import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  moment,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#api/database/columns.ts';
import { visit } from '#api/database/schema/leads.ts';
import { site } from '#api/database/schema/partners.ts';
import { sql } from '#api/database/sql.ts';
import { advisorKinds } from '#domain/chat/advisor-kind.ts';
import { openQuestions } from '#domain/chat/questions.ts';
import type { ChatTags } from '#domain/chat/tags.ts';
import { grades } from '#domain/contract/answer-reviews.ts';
import type { ChatFacts } from '#domain/home/facts.ts';

/** What a visitor and an adviser said to each other, what the visitor set beside it (`stated`, without words), and what was told of a picture (`seen`, under the picture's id). */
export const message = pgTable(
  'message',
  {
    id: uuid('id').primaryKey(),
    visitId: uuid('visit_id')
      .notNull()
      .references(() => visit.id, { onDelete: 'cascade' }),
    /** The order in which it was said. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    role: text('role', { enum: ['user', 'assistant', 'stated', 'seen'] }).notNull(),
    content: text('content').notNull(),
    /** What a visitor's message taught, or what they set. */
    facts: jsonb('facts').$type<ChatFacts>(),
    /** What a visitor's message showed of what matters to them, worries them and is not known to them. */
    tags: jsonb('tags').$type<ChatTags>(),
    /** The question an adviser's message ends with. */
    asked: text('asked', { enum: openQuestions }),
    advisor: text('advisor', { enum: advisorKinds }),
    isCut: boolean('is_cut').notNull().default(false),
    /** The call's Idempotency-Key: a repeat after a cut answer replaces it. */
    turnKey: text('turn_key'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index().on(table.visitId, table.position),
    index('message_answers').on(table.position).where(sql`${table.role} = 'assistant'`),
    uniqueIndex().on(table.visitId, table.turnKey, table.role),
  ],
);

/** What a language model's answers took on a day, as the purse counted it. */
export const aiDay = pgTable(
  'ai_day',
  {
    /** In UTC. */
    day: date('day').notNull(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    turns: integer('turns').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day] }), index().on(table.day)],
);

/** What our staff found of an answer; goes with it. */
export const answerReview = pgTable(
  'answer_review',
  {
    messageId: uuid('message_id')
      .primaryKey()
      .references(() => message.id, { onDelete: 'cascade' }),
    grade: text('grade', { enum: grades }).notNull(),
    note: text('note'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index().on(table.createdAt, table.messageId), index().on(table.grade, table.createdAt, table.messageId)],
);

/** How many answers were found what on a day, kept when they are gone: nobody's words, nobody's id. */
export const gradeDay = pgTable(
  'grade_day',
  {
    /** In UTC. */
    day: date('day').notNull(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    advisor: text('advisor', { enum: advisorKinds }).notNull(),
    grade: text('grade', { enum: grades }).notNull(),
    answers: integer('answers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day, table.advisor, table.grade] }), index().on(table.day)],
);
