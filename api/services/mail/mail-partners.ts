import type { Subscriber } from '#api/context/service-context.ts';
import { email } from '#api/database/schema/mail.ts';
import { and, count, eq, gt, isNull, type SQL, sql } from '#api/database/sql.ts';
import type { PartnerMailContent } from '#api/mail/mail-content.ts';
import { isOpenLead } from '#api/services/leads/lead-queries.ts';
import { type Reader, readersOf } from '#api/services/mail/lead-readers.ts';
import { holdPartnerMail, type QueueContext, queuePartnerMail } from '#api/services/mail/queue-mail.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';

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
async function announceLead(context: QueueContext, reader: Reader, leadId: string): Promise<void> {
  const { partnerId, userId } = reader;
  await context.tx.execute(sql`select pg_advisory_xact_lock(hashtext(${partnerId + userId}))`);
  const mail = { ...reader, leadId, content: { kind: 'partnerLead' } } as const;
  if ((await mailsThisHour(context, reader)) < LEAD_MAILS_PER_HOUR) await queuePartnerMail(context, mail);
  else await holdPartnerMail(context, { ...mail, digestId: await openDigest(context, reader) });
}

async function mailReaders(context: QueueContext, readers: Reader[], content: PartnerMailContent, leadId?: string) {
  for (const reader of readers) await queuePartnerMail(context, { ...reader, ...(leadId && { leadId }), content });
}

async function announce(context: QueueContext, leadId: string, companies?: string[]): Promise<void> {
  for (const reader of await readersOf(context.tx, leadId, companies)) await announceLead(context, reader, leadId);
}

const withdrawalOf = (leadId: string) => ({ kind: 'partnerWithdrawal', reference: leadReference(leadId) }) as const;

/** To be called before the request is erased; the mails name it, and hang on none of its rows. */
export async function mailErasure(context: QueueContext, leadId: string, companies: string[]): Promise<void> {
  await mailReaders(context, await readersOf(context.tx, leadId, companies), withdrawalOf(leadId));
}

/** Tells the people of a lead's companies that it came, or, where they may have seen it, that it was taken back. */
export const mailPartners: Subscriber = async (context, { name, payload }) => {
  if (name === 'lead.created' && (await isOpenLead(context.tx, payload.leadId)))
    await announce(context, payload.leadId, payload.partnerIds);
  if (name !== 'lead.withdrawn') return;
  const { leadId, partnerIds } = payload;
  await mailReaders(context, await readersOf(context.tx, leadId, partnerIds), withdrawalOf(leadId), leadId);
};
