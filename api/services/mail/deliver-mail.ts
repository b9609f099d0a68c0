import { and, eq } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { email } from '#api/database/schema/mail.ts';
import type { Deps } from '#api/deps.ts';
import { MailRefused } from '#api/mail/mail-port.ts';
import { type LoggedMail, receiverOf, selectMails } from '#api/services/mail/mail-log.ts';
import { writeMail } from '#api/services/mail/write-mail.ts';
import { isMailboxSuppressed, suppressMailbox } from '#api/services/person/suppressions.ts';

export type DeliveryContext = Pick<Deps, 'database' | 'clock' | 'mail' | 'settings'>;
type Mail = LoggedMail['mail'];

const waiting = new Set<Mail['status']>(['queued', 'sending']);

/** From here on their reader may know of the leads that a digest tells. */
async function takeDigested(tx: Database, digestId: string, finishedAt: Date): Promise<void> {
  const held = and(eq(email.digestId, digestId), eq(email.status, 'held'));
  await tx.update(email).set({ status: 'digested', attempts: 1, finishedAt }).where(held);
}

async function takeMail({ database, clock }: DeliveryContext, emailId: string): Promise<LoggedMail | null> {
  return database.db.transaction(async (tx) => {
    const [logged] = await selectMails(tx, eq(email.id, emailId)).for('update', { of: email });
    if (!logged || !waiting.has(logged.mail.status)) return null;
    const attempts = logged.mail.attempts + 1;
    await tx.update(email).set({ status: 'sending', attempts }).where(eq(email.id, emailId));
    if (logged.mail.content?.kind === 'leadDigest') await takeDigested(tx, emailId, clock.now());
    return logged;
  });
}

type Outcome = Partial<typeof email.$inferInsert>;

async function finish({ database, clock }: DeliveryContext, emailId: string, outcome: Outcome): Promise<void> {
  await database.db
    .update(email)
    .set({ ...outcome, finishedAt: clock.now() })
    .where(eq(email.id, emailId));
}

async function suppress({ database: { db }, clock, settings }: DeliveryContext, logged: LoggedMail): Promise<void> {
  const now = clock.now();
  const receiver = receiverOf(logged);
  if (logged.contact) {
    const suppression = { suppressedAt: now, suppressedFor: 'inactive' as const };
    await db.update(contactAddress).set(suppression).where(eq(contactAddress.id, logged.contact.id));
  } else if (receiver) await suppressMailbox({ tx: db, now, settings }, receiver, 'inactive');
}

async function refused(context: DeliveryContext, logged: LoggedMail, refusal: MailRefused): Promise<void> {
  const { vendorCode } = refusal;
  if (refusal.suppress) await suppress(context, logged);
  await finish(context, logged.mail.id, { status: refusal.suppress ? 'suppressed' : 'failed', vendorCode });
}

/** Whether the vendor or its owner has told us that nothing may go there. */
async function isShut({ database, settings }: DeliveryContext, logged: LoggedMail): Promise<boolean> {
  if (logged.contact) return logged.contact.suppressedAt !== null;
  const receiver = receiverOf(logged);
  return receiver !== null && isMailboxSuppressed({ tx: database.db, settings }, receiver);
}

/**
 * Sends one mail of the log. A crash between the vendor's yes and our note of it sends the mail once more:
 * Postmark knows no idempotency key, and a mail too many is better than a lost one.
 */
export async function deliverMail(context: DeliveryContext, emailId: string): Promise<void> {
  const logged = await takeMail(context, emailId);
  if (!logged) return;
  if (await isShut(context, logged)) return finish(context, emailId, { status: 'suppressed' });
  const { database, settings, mail } = context;
  const message = await writeMail({ db: database.db, settings }, logged);
  if (!message) return finish(context, emailId, { status: 'dropped' });
  try {
    const { status, vendorId } = await mail.send(message);
    await finish(context, emailId, { status, vendorId });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    await refused(context, logged, error);
  }
}
