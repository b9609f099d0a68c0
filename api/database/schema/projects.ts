import { date, index, integer, jsonb, moment, pgTable, primaryKey, text, uuid } from '#api/database/columns.ts';
import { user } from '#api/database/schema/accounts.ts';
import { project } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { currencies } from '#domain/money.ts';
import { projectSides } from '#domain/projects/conversation.ts';
import { type QuoteSize, quoteParts } from '#domain/projects/quotes.ts';

/** What customer, company and adviser write to each other. */
export const projectMessage = pgTable(
  'project_message',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    /** The company whose conversation it is; null in the one with our adviser alone. */
    partnerId: uuid('partner_id').references(() => partner.id),
    side: text('side', { enum: projectSides }).notNull(),
    authorId: uuid('author_id').references(() => user.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index().on(table.projectId, table.partnerId, table.createdAt, table.id),
    index().on(table.partnerId),
    index().on(table.authorId),
  ],
);

/** How far somebody has read a conversation. */
export const projectMark = pgTable(
  'project_mark',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    /** The id of its company, or `adviser`. */
    conversation: text('conversation').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    side: text('side', { enum: projectSides }).notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.conversation, table.userId] }), index().on(table.userId)],
);

/** What a company offers for a project. */
export const quote = pgTable(
  'quote',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partner.id),
    offeredById: uuid('offered_by_id').references(() => user.id, { onDelete: 'set null' }),
    priceMinor: integer('price_minor').notNull(),
    currency: text('currency', { enum: currencies }).notNull(),
    size: jsonb('size').$type<Partial<Record<QuoteSize, number | undefined>>>().notNull(),
    includes: text('includes', { enum: quoteParts }).array().notNull(),
    bindingUntil: date('binding_until').notNull(),
    note: text('note'),
    /** The customer's. */
    answer: text('answer', { enum: ['accepted', 'declined'] }),
    answeredAt: moment('answered_at'),
    /** A newer one of the company stands in its place. */
    replacedAt: moment('replaced_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index().on(table.projectId), index().on(table.partnerId), index().on(table.offeredById)],
);
