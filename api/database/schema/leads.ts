import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import { languages, markets } from '#domain/place.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import type { QuickResult } from '#domain/questionnaire/packages.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const visit = pgTable(
  'visit',
  {
    id: uuid('id').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    language: text('language', { enum: languages }),
    market: text('market', { enum: markets }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [index().on(table.lastSeenAt)],
);

export const homeProfile = pgTable(
  'home_profile',
  {
    id: uuid('id').primaryKey(),
    visitId: uuid('visit_id').references(() => visit.id, { onDelete: 'set null' }),
    profile: jsonb('profile').$type<HomeProfile>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index().on(table.visitId)],
);

export const assessment = pgTable(
  'assessment',
  {
    id: uuid('id').primaryKey(),
    visitId: uuid('visit_id').references(() => visit.id, { onDelete: 'set null' }),
    homeProfileId: uuid('home_profile_id')
      .notNull()
      .references(() => homeProfile.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['questionnaire', 'check', 'chat'] }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    market: text('market', { enum: markets }).notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    result: jsonb('result').$type<QuickResult>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index().on(table.visitId)],
);

export const lead = pgTable(
  'lead',
  {
    id: uuid('id').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => site.id),
    visitId: uuid('visit_id').references(() => visit.id, { onDelete: 'set null' }),
    contactAddressId: uuid('contact_address_id')
      .notNull()
      .references(() => contactAddress.id, { onDelete: 'cascade' }),
    assessmentId: uuid('assessment_id')
      .notNull()
      .references(() => assessment.id),
    name: text('name').notNull(),
    place: text('place').notNull(),
    phone: text('phone'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index().on(table.contactAddressId, table.createdAt), index().on(table.siteId)],
);

/** A lead handed to a company, and how it goes there. */
export const leadPartner = pgTable(
  'lead_partner',
  {
    leadId: uuid('lead_id')
      .notNull()
      .references(() => lead.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partner.id),
    status: text('status', { enum: ['new', 'contacted', 'quoted', 'won', 'lost', 'another_chosen'] }).notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.leadId, table.partnerId] }), index().on(table.partnerId, table.createdAt)],
);
