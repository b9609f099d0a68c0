import type { schema } from '#api/database/schema/schema.ts';

/**
 * How long rows of a table live.
 * `anonymous`: 30 days after the last sign of life; `contact`: until erased or unconfirmed for 30 days;
 * `account`: as long as the account; `business`: as long as the company is with us; `short`: a day to a week; `record`: 3 years.
 */
export type RetentionClass = 'anonymous' | 'contact' | 'account' | 'business' | 'short' | 'record';

export const retentionClasses: Record<keyof typeof schema, RetentionClass> = {
  user: 'account',
  session: 'account',
  account: 'account',
  verification: 'short',
  rateLimit: 'short',
  partner: 'business',
  partnerMember: 'business',
  site: 'business',
  contactAddress: 'contact',
  consent: 'record',
  visit: 'anonymous',
  homeProfile: 'anonymous',
  assessment: 'anonymous',
  lead: 'contact',
  leadPartner: 'contact',
  email: 'contact',
  idempotency: 'short',
  outboxEvent: 'short',
  audit: 'record',
  limitCounter: 'short',
};
