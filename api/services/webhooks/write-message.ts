import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { assessment, homeProfile, lead, leadPartner } from '#api/database/schema/leads.ts';
import type { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import type { LeadData, WebhookMessage } from '#domain/contract/webhook-messages.ts';
import { assessmentFromProfile } from '#domain/home/codecs.ts';
import { potentialsOf } from '#domain/questionnaire/packages.ts';

type WebhookRow = typeof webhook.$inferSelect;
type DeliveryRow = typeof webhookDelivery.$inferSelect;

const ofPartner = (leadId: string, partnerId: string) =>
  and(eq(leadPartner.leadId, leadId), eq(leadPartner.partnerId, partnerId));

async function leadData(db: Database, leadId: string, partnerId: string): Promise<LeadData | null> {
  const [row] = await db
    .select()
    .from(leadPartner)
    .innerJoin(lead, eq(lead.id, leadPartner.leadId))
    .innerJoin(assessment, eq(assessment.id, lead.assessmentId))
    .innerJoin(homeProfile, eq(homeProfile.id, assessment.homeProfileId))
    .innerJoin(contactAddress, eq(contactAddress.id, lead.contactAddressId))
    .where(and(ofPartner(leadId, partnerId), isNull(lead.withdrawnAt)));
  if (!row) return null;
  const { name, phone, place, createdAt, confirmedAt } = row.lead;
  const { kind, language, market, answers, result } = row.assessment;
  const { email } = row.contact_address;
  return {
    leadId,
    createdAt: createdAt.toISOString(),
    contact: { name, email, phone, place },
    emailConfirmed: confirmedAt !== null,
    language,
    market,
    kind,
    potentials: potentialsOf(result),
    answers,
    home: assessmentFromProfile(row.home_profile.profile, answers),
    result: { costFactors: result.costFactors, options: result.options },
  };
}

async function withdrawal(db: Database, leadId: string, partnerId: string) {
  const [row] = await db
    .select({ withdrawnAt: lead.withdrawnAt })
    .from(leadPartner)
    .innerJoin(lead, eq(lead.id, leadPartner.leadId))
    .where(ofPartner(leadId, partnerId));
  return row?.withdrawnAt ? { leadId, withdrawnAt: row.withdrawnAt.toISOString() } : null;
}

/** The message as things stand now; null when there is nothing left to tell: the request was withdrawn, or is not this company's. */
export async function writeMessage(
  db: Database,
  { id: webhookId, partnerId }: WebhookRow,
  { event, leadId, erasedLeadId, createdAt }: DeliveryRow,
): Promise<WebhookMessage | null> {
  const timestamp = createdAt.toISOString();
  if (event === 'webhook.test') return { type: event, timestamp, data: { webhookId } };
  if (erasedLeadId !== null)
    return { type: 'lead.withdrawn', timestamp, data: { leadId: erasedLeadId, withdrawnAt: timestamp } };
  if (leadId === null) return null;
  if (event === 'lead.withdrawn') {
    const data = await withdrawal(db, leadId, partnerId);
    return data && { type: event, timestamp, data };
  }
  const data = await leadData(db, leadId, partnerId);
  return data && { type: event, timestamp, data };
}
