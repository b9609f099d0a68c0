import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import type { MailContent } from '#api/mail/mail-content.ts';
import { languages } from '#domain/place.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The mail log. `sending` is written before the vendor is called, so a crash in between is seen afterwards. */
export const email = pgTable(
  'email',
  {
    id: uuid('id').primaryKey(),
    contactAddressId: uuid('contact_address_id').references(() => contactAddress.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    language: text('language', { enum: languages }).notNull(),
    /** Null once an account mail is sent: its link is a secret. */
    content: jsonb('content').$type<MailContent>(),
    status: text('status', { enum: ['queued', 'sending', 'sent', 'delivered', 'suppressed', 'failed'] }).notNull(),
    /** Keyed hash of the client address that asked for it. */
    askedBy: text('asked_by').notNull(),
    attempts: integer('attempts').notNull().default(0),
    vendorId: text('vendor_id'),
    vendorCode: integer('vendor_code'),
    createdAt: moment('created_at').notNull(),
    finishedAt: moment('finished_at'),
  },
  (table) => [index().on(table.contactAddressId, table.createdAt), index().on(table.askedBy, table.createdAt)],
);
