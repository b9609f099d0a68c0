import { index, integer, jsonb, moment, pgTable, text, uuid } from '#api/database/columns.ts';
import { accountRequest, user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { lead } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { type AnyPgColumn, isNotNull } from '#api/database/sql.ts';
import type { MailContent } from '#api/mail/mail-content.ts';
import { mailStatuses } from '#api/mail/mail-status.ts';
import { languages } from '#domain/place.ts';

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
    /** The mail that tells of this one's lead in its place. */
    digestId: uuid('digest_id').references((): AnyPgColumn => email.id, { onDelete: 'set null' }),
    accountRequestId: uuid('account_request_id').references(() => accountRequest.id, { onDelete: 'cascade' }),
    language: text('language', { enum: languages }).notNull(),
    content: jsonb('content').$type<MailContent>(),
    status: text('status', { enum: mailStatuses }).notNull(),
    /** Keyed hash of the client address that asked for it; a word where the mailbox's owner did, or nobody from outside. */
    askedBy: text('asked_by').notNull(),
    /** Keyed hash of the mailbox it goes to, however its address is spelled; of mails that people ask for. */
    mailbox: text('mailbox'),
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
    index().on(table.partnerId, table.createdAt),
    index().on(table.digestId),
    index().on(table.userId),
    index().on(table.accountRequestId),
    index().on(table.mailbox, table.createdAt),
    index().on(table.createdAt, table.status),
    index('account_mails').on(table.createdAt).where(isNotNull(table.accountRequestId)),
  ],
);

/** Calls of the mail vendor that were taken already: a repeated one has no second effect. */
export const vendorCall = pgTable('vendor_call', {
  /** SHA-256 of the call's body. */
  id: text('id').primaryKey(),
  createdAt: moment('created_at').notNull(),
});
