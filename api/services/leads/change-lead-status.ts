import type { ServiceContext } from '#api/context/service-context.ts';
import { knownId } from '#api/services/known-id.ts';
import { lockLead, moveLead } from '#api/services/leads/move-lead.ts';
import { ownCompany } from '#api/services/partners/partners.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { changeLeadStatus as endpoint } from '#domain/contract/partner-leads.ts';

/** Moves a lead of the signed-in partner's company; the others follow when it is won, in the same transaction. */
export async function changeLeadStatus(
  context: ServiceContext,
  id: string | undefined,
  { status, reason }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const companyId = await ownCompany(context);
  const leadId = knownId(id);
  await moveLead(context, await lockLead(context, leadId), companyId, status, reason);
  return { leadId, status, reason: reason ?? null, statusChangedAt: context.now.toISOString() };
}
