import { accountRequest, rateLimit, session, user, verification } from '#api/database/schema/accounts.ts';
import { suppression } from '#api/database/schema/contacts.ts';
import { assessment, homeProfile, lead, summaryRequest, visit } from '#api/database/schema/leads.ts';
import { vendorCall } from '#api/database/schema/mail.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { siteKey } from '#api/database/schema/partners.ts';
import { audit, idempotency, limitCounter, outboxEvent } from '#api/database/schema/platform.ts';
import type { schema } from '#api/database/schema/schema.ts';
import { webhookDelivery } from '#api/database/schema/webhooks.ts';
import { type AnyPgColumn, type SQL, sql } from '#api/database/sql.ts';

export type TableName = keyof typeof schema;

/** Rows go so many days after a moment, unless another row still points to them, or they still have this sign of life. */
export interface Expiry {
  days: number;
  since: AnyPgColumn | SQL<Date>;
  unlessIn?: readonly AnyPgColumn[];
  unlessHas?: AnyPgColumn;
}

/** Goes with each of these: the database cascades. */
type Hanging = readonly [TableName, ...TableName[]];

/**
 * `anonymous`: 30 days after the last sign of life; `contact`: with the address it hangs on; `account`: as long as the
 * account; `business`: as long as the company is with us; `short`: a day to a week; `record`: 3 years.
 * Every class says how its rows end; only accounts and companies wait for somebody to end them.
 */
export type Retention =
  | { class: 'anonymous' | 'short' | 'record'; expires: Expiry }
  | { class: 'anonymous'; with: Hanging }
  /** Without that row, a file is removed first, and then the row that names it. */
  | { class: 'anonymous'; orphanOf: TableName }
  | { class: 'contact'; with: Hanging; expires?: Expiry }
  | { class: 'contact'; daysAfterLastRequest: { unconfirmed: number; confirmed: number } }
  | { class: 'account' | 'business'; with?: Hanging; expires?: Expiry };

/** German law's usual limitation: BGB, section 195. */
const THREE_YEARS = 3 * 365;

const after = (days: number, since: Expiry['since'], but: Partial<Expiry> = {}) => ({
  expires: { days, since, ...but },
});

/** An account whose mailbox nobody has proved blocks its address no longer than this. */
const unproved = sql<Date>`case when not ${user.emailVerified} then ${user.createdAt} end`;

/** How long the rows of each table live. The sweep reads this, and takes the tables in this order. */
export const retention = {
  user: { class: 'account', ...after(30, unproved) },
  session: { class: 'account', with: ['user'], ...after(1, session.expiresAt) },
  account: { class: 'account', with: ['user'] },
  twoFactor: { class: 'account', with: ['user'] },
  passkey: { class: 'account', with: ['user'] },
  accountRequest: { class: 'account', ...after(30, accountRequest.createdAt) },
  verification: { class: 'short', ...after(1, verification.expiresAt) },
  rateLimit: { class: 'short', ...after(1, sql`to_timestamp(${rateLimit.lastRequest} / 1000.0)`) },
  partner: { class: 'business' },
  partnerMember: { class: 'business', with: ['partner', 'user'] },
  site: { class: 'business', with: ['partner'] },
  assessmentDay: { class: 'business', with: ['site'] },
  aiDay: { class: 'business', with: ['site'] },
  siteKey: { class: 'business', with: ['site'], ...after(30, siteKey.endsAt) },
  contactAddress: { class: 'contact', daysAfterLastRequest: { unconfirmed: 30, confirmed: THREE_YEARS } },
  consent: { class: 'contact', with: ['contactAddress'] },
  lead: { class: 'contact', with: ['contactAddress'] },
  leadPartner: { class: 'contact', with: ['lead'] },
  summaryRequest: { class: 'contact', with: ['contactAddress'] },
  provedMailbox: { class: 'contact', with: ['contactAddress', 'visit'] },
  project: { class: 'contact', with: ['lead'] },
  milestone: { class: 'contact', with: ['project'] },
  projectMessage: { class: 'contact', with: ['project'] },
  quote: { class: 'contact', with: ['project'] },
  meterReading: { class: 'contact', with: ['project'] },
  guaranteeClaim: { class: 'contact', with: ['project'] },
  installerReport: { class: 'contact', with: ['project'] },
  projectMark: { class: 'contact', with: ['project', 'user'] },
  visit: { class: 'anonymous', ...after(30, visit.lastSeenAt) },
  message: { class: 'anonymous', with: ['visit'] },
  media: { class: 'anonymous', orphanOf: 'visit' },
  estimate: { class: 'anonymous', with: ['visit'] },
  assessment: {
    class: 'anonymous',
    ...after(30, assessment.createdAt, {
      unlessIn: [lead.assessmentId, summaryRequest.assessmentId],
      unlessHas: assessment.visitId,
    }),
  },
  homeProfile: {
    class: 'anonymous',
    ...after(30, homeProfile.createdAt, {
      unlessIn: [assessment.homeProfileId],
      unlessHas: homeProfile.visitId,
    }),
  },
  webhook: { class: 'business', with: ['partner'] },
  webhookDelivery: { class: 'contact', with: ['lead', 'webhook'], ...after(90, webhookDelivery.createdAt) },
  email: { class: 'contact', with: ['contactAddress', 'lead', 'user', 'partner', 'accountRequest'] },
  notification: { class: 'account', with: ['user', 'lead'], ...after(365, notification.createdAt) },
  vendorCall: { class: 'short', ...after(7, vendorCall.createdAt) },
  idempotency: { class: 'short', ...after(1, idempotency.createdAt) },
  outboxEvent: { class: 'short', ...after(7, outboxEvent.createdAt) },
  limitCounter: { class: 'short', ...after(1, limitCounter.expire) },
  suppression: { class: 'record', ...after(THREE_YEARS, suppression.createdAt) },
  audit: { class: 'record', ...after(THREE_YEARS, audit.createdAt) },
} satisfies Record<TableName, Retention>;
