import { and, eq, inArray } from 'drizzle-orm';
import type { Subscriber } from '#api/context/service-context.ts';
import { user } from '#api/database/schema/accounts.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import type { PartnerMailContent } from '#api/mail/mail-content.ts';
import { isOpenLead } from '#api/services/leads/is-open-lead.ts';
import { announceLead } from '#api/services/mail/announce-lead.ts';
import { readsLeads } from '#api/services/mail/lead-for-company.ts';
import { type QueueContext, queuePartnerMail } from '#api/services/mail/queue-mail.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { marketLanguage } from '#domain/place.ts';

async function readersOf({ tx }: QueueContext, leadId: string, companies?: string[]) {
  const ofCompanies = companies && inArray(leadPartner.partnerId, companies);
  const readers = await tx
    .select({ userId: user.id, partnerId: partner.id, country: partner.country })
    .from(leadPartner)
    .innerJoin(partner, eq(partner.id, leadPartner.partnerId))
    .innerJoin(partnerMember, eq(partnerMember.partnerId, partner.id))
    .innerJoin(user, eq(user.id, partnerMember.userId))
    .where(and(eq(leadPartner.leadId, leadId), readsLeads, ofCompanies));
  return readers.map(({ country, ...reader }) => ({ ...reader, language: marketLanguage(country) }));
}

type Readers = Awaited<ReturnType<typeof readersOf>>;

async function mailReaders(context: QueueContext, readers: Readers, content: PartnerMailContent, leadId?: string) {
  for (const reader of readers) await queuePartnerMail(context, { ...reader, ...(leadId && { leadId }), content });
}

async function announce(context: QueueContext, leadId: string): Promise<void> {
  for (const reader of await readersOf(context, leadId)) await announceLead(context, reader, leadId);
}

const withdrawalOf = (leadId: string) => ({ kind: 'partnerWithdrawal', reference: leadReference(leadId) }) as const;

/** To be called before the request is erased; the mails name it, and hang on none of its rows. */
export async function mailErasure(context: QueueContext, leadId: string, companies: string[]): Promise<void> {
  await mailReaders(context, await readersOf(context, leadId, companies), withdrawalOf(leadId));
}

/** Tells the people of a lead's companies that it came, or, where they may have seen it, that it was taken back. */
export const mailPartners: Subscriber = async (context, { name, payload }) => {
  if (name === 'lead.created' && (await isOpenLead(context.tx, payload.leadId)))
    await announce(context, payload.leadId);
  if (name !== 'lead.withdrawn') return;
  const { leadId, partnerIds } = payload;
  await mailReaders(context, await readersOf(context, leadId, partnerIds), withdrawalOf(leadId), leadId);
};
