import {
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
import { user } from '#api/database/schema/accounts.ts';
import { project } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { isNull } from '#api/database/sql.ts';
import { currencies } from '#domain/money.ts';
import { projectSides } from '#domain/projects/conversation.ts';
import { documentKinds } from '#domain/projects/documents.ts';
import { installerReasons } from '#domain/projects/installers.ts';
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

/** What the counters of a home showed on a day, in kWh. */
export const meterReading = pgTable(
  'meter_reading',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    producedKwh: integer('produced_kwh'),
    fedInKwh: integer('fed_in_kwh'),
    drawnKwh: integer('drawn_kwh'),
    heatingKwh: integer('heating_kwh'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex().on(table.projectId, table.day)],
);

/** A free call of a customer with one of our experts. */
export const expertCall = pgTable(
  'expert_call',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    /** Which of the experts who are there then, counted from 0. */
    seat: integer('seat').notNull(),
    phone: text('phone').notNull(),
    /** In which the customer is told of it. */
    timeZone: text('time_zone').notNull(),
    /** Rises with each change, so that calendars know the newest. */
    sequence: integer('sequence').notNull(),
    createdAt: moment('created_at').notNull(),
    cancelledAt: moment('cancelled_at'),
  },
  (table) => [
    uniqueIndex('expert_call_slot').on(table.startsAt, table.seat).where(isNull(table.cancelledAt)),
    index().on(table.projectId),
    index().on(table.startsAt, table.id),
  ],
);

/**
 * A file that somebody has added to a project. As with pictures, the row is there before its file and outlives it: a row without a
 * project has a file to remove.
 */
export const projectDocument = pgTable(
  'project_document',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id').references(() => project.id, { onDelete: 'set null' }),
    /** The company it was added for, which alone of the companies sees it then. */
    partnerId: uuid('partner_id').references(() => partner.id),
    side: text('side', { enum: projectSides }).notNull(),
    addedById: uuid('added_by_id').references(() => user.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    bytes: integer('bytes').notNull(),
    /** SHA-256 of the file as it was sent. */
    contentHash: text('content_hash').notNull(),
    /** False while its file is being written. */
    isKept: boolean('is_kept').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index().on(table.projectId, table.createdAt, table.id),
    index().on(table.partnerId),
    index().on(table.addedById),
    index('project_document_orphans').on(table.createdAt).where(isNull(table.projectId)),
  ],
);

/** That a customer claims the guarantee, with the figures of that moment. */
export const guaranteeClaim = pgTable('guarantee_claim', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => project.id, { onDelete: 'cascade' }),
  measuredKwh: integer('measured_kwh').notNull(),
  lineKwh: integer('line_kwh').notNull(),
  openedAt: moment('opened_at').notNull(),
});

/** What a customer tells us of a company; the company never reads it. */
export const installerReport = pgTable(
  'installer_report',
  {
    id: uuid('id').primaryKey(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partner.id),
    /** `change`: another company was wished for; `report`: something was to be told to us alone. */
    kind: text('kind', { enum: ['change', 'report'] }).notNull(),
    reason: text('reason', { enum: installerReasons }).notNull(),
    text: text('text'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index().on(table.projectId), index().on(table.partnerId)],
);
