import { desc, eq, inArray } from 'drizzle-orm';
import { assessment, lead, leadPartner } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import type { ServiceContext } from '#api/http/route.ts';
import { findAddress } from '#api/services/summary/find-address.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { readSummary as endpoint } from '#domain/contract/summary.ts';

const NEWEST = 20;

async function partnersOf({ tx }: ServiceContext, leadIds: string[]) {
  if (leadIds.length === 0) return [];
  return tx
    .select({ leadId: leadPartner.leadId, id: partner.id, name: partner.name })
    .from(leadPartner)
    .innerJoin(partner, eq(partner.id, leadPartner.partnerId))
    .where(inArray(leadPartner.leadId, leadIds))
    .orderBy(partner.name);
}

/** Everything asked for with this address; the token is the permission. */
export async function readSummary(
  context: ServiceContext,
  token: string | undefined,
): Promise<ReplyOf<typeof endpoint>> {
  const address = await findAddress(context, token);
  const rows = await context.tx
    .select()
    .from(lead)
    .innerJoin(assessment, eq(assessment.id, lead.assessmentId))
    .where(eq(lead.contactAddressId, address.id))
    .orderBy(desc(lead.createdAt), desc(lead.id))
    .limit(NEWEST);
  const partners = await partnersOf(
    context,
    rows.map((row) => row.lead.id),
  );
  const consultations = rows.map((row) => ({
    createdAt: row.lead.createdAt.toISOString(),
    market: row.assessment.market,
    answers: row.assessment.answers,
    result: row.assessment.result,
    partners: partners.filter((it) => it.leadId === row.lead.id).map(({ id, name }) => ({ id, name })),
  }));
  return { language: address.language, confirmed: address.confirmedAt !== null, consultations };
}
