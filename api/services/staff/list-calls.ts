import type { ServiceContext } from '#api/context/service-context.ts';
import { inOrder, isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { user } from '#api/database/schema/accounts.ts';
import { assessment, lead, project } from '#api/database/schema/leads.ts';
import { expertCall } from '#api/database/schema/projects.ts';
import { and, eq } from '#api/database/sql.ts';
import { isStanding, shownCall } from '#api/services/projects/call-queries.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import type { listCalls as endpoint, ListedCall } from '#domain/contract/project-calls.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';

const ORDER = 'oldest';

/** The calls that are booked, the next one first. */
export async function listCalls(
  { tx, now }: ServiceContext,
  { cursor, limit }: QueryOf<typeof endpoint>,
): Promise<Page<ListedCall>> {
  const { startsAt, id } = expertCall;
  const size = rowsOf(limit);
  const { name, place } = lead;
  const rows = await tx
    .select({ call: expertCall, leadId: lead.id, name, place, market: assessment.market, adviser: user.name })
    .from(expertCall)
    .innerJoin(project, eq(project.id, expertCall.projectId))
    .innerJoin(lead, eq(lead.id, project.leadId))
    .innerJoin(assessment, eq(assessment.id, lead.assessmentId))
    .leftJoin(user, eq(user.id, project.adviserId))
    .where(and(isStanding(now), isBehind(cursor, startsAt, id, ORDER)))
    .orderBy(...inOrder(startsAt, id, ORDER))
    .limit(size + 1);
  return pageOf(
    rows,
    ({ call }) => ({ createdAt: call.startsAt, id: call.id }),
    ({ call, leadId, ...told }) => ({
      ...{ id: call.id, projectId: call.projectId, reference: leadReference(leadId) },
      ...{ ...shownCall(call), ...told },
    }),
    size,
  );
}
