import type { Deps } from '#api/context/deps.ts';
import { MailRefused } from '#api/mail/mail-port.ts';
import { endLease, type Lease, leaseMail, mustHold, type Outcome } from '#api/services/mail/lease-mail.ts';
import { type LoggedMail, receiverOf } from '#api/services/mail/mail-log.ts';
import { writeMail } from '#api/services/mail/write-mail.ts';
import { suppressionOf, suppressMailbox } from '#api/services/person/suppressions.ts';

export type DeliveryContext = Pick<Deps, 'database' | 'clock' | 'ids' | 'mail' | 'settings'>;

async function refused(context: DeliveryContext, logged: LoggedMail, refusal: MailRefused): Promise<Outcome> {
  const { database, clock, settings } = context;
  const receiver = receiverOf(logged);
  const { suppress, vendorCode } = refusal;
  if (suppress && receiver)
    await suppressMailbox({ tx: database.db, now: clock.now(), settings }, receiver, 'inactive');
  return { status: suppress ? 'suppressed' : 'failed', vendorCode };
}

/** Whether nothing may go there. Who wants no consultations by mail still gets the mails of their account. */
async function isShut({ database, settings }: DeliveryContext, logged: LoggedMail): Promise<boolean> {
  const receiver = receiverOf(logged);
  const shut = receiver && (await suppressionOf({ tx: database.db, settings }, receiver));
  return Boolean(shut && (logged.contact || shut.suppressedFor !== 'opt-out'));
}

/** What becomes of the mail; throws where it is to be tried again. */
async function sendLeased(context: DeliveryContext, lease: Lease): Promise<Outcome> {
  const { database, settings, mail } = context;
  const { logged } = lease;
  if (await isShut(context, logged)) return { status: 'suppressed' };
  const message = await writeMail({ db: database.db, settings }, logged);
  if (!message) return { status: 'dropped' };
  mustHold(context, lease);
  try {
    const { status, vendorId } = await mail.send(message);
    return { status, vendorId };
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    return refused(context, logged, error);
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
