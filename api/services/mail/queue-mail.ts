import type { Database } from '#api/database/database.ts';
import { email } from '#api/database/schema/mail.ts';
import type { Deps } from '#api/deps.ts';
import type {
  AccountMailContent,
  FirstMailContent,
  MailContent,
  PartnerMailContent,
  SummaryMailContent,
  UnreadLeadMailContent,
} from '#api/mail/mail-content.ts';
import type { Language } from '#domain/place.ts';

export type QueueContext = Pick<Deps, 'clock' | 'ids' | 'jobs'> & { tx: Database };

interface NewMail {
  language: Language;
  content: MailContent;
  askedBy: string;
  contactAddressId?: string;
  accountRequestId?: string;
  mailbox?: string;
  userId?: string;
  partnerId?: string;
  leadId?: string;
}

/** Writes the mail into the log and hands it to the queue, in the transaction that wants it sent. */
async function queueMail({ clock, ids, jobs, tx }: QueueContext, mail: NewMail): Promise<void> {
  const emailId = ids.next();
  await tx.insert(email).values({ ...mail, id: emailId, status: 'queued', createdAt: clock.now() });
  await jobs.send(tx, 'send-mail', { emailId });
}

interface ContactMail {
  contactAddressId: string;
  language: Language;
  askedBy: string;
  content: FirstMailContent | SummaryMailContent;
}

export async function queueContactMail(context: QueueContext, mail: ContactMail): Promise<void> {
  await queueMail(context, mail);
}

interface AccountMail {
  accountRequestId: string;
  kind: AccountMailContent['kind'];
  /** Keyed hash of the mailbox. */
  mailbox: string;
  askedBy: string;
  language: Language;
}

export async function queueAccountMail(context: QueueContext, { kind, ...mail }: AccountMail): Promise<void> {
  await queueMail(context, { ...mail, content: { kind } });
}

interface PartnerMail {
  userId: string;
  partnerId: string;
  /** None once the request is erased. */
  leadId?: string;
  content: PartnerMailContent;
  language: Language;
}

export async function queuePartnerMail(context: QueueContext, mail: PartnerMail): Promise<void> {
  await queueMail(context, { ...mail, askedBy: 'event' });
}

interface StaffMail {
  userId: string;
  leadId: string;
  content: UnreadLeadMailContent;
  language: Language;
}

export async function queueStaffMail(context: QueueContext, mail: StaffMail): Promise<void> {
  await queueMail(context, { ...mail, askedBy: 'event' });
}
