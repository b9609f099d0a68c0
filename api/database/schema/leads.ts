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
import { contactAddress } from '#api/database/schema/contacts.ts';
import { partner, site } from '#api/database/schema/partners.ts';
import { lastWordOf, startOf } from '#api/database/search.ts';
import { isNotNull, sql } from '#api/database/sql.ts';
import { isInstalled, isUnassigned, isUnconfirmed } from '#api/database/states.ts';
import { assessmentKinds } from '#domain/assessment-kinds.ts';
import type { ChatTags } from '#domain/chat/tags.ts';
import type { AssessmentResult } from '#domain/contract/assessment-result.ts';
import { summaryAuthors } from '#domain/contract/summary.ts';
import type { KeptEstimate } from '#domain/estimate/estimate-report.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import { leadReasons, leadStatuses } from '#domain/leads/lead-status.ts';
import { milestones } from '#domain/leads/timeline.ts';
import { languages, markets } from '#domain/place.ts';
import type { ToldAnswers } from '#domain/questionnaire/answers.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';

export const visit = pgTable(
  'visit',
  {
    id: uuid('id').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    language: text('language', { enum: languages }),
    market: text('market', { enum: markets }),
    /** The partners named to this visitor, the newest first: a request may name these and no others. */
    shownPartnerIds: uuid('shown_partner_ids').array().notNull().default([]),
    /** The way to an assessment that it was counted for as begun. */
    begunKind: text('begun_kind', { enum: assessmentKinds }),
    /** It was counted for a result that was shown. */
    isResultShown: boolean('is_result_shown').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
  },
  (table) => [index().on(table.lastSeenAt), index().on(table.siteId)],
);

export const homeProfile = pgTable(
  'home_profile',
  {
    id: uuid('id').primaryKey(),
    visitId: uuid('visit_id').references(() => visit.id, { onDelete: 'set null' }),
    profile: jsonb('profile').$type<HomeProfile>().notNull(),
    /** The one that a visit's chat keeps up to date; every other is written once. */
    isChat: boolean('is_chat').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index().on(table.visitId),
    uniqueIndex('home_profile_of_chat').on(table.visitId).where(sql`${table.isChat}`),
  ],
);

export const assessment = pgTable(
  'assessment',
  {
    id: uuid('id').primaryKey(),
    visitId: uuid('visit_id').references(() => visit.id, { onDelete: 'set null' }),
    homeProfileId: uuid('home_profile_id')
      .notNull()
      .references(() => homeProfile.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: assessmentKinds }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    market: text('market', { enum: markets }).notNull(),
    answers: jsonb('answers').$type<ToldAnswers>().notNull(),
    result: jsonb('result').$type<AssessmentResult>().notNull(),
    /** What the chat had shown by then to matter to the visitor, to worry them, and not to be known to them. */
    tags: jsonb('tags').$type<ChatTags>(),
    /** The detailed estimate of this home, in whose place nothing typical is told. */
    estimate: jsonb('estimate').$type<KeptEstimate>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index().on(table.visitId),
    index().on(table.homeProfileId),
    index().on(table.createdAt, table.id),
    index().on(table.kind, table.market, table.createdAt, table.id),
    index().on(table.market, table.createdAt, table.id),
  ],
);

