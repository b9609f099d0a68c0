import { eq } from 'drizzle-orm';
import { contactAddress } from '#api/database/schema/contacts.ts';
import type { Deps } from '#api/deps.ts';
import { MailRefused, type Receipt } from '#api/mail/mail-port.ts';
import { endLease, type Lease, leaseMail, mustHold, type Outcome } from '#api/services/mail/lease-mail.ts';
import type { LoggedMail } from '#api/services/mail/mail-log.ts';
import { writeMail } from '#api/services/mail/write-mail.ts';

export type DeliveryContext = Pick<Deps, 'database' | 'clock' | 'ids' | 'mail' | 'settings'>;
type Mail = LoggedMail['mail'];

async function refused(context: DeliveryContext, mail: Mail, { vendorCode, suppress }: MailRefused): Promise<Outcome> {
  if (suppress && mail.contactAddressId) {
    const suppression = { suppressedAt: context.clock.now(), suppressedFor: 'inactive' as const };
    const { db } = context.database;
    await db.update(contactAddress).set(suppression).where(eq(contactAddress.id, mail.contactAddressId));
  }
  return { status: suppress ? 'suppressed' : 'failed', vendorCode };
}

function afterSending({ content }: Mail, { status, vendorId }: Receipt): Outcome {
  const secretLink = status === 'sent' && content !== null && 'link' in content;
  return { status, vendorId, ...(secretLink && { content: null }) };
}

/** What becomes of the mail; throws where it is to be tried again. */
async function sendLeased(context: DeliveryContext, lease: Lease): Promise<Outcome> {
  const { database, settings, mail } = context;
  const { logged } = lease;
  if (logged.contact?.suppressedAt) return { status: 'suppressed' };
  const message = await writeMail({ db: database.db, settings }, logged);
  if (!message) return { status: 'dropped' };
  mustHold(context, lease);
  try {
    return afterSending(logged.mail, await mail.send(message));
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return refused(context, logged.mail, error);
  }
}

/**
 * Sends one mail of the log. Its sender holds a lease, so a worker that wakes up late neither sends nor notes what
 * another has taken over. A crash between the vendor's yes and our note of it sends the mail once more: Postmark knows
 * no idempotency key, and a mail too many is better than a lost one.
 */
export async function deliverMail(context: DeliveryContext, emailId: string): Promise<void> {
  const lease = await leaseMail(context, emailId);
  if (!lease) return;
  let outcome: Outcome;
  try {
    outcome = await sendLeased(context, lease);
  } catch (error) {
    await endLease(context, lease, {});
    throw error;
  }
  await endLease(context, lease, { ...outcome, finishedAt: context.clock.now() });
}
