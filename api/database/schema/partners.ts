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
  uuid,
} from '#api/database/columns.ts';
import { accountRequest, user } from '#api/database/schema/accounts.ts';
import { type Solution, solutions } from '#domain/home/enumerations.ts';
import type { KeptWords } from '#domain/kept-words.ts';
import { memberRoles } from '#domain/partners/member-roles.ts';
import { markets } from '#domain/place.ts';

export const partner = pgTable(
  'partner',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull().unique(),
    logoUrl: text('logo_url'),
    country: text('country', { enum: markets }).notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    /** Leading digits of the postcodes served. */
    postcodes: text('postcodes').array().notNull(),
    /** It wants no request from elsewhere. */
    onlyArea: boolean('only_area').notNull().default(false),
    /** Since when it takes no new requests of the portal, and from when it does again; without that, until somebody resumes. */
    pausedAt: moment('paused_at'),
    resumesAt: moment('resumes_at'),
    solutions: text('solutions', { enum: solutions }).array().notNull(),
    /** The makes it installs, by what they are for. */
    brands: jsonb('brands').$type<Partial<Record<Solution, string[]>>>().notNull(),
    /** What it is known for, in each language. */
    speciality: jsonb('speciality').$type<KeptWords>().notNull(),
    isDemo: boolean('is_demo').notNull(),
    /** Since when our staff gives it nothing more. */
    suspendedAt: moment('suspended_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index().on(table.country)],
);

/** Which company a user belongs to. */
export const partnerMember = pgTable(
  'partner_member',
  {
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partner.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Owners decide for the company. Whoever was there before there were roles is one. */
    role: text('role', { enum: memberRoles }).notNull().default('owner'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.userId] }), index().on(table.userId)],
);

/** What a link that invites somebody into a company leads to. */
export const partnerInvitation = pgTable(
  'partner_invitation',
  {
    accountRequestId: uuid('account_request_id')
      .primaryKey()
      .references(() => accountRequest.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partner.id, { onDelete: 'cascade' }),
    role: text('role', { enum: memberRoles }).notNull(),
  },
  (table) => [index().on(table.partnerId)],
);

/** A place where widgets run: a partner's page, or, without a partner, the portal itself. */
export const site = pgTable(
  'site',
  {
    id: uuid('id').primaryKey(),
    /** Of a site from before keys had a table of their own; the next start moves it there. */
    publicKey: text('public_key').unique(),
    name: text('name').notNull(),
    partnerId: uuid('partner_id').references(() => partner.id, { onDelete: 'cascade' }),
    /** Exact origins, such as `https://example.com`. */
    allowedOrigins: text('allowed_origins').array().notNull(),
    /** Taken away by its company: its keys are gone, its leads stay. */
    removedAt: moment('removed_at'),
    /** Since when our staff has it answered no more. */
    suspendedAt: moment('suspended_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index().on(table.partnerId)],
);

/** What a page names its site by. Several are good at a time, so that one can take the place of another without a gap. */
export const siteKey = pgTable(
  'site_key',
  {
    id: uuid('id').primaryKey(),
    siteId: uuid('site_id')
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    publicKey: text('public_key').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    /** From then on nobody comes in by it; null: for good. */
    endsAt: moment('ends_at'),
    /** To the hour. */
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index().on(table.siteId)],
);

/** How many visitors of a site came how far on a day: nobody's words, nobody's id. */
export const siteDay = pgTable(
  'site_day',
  {
    siteId: uuid('site_id')
      .notNull()
      .references(() => site.id, { onDelete: 'cascade' }),
    /** In UTC. */
    day: date('day').notNull(),
    opened: integer('opened').notNull().default(0),
    begun: integer('begun').notNull().default(0),
    shown: integer('shown').notNull().default(0),
    requested: integer('requested').notNull().default(0),
    confirmed: integer('confirmed').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.day] }), index().on(table.day)],
);
