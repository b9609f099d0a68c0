import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { lead } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import type { MailContent } from '#api/mail/mail-content.ts';
import { mailStatuses } from '#api/mail/mail-status.ts';
import { languages } from '#domain/place.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The mail log. `sending` is written before the vendor is called, so a crash in between is seen afterwards. */
export const email = pgTable(
  'email',
  {
    id: uuid('id').primaryKey(),
    contactAddressId: uuid('contact_address_id').references(() => contactAddress.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id').references(() => partner.id, { onDelete: 'cascade' }),
    /** The lead a mail speaks of; its contact is read when the mail is sent, so that the log holds none. */
    leadId: uuid('lead_id').references(() => lead.id, { onDelete: 'cascade' }),
    language: text('language', { enum: languages }).notNull(),
    /** Null once an account mail is sent: its link is a secret. */
    content: jsonb('content').$type<MailContent>(),
    status: text('status', { enum: mailStatuses }).notNull(),
    /** Keyed hash of the client address that asked for it. */
    askedBy: text('asked_by').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Who sends it now, and until when nobody else may. */
    leaseToken: uuid('lease_token'),
    leasedUntil: moment('leased_until'),
    vendorId: text('vendor_id'),
    vendorCode: integer('vendor_code'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index().on(table.contactAddressId, table.createdAt),
    index().on(table.askedBy, table.createdAt),
    index().on(table.vendorId),
    index().on(table.leadId),
  ],
);

/** Calls of the mail vendor that were taken already: a repeated one has no second effect. */
export const vendorCall = pgTable('vendor_call', {
  /** SHA-256 of the call's body. */
  id: text('id').primaryKey(),
  createdAt: moment('created_at').notNull(),
});
