import type { Deps } from '#api/context/deps.ts';
import { email } from '#api/database/schema/mail.ts';
import { desc, eq } from '#api/database/sql.ts';
import type { Message } from '#api/mail/mail-port.ts';
import { selectMails } from '#api/services/mail/mail-log.ts';
import { writeMail } from '#api/services/mail/write-mail.ts';

export interface OutboxMail extends Message {
  /** ISO 8601, UTC. */
  createdAt: string;
}

const NEWEST = 100;

/** The mails delivered to the outbox, newest first, written again from the log. */
export async function readOutbox({ database, settings }: Pick<Deps, 'database' | 'settings'>): Promise<OutboxMail[]> {
  const { db } = database;
  const rows = await selectMails(db, eq(email.status, 'delivered')).orderBy(desc(email.createdAt)).limit(NEWEST);
  const mails: OutboxMail[] = [];
  for (const logged of rows) {
    const message = await writeMail({ db, settings }, logged);
    if (message) mails.push({ ...message, createdAt: logged.mail.createdAt.toISOString() });
  }
  return mails;
}
