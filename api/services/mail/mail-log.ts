import type { Database } from '#api/database/database.ts';
import { accountRequest, user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { email } from '#api/database/schema/mail.ts';
import { partner } from '#api/database/schema/partners.ts';
import { eq, type SQL } from '#api/database/sql.ts';

/** A mail of the log with the rows that say to whom it goes. */
export interface LoggedMail {
  mail: typeof email.$inferSelect;
  contact: typeof contactAddress.$inferSelect | null;
  request: typeof accountRequest.$inferSelect | null;
  person: typeof user.$inferSelect | null;
  company: typeof partner.$inferSelect | null;
}

const columns = { mail: email, contact: contactAddress, request: accountRequest, person: user, company: partner };

/** Mails of the log, to be narrowed, ordered or locked by the caller. */
export function selectMails(db: Database, where: SQL) {
  return db
    .select(columns)
    .from(email)
    .leftJoin(contactAddress, eq(contactAddress.id, email.contactAddressId))
    .leftJoin(accountRequest, eq(accountRequest.id, email.accountRequestId))
    .leftJoin(user, eq(user.id, email.userId))
    .leftJoin(partner, eq(partner.id, email.partnerId))
    .where(where);
}

/** Where the mail goes; null when there is nobody any more. */
export function receiverOf({ contact, request, person }: Omit<LoggedMail, 'mail'>): string | null {
  return contact?.email ?? request?.email ?? person?.email ?? null;
}
