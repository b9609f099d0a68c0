import type { ServiceContext } from '#api/context/service-context.ts';
import { isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { lead, leadPartner } from '#api/database/schema/leads.ts';
import { hasWordLike } from '#api/database/search.ts';
import { and, desc, eq, isNull, or, type SQL } from '#api/database/sql.ts';
import { knownId } from '#api/services/known-id.ts';
import { type HandedLead, isHanded, selectLeads } from '#api/services/leads/lead-queries.ts';
import { leadsForCompany } from '#api/services/leads/partner-lead.ts';
import { ownCompany } from '#api/services/partners/partners.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import type { listPartnerLeads as endpoint, PartnerLead } from '#domain/contract/partner-leads.ts';
import { Failure } from '#domain/failure.ts';

type Wanted = Omit<QueryOf<typeof endpoint>, 'limit'>;

/** What was taken back is found by nothing that it said. */
function isWanted({ actor }: ServiceContext, { status, assigned, query, cursor }: Wanted): SQL | undefined {
  const isNamed = query
    ? and(isNull(lead.withdrawnAt), or(hasWordLike(lead.name, query), hasWordLike(lead.place, query)))
    : undefined;
  const stands = status ? eq(leadPartner.status, status) : undefined;
  const { assigneeId } = leadPartner;
  const mine = assigned === 'mine' ? eq(assigneeId, actor.userId ?? '') : undefined;
  const nobodys = assigned === 'nobody' ? isNull(assigneeId) : undefined;
  return and(stands, mine, nobodys, isNamed, isBehind(cursor, leadPartner.createdAt, leadPartner.leadId));
}

const placeOf = ({ handed, lead: { id } }: HandedLead) => ({ createdAt: handed.createdAt, id });

/** The leads of the signed-in partner's company, one page. */
export async function listPartnerLeads(
  context: ServiceContext,
  { limit, ...wanted }: QueryOf<typeof endpoint>,
): Promise<Page<PartnerLead>> {
  const companyId = await ownCompany(context);
  const size = rowsOf(limit);
  const rows = await selectLeads(context.tx, isWanted(context, wanted), companyId)
    .orderBy(desc(leadPartner.createdAt), desc(leadPartner.leadId))
    .limit(size + 1);
  const handed = rows.filter(isHanded);
  return pageOf(handed, placeOf, await leadsForCompany(context, companyId, handed), size);
}

/** One of them. */
export async function readPartnerLead(context: ServiceContext, id: string | undefined): Promise<PartnerLead> {
  const companyId = await ownCompany(context);
  const [row] = (await selectLeads(context.tx, eq(lead.id, knownId(id)), companyId)).filter(isHanded);
  if (!row) throw new Failure('not-found');
  return (await leadsForCompany(context, companyId, [row]))(row);
}
