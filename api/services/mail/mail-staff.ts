import type { Subscriber } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { webhook } from '#api/database/schema/webhooks.ts';
import { and, eq, exists, inArray, isNull, notExists, sql } from '#api/database/sql.ts';
import { isOpenLead } from '#api/services/leads/lead-queries.ts';
import { isStaff, readsLeads } from '#api/services/mail/lead-readers.ts';
import { queueStaffMail } from '#api/services/mail/queue-mail.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { marketLanguage } from '#domain/place.ts';

/** The lead's companies with neither a person who may read it nor a webhook that is told. */
async function deafCompanies(tx: Database, leadId: string, companies?: string[]) {
  const one = { one: sql`1` };
  const reader = tx
    .select(one)
    .from(partnerMember)
    .innerJoin(user, eq(user.id, partnerMember.userId))
    .where(and(readsLeads, eq(partnerMember.partnerId, partner.id)));
  const listening = and(eq(webhook.partnerId, partner.id), isNull(webhook.disabledAt));
  const told = tx.select(one).from(webhook).where(listening);
  const which = companies && inArray(partner.id, companies);
  const handed = and(eq(leadPartner.partnerId, partner.id), eq(leadPartner.leadId, leadId), which);
  return tx
    .select({ name: partner.name, country: partner.country })
    .from(partner)
    .where(and(exists(tx.select(one).from(leadPartner).where(handed)), notExists(reader), notExists(told)))
    .orderBy(partner.name);
}

/** A lead that would lie unread is told to our staff, who get the company to read it. The mail holds no contact. */
export const mailStaff: Subscriber = async (context, { name, payload }) => {
  if (name !== 'lead.created' || !(await isOpenLead(context.tx, payload.leadId))) return;
  const { leadId, partnerIds } = payload;
  const companies = await deafCompanies(context.tx, leadId, partnerIds);
  const [first] = companies;
  if (!first) return;
  const content = {
    kind: 'unreadLead',
    reference: leadReference(leadId),
    companies: companies.map((it) => it.name),
  } as const;
  const mail = { leadId, content, language: marketLanguage(first.country) };
  for (const { id } of await context.tx.select({ id: user.id }).from(user).where(isStaff))
    await queueStaffMail(context, { ...mail, userId: id });
};
