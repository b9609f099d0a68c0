import type { Deps } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { email } from '#api/database/schema/mail.ts';
import type {
  AccountMailContent,
  CallMailContent,
  FactorMailContent,
  FirstMailContent,
  MailContent,
  NotificationMailContent,
  PartnerMailContent,
  StaffMailContent,
  SummaryMailContent,
} from '#api/mail/mail-content.ts';
import { type ContactRow, renewLink } from '#api/services/contacts/contact-address.ts';
import { mailboxHash } from '#api/services/contacts/suppressions.ts';
import type { Language } from '#domain/place.ts';

export type QueueContext = Pick<Deps, 'clock' | 'ids' | 'jobs'> & { tx: Database };

interface NewMail {
  language: Language;
  /** Null for a mail that is withheld. */
  content: MailContent | null;
  askedBy: string;
  contactAddressId?: string;
  accountRequestId?: string;
  mailbox?: string;
  userId?: string;
  partnerId?: string;
  leadId?: string;
}

/** Writes the mail into the log and hands it to the queue, in the transaction that wants it sent. The job of one that is withheld finds nothing to do. */
async function queueMail({ clock, ids, jobs, tx }: QueueContext, mail: NewMail, runAt?: Date): Promise<string> {
  const emailId = ids.next();
  const status = mail.content ? 'queued' : 'withheld';
  await tx.insert(email).values({ ...mail, id: emailId, status, createdAt: clock.now() });
  await jobs.send(tx, 'send-mail', { emailId }, runAt);
  return emailId;
}

interface ContactMail {
  contact: ContactRow;
  language: Language;
  askedBy: string;
  /** Null where the mail is withheld: what was asked for is counted all the same. */
  content: FirstMailContent | SummaryMailContent | null;
}

type ContactContext = QueueContext & Pick<Deps, 'settings'>;

/** A mail that carries the address's link, and so prolongs it. */
export async function queueContactMail(context: ContactContext, { contact, ...mail }: ContactMail): Promise<void> {
  if (mail.content) await renewLink(context, contact, context.clock.now());
  await queueMail(context, { ...mail, contactAddressId: contact.id, mailbox: mailboxHash(context, contact.email) });
}

interface AccountMail {
  accountRequestId: string;
  kind: AccountMailContent['kind'];
  /** Of an invitation. */
  partnerId?: string;
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

export function queuePartnerMail(context: QueueContext, mail: PartnerMail, runAt?: Date): Promise<string> {
  return queueMail(context, { ...mail, askedBy: 'event' }, runAt);
}

/** Writes a mail into the log whose lead a digest tells of in its place. */
export async function holdPartnerMail({ clock, ids, tx }: QueueContext, mail: PartnerMail & { digestId: string }) {
  const held = { id: ids.next(), status: 'held', askedBy: 'event', createdAt: clock.now() } as const;
  await tx.insert(email).values({ ...mail, ...held });
}

interface StaffMail {
  userId: string;
  /** None where a mail tells of several. */
  leadId?: string;
  content: StaffMailContent;
  language: Language;
}

export async function queueStaffMail(context: QueueContext, mail: StaffMail): Promise<void> {
  await queueMail(context, { ...mail, askedBy: 'event' });
}

interface CallMail {
  userId?: string;
  contactAddressId?: string;
  leadId: string;
  content: CallMailContent;
  language: Language;
}

/** To the customer of a call, at once or when it is due. */
export async function queueCallMail(context: QueueContext, mail: CallMail, dueAt?: Date): Promise<void> {
  await queueMail(context, { ...mail, askedBy: 'event' }, dueAt);
}

interface OwnerMail {
  userId: string;
  content: FactorMailContent;
  language: Language;
}

/** To whoever has the account, about it. */
export async function queueOwnerMail(context: QueueContext, mail: OwnerMail): Promise<void> {
  await queueMail(context, { ...mail, askedBy: 'owner' });
}

/** To whoever has the account, once it is due. */
export async function queueNotificationMail(
  context: QueueContext,
  mail: Omit<OwnerMail, 'content'> & { content: NotificationMailContent },
  dueAt: Date,
): Promise<void> {
  await queueMail(context, { ...mail, askedBy: 'event' }, dueAt);
}
