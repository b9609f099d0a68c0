import { asc, eq } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { email } from '#api/database/schema/mail.ts';
import { partner } from '#api/database/schema/partners.ts';
import { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import { oneOf } from '#api/services/person/one-of.ts';
import { written } from '#api/services/person/written.ts';
import type { Person } from '#domain/contract/person.ts';

/** Mails to the person, and mails about the person's requests to companies and to our staff. */
export async function exportMails(db: Database, emails: string[]): Promise<Person['mails']> {
  const { content, status, createdAt, finishedAt } = email;
  const rows = await db
    .select({ content, toPartner: partner.name, status, createdAt, finishedAt })
    .from(email)
    .leftJoin(partner, eq(partner.id, email.partnerId))
    .where(oneOf(email.id, emails))
    .orderBy(asc(createdAt));
  return rows.map(({ content: sent, ...row }) => ({ kind: sent?.kind ?? null, ...written(row) }));
}

/** What companies' servers were told about the person. */
export async function exportDeliveries(db: Database, deliveries: string[]): Promise<Person['webhookDeliveries']> {
  const { event, leadId, status, createdAt, finishedAt } = webhookDelivery;
  const rows = await db
    .select({ partner: partner.name, event, leadId, status, createdAt, finishedAt })
    .from(webhookDelivery)
    .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
    .innerJoin(partner, eq(partner.id, webhook.partnerId))
    .where(oneOf(webhookDelivery.id, deliveries))
    .orderBy(asc(createdAt));
  return rows.map(written);
}
