import { desc, eq } from 'drizzle-orm';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { email } from '#api/database/schema/mail.ts';
import type { Deps } from '#api/deps.ts';
import type { Message } from '#api/mail/mail-port.ts';
import { writeMail } from '#api/services/mail/deliver-mail.ts';

export interface OutboxMail extends Message {
  /** ISO 8601, UTC. */
  createdAt: string;
  language: string;
}

const NEWEST = 500;

/** The mails delivered to the outbox, newest first, written again from the log. */
export async function readOutbox({ database, settings }: Pick<Deps, 'database' | 'settings'>): Promise<OutboxMail[]> {
  const rows = await database.db
    .select()
    .from(email)
    .leftJoin(contactAddress, eq(contactAddress.id, email.contactAddressId))
    .leftJoin(user, eq(user.id, email.userId))
    .where(eq(email.status, 'delivered'))
    .orderBy(desc(email.createdAt))
    .limit(NEWEST);
  return rows.flatMap((row) => {
    const to = row.contact_address?.email ?? row.user?.email;
    const { content } = row.email;
    if (!to || !content) return [];
    const message = writeMail({ settings }, { ...row.email, content, to, suppressedAt: null });
    return { ...message, createdAt: row.email.createdAt.toISOString(), language: row.email.language };
  });
}
