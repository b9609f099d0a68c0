import type { Database } from '#api/database/database.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { email } from '#api/database/schema/mail.ts';
import { notification } from '#api/database/schema/notifications.ts';
import { partnerMember } from '#api/database/schema/partners.ts';
import { outboxEvent } from '#api/database/schema/platform.ts';
import { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import { and, asc, eq, isNull, namesOneOf, sql } from '#api/database/sql.ts';

/** An event that waits is held: its handler, which would announce the request, waits in its turn. */
async function isUnannounced(tx: Database, leadId: string): Promise<boolean> {
  const ofLead = and(eq(outboxEvent.name, 'lead.created'), namesOneOf(outboxEvent.payload, [leadId]));
  const waiting = and(ofLead, isNull(outboxEvent.dispatchedAt));
  const events = await tx.select({ id: outboxEvent.id }).from(outboxEvent).where(waiting).for('update');
  return events.length > 0;
}

/** Every mail and message of a request and whether it was tried, and every note of it and whether it was read; held, so that none is tried meanwhile. */
async function announcementsOf(tx: Database, leadId: string) {
  const mails = await tx
    .select({ partnerId: email.partnerId, attempts: email.attempts })
    .from(email)
    .where(eq(email.leadId, leadId))
    .orderBy(asc(email.id))
    .for('update');
  const messages = await tx
    .select({ partnerId: webhook.partnerId, attempts: webhookDelivery.attempts })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .where(eq(webhookDelivery.leadId, leadId))
    .orderBy(asc(webhookDelivery.id))
    .for('update', { of: webhookDelivery });
  const read = sql<number>`case when ${notification.readAt} is null then 0 else 1 end`;
  const notes = await tx
    .select({ partnerId: partnerMember.partnerId, attempts: read })
    .from(notification)
    .innerJoin(partnerMember, eq(partnerMember.userId, notification.userId))
    .where(and(eq(notification.leadId, leadId), eq(notification.kind, 'newRequest')))
    .orderBy(asc(notification.id))
    .for('update', { of: notification });
  return [...mails, ...messages, ...notes];
}

/**
 * The companies that may have seen a request: they have acted on it, or it was announced to them. Not so where
 * everything that would have told them still waits. To be called before the request itself is locked.
 */
export async function companiesThatKnow(tx: Database, leadId: string): Promise<string[]> {
  const unannounced = await isUnannounced(tx, leadId);
  const announcements = await announcementsOf(tx, leadId);
  const waitsFor = (partnerId: string) => {
    const theirs = announcements.filter((it) => it.partnerId === partnerId);
    return unannounced || (theirs.length > 0 && theirs.every(({ attempts }) => attempts === 0));
  };
  const { partnerId, status } = leadPartner;
  const handed = await tx.select({ partnerId, status }).from(leadPartner).where(eq(leadPartner.leadId, leadId));
  return handed.filter((it) => it.status !== 'new' || !waitsFor(it.partnerId)).map((it) => it.partnerId);
}
