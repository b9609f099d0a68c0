import { index, integer, moment, pgTable, text, uuid } from '#api/database/columns.ts';
import { sql } from '#api/database/sql.ts';
import { suppressionReasons } from '#domain/contract/health.ts';
import { languages } from '#domain/place.ts';

/** One mailbox we may write to, whoever typed it. */
export const contactAddress = pgTable('contact_address', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  normalizedEmail: text('normalized_email').notNull().unique(),
  language: text('language', { enum: languages }).notNull(),
  /** Its owner has confirmed a request for the first time. */
  confirmedAt: moment('confirmed_at'),
  /** The unticked box for news was ticked, by whoever typed the address. */
  updatesWantedAt: moment('updates_wanted_at'),
  /** The owner of the address said so too, behind the link of our mail: only then news go out. */
  updatesConfirmedAt: moment('updates_confirmed_at'),
  /** SHA-256 of the token in the link of its mails. */
  summaryTokenHash: text('summary_token_hash').notNull().unique(),
  /** Counts the links that have ended; the token is made from it. */
  linkGeneration: integer('link_generation').notNull().default(0),
  /** Each mail that carries the link puts this off. */
  linkEndsAt: moment('link_ends_at').notNull().default(sql`now() + interval '180 days'`),
  createdAt: moment('created_at').notNull(),
});

/** A sentence somebody agreed to, as it was shown. */
export const consent = pgTable(
  'consent',
  {
    id: uuid('id').primaryKey(),
    contactAddressId: uuid('contact_address_id')
      .notNull()
      .references(() => contactAddress.id, { onDelete: 'cascade' }),
    leadId: uuid('lead_id'),
    purpose: text('purpose', { enum: ['terms', 'handOver', 'updates'] }).notNull(),
    version: text('version').notNull(),
    language: text('language', { enum: languages }).notNull(),
    sentence: text('sentence').notNull(),
    givenAt: moment('given_at').notNull(),
  },
  (table) => [index().on(table.contactAddressId)],
);

/** The mailboxes that nothing may be sent to. It outlives an erasure, so that nobody makes us write there again: no address, no name. */
export const suppression = pgTable(
  'suppression',
  {
    /** Keyed hash of the mailbox, however its address is spelled. */
    addressHash: text('address_hash').primaryKey(),
    /** What our staff names it by. */
    id: uuid('id').notNull().unique().defaultRandom(),
    suppressedFor: text('suppressed_for', { enum: suppressionReasons }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index().on(table.createdAt, table.id), index().on(table.suppressedFor, table.createdAt, table.id)],
);
