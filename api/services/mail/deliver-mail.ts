import { eq } from 'drizzle-orm';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { email } from '#api/database/schema/mail.ts';
import type { Deps } from '#api/deps.ts';
import type { MailContent } from '#api/mail/mail-content.ts';
import { MailRefused, type Message, type Receipt } from '#api/mail/mail-port.ts';
import { renderMail } from '#api/mail/render-mail.ts';
import { summaryToken, summaryUrl } from '#api/mail/summary-link.ts';

export type DeliveryContext = Pick<Deps, 'database' | 'clock' | 'mail' | 'settings'>;
type Row = typeof email.$inferSelect & { to: string | null; suppressedAt: Date | null };

const finished = new Set<Row['status']>(['sent', 'delivered', 'suppressed', 'failed']);

async function takeMail({ database }: DeliveryContext, emailId: string): Promise<Row | null> {
  return database.db.transaction(async (tx) => {
    const [row] = await tx.select().from(email).where(eq(email.id, emailId)).for('update');
    if (!row || finished.has(row.status)) return null;
    const [contact] = row.contactAddressId
      ? await tx.select().from(contactAddress).where(eq(contactAddress.id, row.contactAddressId))
      : [];
    const [person] = row.userId ? await tx.select().from(user).where(eq(user.id, row.userId)) : [];
    await tx
      .update(email)
      .set({ status: 'sending', attempts: row.attempts + 1 })
      .where(eq(email.id, emailId));
    return { ...row, to: contact?.email ?? person?.email ?? null, suppressedAt: contact?.suppressedAt ?? null };
  });
}

/** The mail as its reader sees it. */
export function writeMail(
  { settings }: Pick<DeliveryContext, 'settings'>,
  row: Row & { content: MailContent; to: string },
): Message {
  const token = row.contactAddressId ? summaryToken(settings.secret, row.contactAddressId) : '';
  const url = summaryUrl(settings.publicUrl, row.language, token);
  return { id: row.id, to: row.to, ...renderMail(row.content, row.language, url) };
}

type Outcome = Partial<typeof email.$inferInsert>;

async function finish({ database, clock }: DeliveryContext, emailId: string, outcome: Outcome): Promise<void> {
  await database.db
    .update(email)
    .set({ ...outcome, finishedAt: clock.now() })
    .where(eq(email.id, emailId));
}

async function refused(context: DeliveryContext, row: Row, { vendorCode, suppress }: MailRefused): Promise<void> {
  if (suppress && row.contactAddressId) {
    const suppressedAt = context.clock.now();
    const { db } = context.database;
    await db.update(contactAddress).set({ suppressedAt }).where(eq(contactAddress.id, row.contactAddressId));
  }
  await finish(context, row.id, { status: suppress ? 'suppressed' : 'failed', vendorCode });
}

function afterSending({ content }: Row, { status, vendorId }: Receipt): Outcome {
  const secretLink = status === 'sent' && content?.kind !== 'firstMail';
  return { status, vendorId, ...(secretLink && { content: null }) };
}

/**
 * Sends one mail of the log. A crash between the vendor's yes and our note of it sends the mail once more:
 * Postmark knows no idempotency key, and a mail too many is better than a lost one.
 */
export async function deliverMail(context: DeliveryContext, emailId: string): Promise<void> {
  const row = await takeMail(context, emailId);
  if (!row) return;
  const { to, content } = row;
  if (!to || !content) return finish(context, emailId, { status: 'failed' });
  if (row.suppressedAt) return finish(context, emailId, { status: 'suppressed' });
  try {
    const receipt = await context.mail.send(writeMail(context, { ...row, to, content }));
    await finish(context, emailId, afterSending(row, receipt));
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    await refused(context, row, error);
  }
}