/** How many assessments were begun and completed on a day, kept when they are gone: nobody's words, nobody's id. */
export const assessmentDay = pgTable(
  'assessment_day',
  {
    /** In UTC. */
    day: date('day').notNull(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    market: text('market', { enum: markets }).notNull(),
    kind: text('kind', { enum: assessmentKinds }).notNull(),
    started: integer('started').notNull().default(0),
    completed: integer('completed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day, table.market, table.kind] }), index().on(table.day)],
);

/** The last detailed estimate of each kind in a visit: what is asked for afterwards takes it along. */
export const estimate = pgTable(
  'estimate',
  {
    visitId: uuid('visit_id')
      .notNull()
      .references(() => visit.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: assessmentKinds }).notNull(),
    kept: jsonb('kept').$type<KeptEstimate>().notNull(),
    /** The home as it was known with it; null until something tells the home. */
    home: jsonb('home').$type<HomeProfile>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.kind] })],
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
    /** The owner of the address said so: by the button behind the link of our mail, or by asking from a proved browser. */
    confirmedAt: moment('confirmed_at'),
    /** The companies that get it once its owner has confirmed it; null once they have it. */
    waitingPartnerIds: uuid('waiting_partner_ids').array(),
    /** How many companies have it. */
    handedTo: integer('handed_to').notNull().default(0),
    /** Taken back by the person; its partners are told and see no contact any more. */
    withdrawnAt: moment('withdrawn_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index().on(table.contactAddressId, table.createdAt),
    index().on(table.siteId),
    index().on(table.visitId),
    index().on(table.assessmentId),
    index().on(table.createdAt, table.id),
    index('lead_unassigned').on(table.createdAt, table.id).where(isUnassigned(table)),
    index('lead_unconfirmed').on(table.createdAt, table.id).where(isUnconfirmed(table)),
    index('lead_withdrawn').on(table.createdAt, table.id).where(isNotNull(table.withdrawnAt)),
    index('lead_name_start').on(startOf(table.name)),
    index('lead_last_word_start').on(startOf(lastWordOf(table.name))),
    index('lead_place_start').on(startOf(table.place)),
  ],
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
    status: text('status', { enum: leadStatuses }).notNull(),
    statusReason: text('status_reason', { enum: leadReasons }),
    /** Where it stood when another company won; it stands there again when that was a mistake. */
    statusBefore: text('status_before', { enum: leadStatuses }),
    statusChangedAt: moment('status_changed_at').notNull().defaultNow(),
    /** Who of the company looks after it. */
    assigneeId: uuid('assignee_id').references(() => user.id, { onDelete: 'set null' }),
    /** The customer wished for another company in its place: it sees the request no more. */
    leftAt: moment('left_at'),
    /** When the company was reminded of it, and when our staff was told that nobody had touched it. */
    remindedAt: moment('reminded_at'),
    escalatedAt: moment('escalated_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.leadId, table.partnerId] }),
    index().on(table.partnerId, table.createdAt),
    index().on(table.status, table.leadId),
    index().on(table.assigneeId),
  ],
);

/** A consultation somebody asked to have by mail, without asking for partners. */
export const summaryRequest = pgTable(
  'summary_request',
  {
    id: uuid('id').primaryKey(),
    visitId: uuid('visit_id').references(() => visit.id, { onDelete: 'set null' }),
    contactAddressId: uuid('contact_address_id')
      .notNull()
      .references(() => contactAddress.id, { onDelete: 'cascade' }),
    /** Null where a chat sent its potentials and no answers. */
    assessmentId: uuid('assessment_id').references(() => assessment.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    language: text('language', { enum: languages }).notNull(),
    market: text('market', { enum: markets }).notNull(),
    potentials: jsonb('potentials').$type<Partial<Potentials>>().notNull(),
    /** Shown behind the link as plain text, never mailed. */
    consultationSummary: text('consultation_summary'),
    /** The adviser whose stored words these are; else they are the visitor's own. */
    summaryBy: text('summary_by', { enum: summaryAuthors }),
    confirmedAt: moment('confirmed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index().on(table.contactAddressId, table.createdAt),
    index().on(table.visitId),
    index().on(table.assessmentId),
  ],
);

/** The visits from which somebody pressed a confirming button behind the link of our mails: their mailbox is proved there. */
export const provedMailbox = pgTable(
  'proved_mailbox',
  {
    visitId: uuid('visit_id')
      .notNull()
      .references(() => visit.id, { onDelete: 'cascade' }),
    contactAddressId: uuid('contact_address_id')
      .notNull()
      .references(() => contactAddress.id, { onDelete: 'cascade' }),
    provedAt: moment('proved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.visitId, table.contactAddressId] }), index().on(table.contactAddressId)],
);

/** What follows a lead, from the proposal to the installation. */
export const project = pgTable(
  'project',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .unique()
      .references(() => lead.id, { onDelete: 'cascade' }),
    /** The account whose proved mailbox asked; null until there is one. */
    ownerId: uuid('owner_id').references(() => user.id, { onDelete: 'set null' }),
    /** Of our staff: the first who took part. */
    adviserId: uuid('adviser_id').references(() => user.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index().on(table.ownerId), index().on(table.adviserId), index().on(table.createdAt, table.id)],
);

export const milestone = pgTable(
  'milestone',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: milestones }).notNull(),
    dueFrom: date('due_from').notNull(),
    dueUntil: date('due_until').notNull(),
    doneAt: moment('done_at'),
    /** Who ticked it, and for which company; none for our staff. */
    doneById: uuid('done_by_id').references(() => user.id, { onDelete: 'set null' }),
    donePartnerId: uuid('done_partner_id').references(() => partner.id),
    /** Why it is open again, of one that was done before. */
    reopenedReason: text('reopened_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.kind] }),
    index('milestone_installed').on(table.projectId).where(isInstalled(table)),
    index().on(table.doneById),
    index().on(table.donePartnerId),
  ],
);
