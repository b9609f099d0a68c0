import { boolean, index, integer, moment, pgTable, text, uuid } from '#api/database/columns.ts';
import { accountRequest } from '#api/database/schema/accounts.ts';
import { partner } from '#api/database/schema/partners.ts';
import { isNotNull, sql } from '#api/database/sql.ts';
import { solutions } from '#domain/home/enumerations.ts';
import { documentKinds } from '#domain/partners/application.ts';
import { languages, markets } from '#domain/place.ts';

/** A company that would be our partner, until our staff has decided; from then on what was checked of it. */
export const partnerApplication = pgTable(
  'partner_application',
  {
    id: uuid('id').primaryKey(),
    /** The request behind the mailed link, which ends with it; null once the company is our partner. */
    accountRequestId: uuid('account_request_id')
      .unique()
      .references(() => accountRequest.id, { onDelete: 'cascade' }),
    company: text('company').notNull(),
    registerNumber: text('register_number').notNull(),
    country: text('country', { enum: markets }).notNull(),
    state: text('state').notNull(),
    city: text('city').notNull(),
    postcodes: text('postcodes').array().notNull(),
    solutions: text('solutions', { enum: solutions }).array().notNull(),
    contactName: text('contact_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    message: text('message'),
    language: text('language', { enum: languages }).notNull(),
    /** Of the sentence that was agreed to. */
    consentVersion: text('consent_version').notNull(),
    createdAt: moment('created_at').notNull(),
    submittedAt: moment('submitted_at'),
    decidedAt: moment('decided_at'),
    /** Why it was refused. */
    reason: text('reason'),
    /** The company it became. */
    partnerId: uuid('partner_id').references(() => partner.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index().on(table.partnerId),
    index('partner_application_sent').on(table.createdAt, table.id).where(isNotNull(table.submittedAt)),
  ],
);

/** A document of an application. The row is there before its file, under its id, and outlives it. */
export const partnerDocument = pgTable(
  'partner_document',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id').references(() => partnerApplication.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: documentKinds }).notNull(),
    /** As its owner called it. */
    name: text('name').notNull(),
    type: text('type', { enum: ['application/pdf', 'image/jpeg'] }).notNull(),
    bytes: integer('bytes').notNull(),
    /** False while its file is being written. */
    isKept: boolean('is_kept').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index().on(table.applicationId),
    index('partner_document_orphans').on(table.createdAt).where(sql`${table.applicationId} is null`),
  ],
);
