import type { Database } from '#api/database/database.ts';
import { email } from '#api/database/schema/mail.ts';
import type { Deps } from '#api/deps.ts';
import { requestLanguage } from '#api/http/request-language.ts';
import type { AccountMailContent, FirstMailContent, MailContent } from '#api/mail/mail-content.ts';
import type { Language } from '#domain/place.ts';

type Context = Pick<Deps, 'clock' | 'ids' | 'jobs'> & { tx: Database };

interface Letter {
  language: Language;
  content: MailContent;
  askedBy: string;
  contactAddressId?: string;
  userId?: string;
}

/** Writes the mail into the log and hands it to the queue, in the transaction that wants it sent. */
async function queueMail({ clock, ids, jobs, tx }: Context, letter: Letter): Promise<void> {
  const emailId = ids.next();
  await tx.insert(email).values({ ...letter, id: emailId, status: 'queued', createdAt: clock.now() });
  await jobs.send(tx, 'send-mail', { emailId });
}

interface FirstMail {
  contactAddressId: string;
  language: Language;
  askedBy: string;
  content: FirstMailContent;
}

export async function queueFirstMail(context: Context, mail: FirstMail): Promise<void> {
  await queueMail(context, mail);
}

interface AccountMail {
  userId: string;
  kind: AccountMailContent['kind'];
  link: string;
  /** The Accept-Language header. */
  language: string | null;
}

export async function queueAccountMail(context: Context, { userId, kind, link, language }: AccountMail): Promise<void> {
  const content: AccountMailContent = { kind, link };
  await queueMail(context, { userId, content, language: requestLanguage(language), askedBy: 'account' });
}
