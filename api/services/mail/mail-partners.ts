import { and, eq } from 'drizzle-orm';
import { user } from '#api/database/schema/accounts.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import type { Subscriber } from '#api/events/subscribers.ts';
import type { PartnerMailContent } from '#api/mail/mail-content.ts';
import { readsLeads } from '#api/services/mail/lead-for-company.ts';
import { type QueueContext, queuePartnerMail } from '#api/services/mail/queue-mail.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { marketLanguage } from '#domain/place.ts';

async function readersOf({ tx }: QueueContext, leadId: string) {
  const readers = await tx
    .select({ userId: user.id, partnerId: partner.id, country: partner.country })
    .from(leadPartner)
    .innerJoin(partner, eq(partner.id, leadPartner.partnerId))
    .innerJoin(partnerMember, eq(partnerMember.partnerId, partner.id))
    .innerJoin(user, eq(user.id, partnerMember.userId))
    .where(and(eq(leadPartner.leadId, leadId), readsLeads));
  return readers.map(({ country, ...reader }) => ({ ...reader, language: marketLanguage(country) }));
}

async function mailCompanies(context: QueueContext, leadId: string, content: PartnerMailContent): Promise<void> {
  for (const reader of await readersOf(context, leadId))
    await queuePartnerMail(context, { ...reader, leadId, content });
}

const withdrawalOf = (leadId: string) => ({ kind: 'partnerWithdrawal', reference: leadReference(leadId) }) as const;

/** To be called before the request is erased; the mails name it, and hang on none of its rows. */
export async function mailErasure(context: QueueContext, leadId: string): Promise<void> {
  for (const reader of await readersOf(context, leadId))
    await queuePartnerMail(context, { ...reader, content: withdrawalOf(leadId) });
}

/** Tells the people of a lead's companies that it came, or that it was taken back. */
export const mailPartners: Subscriber = async (context, { name, payload }) => {
  if (name === 'lead.created') await mailCompanies(context, payload.leadId, { kind: 'partnerLead' });
  if (name === 'lead.withdrawn') await mailCompanies(context, payload.leadId, withdrawalOf(payload.leadId));
};
