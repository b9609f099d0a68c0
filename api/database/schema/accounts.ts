import { bigint, boolean, index, integer, moment, pgTable, primaryKey, text, uuid } from '#api/database/columns.ts';
import { lastWordOf, startOf } from '#api/database/search.ts';
import { sql } from '#api/database/sql.ts';
import { accountRequestKinds } from '#domain/account-requests.ts';
import { languages } from '#domain/place.ts';

/** Columns up to `displayUsername` are Better Auth's; the rest is ours and no request may set it. */
export const user = pgTable(
  'user',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    username: text('username').unique(),
    displayUsername: text('display_username'),
    role: text('role', { enum: ['customer', 'partner', 'manager', 'admin'] })
      .notNull()
      .default('customer'),
    isAdmin: boolean('is_admin').notNull().default(false),
    isVerified: boolean('is_verified').notNull().default(false),
    lastLoginAt: moment('last_login_at'),
    /** What they are written to in; null until they register with it or choose it. */
    language: text('language', { enum: languages }),
    /** Notifications go out by mail too. */
    notifiedByMail: boolean('notified_by_mail').notNull().default(true),
    /** How many notifications they ever got: the number of the newest. */
    notifications: integer('notifications').notNull().default(0),
    /** Better Auth's: a code is asked for beside the password. */
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** Since when our staff lets them in no more. Ours. */
    suspendedAt: moment('suspended_at'),
  },
  (table) => [
    index().on(table.createdAt, table.id),
    index('user_admins').on(table.id).where(sql`${table.isAdmin}`),
    index('user_name_start').on(startOf(table.name)),
    index('user_last_word_start').on(startOf(lastWordOf(table.name))),
    index('user_email_start').on(startOf(table.email)),
    index('user_username_start').on(startOf(table.username)),
  ],
);

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    expiresAt: moment('expires_at').notNull(),
    token: text('token').notNull().unique(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** When a code or a passkey proved this session, beside any password. Ours. */
    secondFactorAt: moment('second_factor_at'),
  },
  (table) => [index().on(table.userId)],
);

export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

export const verification = pgTable(
  'verification',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.identifier)],
);

/** Secret and codes are encrypted; Better Auth's own count and lock stay unused, ours is `guessPerAccount`. */
export const twoFactor = pgTable(
  'two_factor',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    secret: text('secret').notNull(),
    backupCodes: text('backup_codes').notNull(),
    /** A first code was right. */
    verified: boolean('verified').notNull().default(false),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index().on(table.userId)],
);

/** A key pair of which the person's device keeps the private half. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    credentialID: text('credential_id').notNull().unique(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text('transports'),
    aaguid: text('aaguid'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index().on(table.userId)],
);

/** Better Auth's own counters for sign-in and sign-up. */
export const rateLimit = pgTable('rate_limit', {
  id: uuid('id').primaryKey().defaultRandom(),
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

/** What the link of an account mail does once somebody behind the mailbox presses its button. Until then no account knows of it. */
export const accountRequest = pgTable(
  'account_request',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: accountRequestKinds }).notNull(),
    /** In lower case, as in `user`; of a change the new address, of its undoing the one that was left. */
    email: text('email').notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** Of a registration, until it is confirmed. */
    name: text('name'),
    username: text('username'),
    passwordHash: text('password_hash'),
    /** Whose address changes, and in which session that was asked. */
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id'),
    createdAt: moment('created_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index().on(table.email), index().on(table.userId)],
);

/** An address that an account had: what was asked for with it until then is still its own. */
export const formerMailbox = pgTable(
  'former_mailbox',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** In lower case. */
    email: text('email').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.email] })],
);
