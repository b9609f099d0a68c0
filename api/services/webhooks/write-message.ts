import type { Settings } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { lead, leadPartner } from '#api/database/schema/leads.ts';
import type { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import { and, eq } from '#api/database/sql.ts';
import { forCompany } from '#api/services/assessments/for-company.ts';
import { homeOfLead, leadOfCompany, type StoredLead } from '#api/services/leads/lead-queries.ts';
import { LINK_HOURS } from '#api/services/media/media-link.ts';
import { photosOfLeads } from '#api/services/media/photos-of-leads.ts';
import type { LeadData, WebhookMessage } from '#domain/contract/webhook-messages.ts';

type WebhookRow = typeof webhook.$inferSelect;
type DeliveryRow = typeof webhookDelivery.$inferSelect;

interface Showing {
  settings: Pick<Settings, 'secret' | 'publicUrl'>;
  now: Date;
}

/** The pictures beside a request, each behind an address that needs no login. */
async function photosOf(tx: Database, row: StoredLead, { settings, now }: Showing): Promise<Pick<LeadData, 'photos'>> {
  const photos = await photosOfLeads({ tx, settings, now }, [row], LINK_HOURS.webhook);
  const told = photos(row.lead.id).map(({ id, mediaType, subject, path }) => {
    return { id, mediaType, subject, url: settings.publicUrl + path };
  });
  return told.length > 0 ? { photos: told } : {};
}

function leadData(row: StoredLead, photos: Pick<LeadData, 'photos'>): LeadData {
  const { id: leadId, name, phone, place, createdAt, confirmedAt } = row.lead;
  const { kind, language, market } = row.assessment;
  const { result, ...told } = forCompany(homeOfLead(row));
  const data = {
    leadId,
    createdAt: createdAt.toISOString(),
    contact: { name, email: row.contact.email, phone, place },
    emailConfirmed: confirmedAt !== null,
    language,
    market,
    ...told,
    ...photos,
  };
  if (result && 'setup' in result) return { ...data, kind: 'check', result };
  if (!result) return { ...data, kind, result };
  const { costFactors, options } = result;
  return { ...data, kind: kind === 'chat' ? kind : 'questionnaire', result: { costFactors, options } };
}

async function withdrawal(db: Database, leadId: string, partnerId: string) {
  const [row] = await db
    .select({ withdrawnAt: lead.withdrawnAt })
    .from(leadPartner)
    .innerJoin(lead, eq(lead.id, leadPartner.leadId))
    .where(and(eq(leadPartner.leadId, leadId), eq(leadPartner.partnerId, partnerId)));
  return row?.withdrawnAt ? { leadId, withdrawnAt: row.withdrawnAt.toISOString() } : null;
}

/** The message as things stand now; null when there is nothing left to tell: the request was withdrawn, or is not this company's. */
export async function writeMessage(
  db: Database,
  showing: Showing,
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
  const row = await leadOfCompany(db, leadId, partnerId);
  return row && { type: event, timestamp, data: leadData(row, await photosOf(db, row, showing)) };
}
