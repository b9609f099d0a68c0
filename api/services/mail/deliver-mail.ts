import type { Deps } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { email } from '#api/database/schema/mail.ts';
import { and, eq, inArray, type SQL, sql } from '#api/database/sql.ts';
import { MailRefused, VENDOR_TIMEOUT_MS } from '#api/mail/mail-port.ts';
import { suppressionOf, suppressMailbox } from '#api/services/contacts/suppressions.ts';
import { type LoggedMail, receiverOf, selectMails } from '#api/services/mail/mail-log.ts';
import { writeMail } from '#api/services/mail/write-mail.ts';
import { takeUnread } from '#api/services/notifications/mail-notifications.ts';

type Context = Pick<Deps, 'database' | 'clock' | 'ids' | 'jobs'>;
type Outcome = Partial<typeof email.$inferInsert>;

interface Lease {
  logged: LoggedMail;
  token: string;
  until: Date;
}

/** Less than the queue waits before it gives a silent worker's job to another. */
export const LEASE_MS = 25_000;

const waiting = ['queued', 'sending'] as const;
const isWaiting = inArray(email.status, [...waiting]);

/** Another worker has the mail, or this one has had it for too long: the job is tried again later. */
export class NotTheSender extends Error {
  override readonly name = 'NotTheSender';
}

/** From here on their reader may know of the leads that a digest tells. */
async function takeDigested(tx: Database, digestId: string, finishedAt: Date): Promise<void> {
  const held = and(eq(email.digestId, digestId), eq(email.status, 'held'));
  await tx.update(email).set({ status: 'digested', attempts: 1, finishedAt }).where(held);
}

/** Takes the mail for sending; null when there is nothing to send any more. */
async function leaseMail({ database, clock, ids, jobs }: Context, emailId: string): Promise<Lease | null> {
  return database.db.transaction(async (tx) => {
    const mine = and(eq(email.id, emailId), isWaiting) as SQL;
    const [logged] = await selectMails(tx, mine).for('update', { of: email });
    if (!logged) return null;
    const now = clock.now();
    if (logged.mail.leasedUntil && logged.mail.leasedUntil > now) throw new NotTheSender('somebody else sends it');
    const token = ids.next();
    const until = new Date(now.getTime() + LEASE_MS);
    const attempts = logged.mail.attempts + 1;
    const lease = { leaseToken: token, leasedUntil: until };
    await tx
      .update(email)
      .set({ ...lease, status: 'sending', attempts })
      .where(eq(email.id, emailId));
    if (logged.mail.content?.kind === 'leadDigest') await takeDigested(tx, emailId, now);
    if (logged.mail.content?.kind === 'notifications' && logged.person)
      await takeUnread({ tx, clock, ids, jobs }, emailId, logged.person);
    return { logged, token, until };
  });
}

/** Throws when the vendor might answer after the lease has run out: then another worker may be sending by then. */
function mustHold({ clock }: Context, { until }: Lease): void {
  if (until.getTime() - clock.now().getTime() < VENDOR_TIMEOUT_MS) throw new NotTheSender('the lease has run out');
}

/** Notes under the own lease alone, and ends it. What the vendor has told of the mail meanwhile stands. */
async function endLease({ database }: Context, { logged, token }: Lease, outcome: Outcome): Promise<void> {
  const { status } = outcome;
  const noted = status && { status: sql`case when ${isWaiting} then ${status} else ${email.status} end` };
  await database.db
    .update(email)
    .set({ ...outcome, ...noted, leaseToken: null, leasedUntil: null })
    .where(and(eq(email.id, logged.mail.id), eq(email.leaseToken, token)));
}

export type DeliveryContext = Pick<Deps, 'database' | 'clock' | 'ids' | 'jobs' | 'mail' | 'settings'>;

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
