import { and, count, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import { email } from '#api/database/schema/mail.ts';
import { holdPartnerMail, type QueueContext, queuePartnerMail } from '#api/services/mail/queue-mail.ts';
import type { Language } from '#domain/place.ts';

/** Somebody of a company. */
export interface Reader {
  userId: string;
  partnerId: string;
  language: Language;
}

/** Mails about new leads that one reader gets in an hour; what comes beyond is told together at its end. */
export const LEAD_MAILS_PER_HOUR = 5;
const HOUR_MS = 3_600_000;

const ofKind = (kind: string): SQL => sql`${email.content}->>'kind' = ${kind}`;

function toReader({ userId, partnerId }: Reader, kind: string): SQL | undefined {
  return and(eq(email.partnerId, partnerId), eq(email.userId, userId), ofKind(kind));
}

async function mailsThisHour({ tx, clock }: QueueContext, reader: Reader): Promise<number> {
  const recent = gt(email.createdAt, new Date(clock.now().getTime() - HOUR_MS));
  const single = and(toReader(reader, 'partnerLead'), isNull(email.digestId), recent);
  const [row] = await tx.select({ mails: count() }).from(email).where(single);
  return row?.mails ?? 0;
}

/** The digest that still waits; it stays locked, so that it is not sent meanwhile. */
async function openDigest(context: QueueContext, reader: Reader): Promise<string> {
  const waiting = and(toReader(reader, 'leadDigest'), eq(email.status, 'queued'));
  const [digest] = await context.tx.select({ id: email.id }).from(email).where(waiting).for('update');
  if (digest) return digest.id;
  const dueAt = new Date(context.clock.now().getTime() + HOUR_MS);
  return queuePartnerMail(context, { ...reader, content: { kind: 'leadDigest' } }, dueAt);
}

/** Mails a reader about a new lead of their company, at once or, when many come, in the digest of the hour. */
export async function announceLead(context: QueueContext, reader: Reader, leadId: string): Promise<void> {
  const { partnerId, userId } = reader;
  await context.tx.execute(sql`select pg_advisory_xact_lock(hashtext(${partnerId + userId}))`);
  const mail = { ...reader, leadId, content: { kind: 'partnerLead' } } as const;
  if ((await mailsThisHour(context, reader)) < LEAD_MAILS_PER_HOUR) await queuePartnerMail(context, mail);
  else await holdPartnerMail(context, { ...mail, digestId: await openDigest(context, reader) });
}
