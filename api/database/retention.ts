import { accountRequest, rateLimit, session, user, verification } from '#api/database/schema/accounts.ts';
import { partnerApplication } from '#api/database/schema/applications.ts';
import { suppression } from '#api/database/schema/contacts.ts';
import { handoff } from '#api/database/schema/handoffs.ts';
import { assessment, homeProfile, lead, summaryRequest, visit } from '#api/database/schema/leads.ts';
import { vendorCall } from '#api/database/schema/mail.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { siteKey } from '#api/database/schema/partners.ts';
import { audit, idempotency, limitCounter, outboxEvent, upkeep } from '#api/database/schema/platform.ts';
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
  | { class: 'anonymous' | 'contact'; orphanOf: TableName }
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

/** An application that did not become a partner: since its last step. */
const undecided = sql<Date>`case when ${partnerApplication.partnerId} is null then
  coalesce(${partnerApplication.decidedAt}, ${partnerApplication.submittedAt}, ${partnerApplication.createdAt}) end`;

/** How long the rows of each table live. The sweep reads this, and takes the tables in this order. */
export const retention = {
  user: { class: 'account', ...after(30, unproved) },
  session: { class: 'account', with: ['user'], ...after(1, session.expiresAt) },
  account: { class: 'account', with: ['user'] },
  twoFactor: { class: 'account', with: ['user'] },
  passkey: { class: 'account', with: ['user'] },
  formerMailbox: { class: 'account', with: ['user'] },
  partnerApplication: { class: 'account', with: ['accountRequest', 'partner'], ...after(90, undecided) },
  accountRequest: {
    class: 'account',
    ...after(30, accountRequest.createdAt, { unlessIn: [partnerApplication.accountRequestId] }),
  },
  verification: { class: 'short', ...after(1, verification.expiresAt) },
  rateLimit: { class: 'short', ...after(1, sql`to_timestamp(${rateLimit.lastRequest} / 1000.0)`) },
  partner: { class: 'business' },
  partnerDocument: { class: 'anonymous', orphanOf: 'partnerApplication' },
  partnerInvitation: { class: 'account', with: ['accountRequest', 'partner'] },
  partnerMember: { class: 'business', with: ['partner', 'user'] },
  site: { class: 'business', with: ['partner'] },
  assessmentDay: { class: 'business', with: ['site'] },
  siteDay: { class: 'business', with: ['site'] },
  aiDay: { class: 'business', with: ['site'] },
  gradeDay: { class: 'business', with: ['site'] },
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
  projectDocument: { class: 'contact', orphanOf: 'project' },
  expertCall: { class: 'contact', with: ['project'] },
  installerReport: { class: 'contact', with: ['project'] },
  projectMark: { class: 'contact', with: ['project', 'user'] },
  visit: { class: 'anonymous', ...after(30, visit.lastSeenAt) },
  message: { class: 'anonymous', with: ['visit'] },
  answerReview: { class: 'anonymous', with: ['message'] },
  media: { class: 'anonymous', orphanOf: 'visit' },
  handoff: { class: 'short', ...after(1, handoff.endsAt) },
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
  upkeep: { class: 'short', ...after(7, upkeep.endedAt) },
  suppression: { class: 'record', ...after(THREE_YEARS, suppression.createdAt) },
  audit: { class: 'record', ...after(THREE_YEARS, audit.createdAt) },
} satisfies Record<TableName, Retention>;
