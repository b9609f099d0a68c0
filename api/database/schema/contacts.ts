import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { languages } from '#domain/place.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Why nothing is sent to an address any more. */
const suppressions = ['bounce', 'complaint', 'inactive', 'opt-out'] as const;

/** One mailbox we may write to, whoever typed it. */
export const contactAddress = pgTable('contact_address', {
  id: uuid('id').primaryKey(),
  email: text('email').notNull(),
  normalizedEmail: text('normalized_email').notNull().unique(),
  language: text('language', { enum: languages }).notNull(),
  confirmedAt: moment('confirmed_at'),
  suppressedAt: moment('suppressed_at'),
  suppressedFor: text('suppressed_for', { enum: suppressions }),
  /** The unticked box for news was ticked, by whoever typed the address. */
  updatesWantedAt: moment('updates_wanted_at'),
  /** The owner of the address said so too, behind the link of our mail: only then news go out. */
  updatesConfirmedAt: moment('updates_confirmed_at'),
  /** SHA-256 of the token in the link of its mails. */
  summaryTokenHash: text('summary_token_hash').notNull().unique(),
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

/** What outlives the erasure of a suppressed address, so that nobody makes us write there again: no address, no name. */
export const suppression = pgTable('suppression', {
  /** Keyed hash of the normalized address. */
  addressHash: text('address_hash').primaryKey(),
  suppressedFor: text('suppressed_for', { enum: suppressions }),
  createdAt: moment('created_at').notNull(),
});
