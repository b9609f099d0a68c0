import { and, eq, isNull } from 'drizzle-orm';
import type { ServiceContext } from '#api/context/service-context.ts';
import { summaryRequest } from '#api/database/schema/leads.ts';
import { withdrawLead } from '#api/services/leads/withdraw-lead.ts';
import { findAddress } from '#api/services/summary/find-address.ts';
import { findRequest } from '#api/services/summary/find-request.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { refuseRequest as endpoint } from '#domain/contract/summary.ts';
import { Failure } from '#domain/failure.ts';

async function removeSummary({ tx, audit, actor, requestId }: ServiceContext, id: string): Promise<void> {
  await tx.delete(summaryRequest).where(and(eq(summaryRequest.id, id), isNull(summaryRequest.confirmedAt)));
  await audit.record(tx, { actorScope: actor.scope, verb: 'refuse', entity: 'summary', entityId: id, requestId });
}

/** Takes back what somebody else asked for with the token's address; not for a request that its owner has confirmed. */
export async function refuseRequest(
  context: ServiceContext,
  parameters: Record<string, string>,
): Promise<ReplyOf<typeof endpoint>> {
  const { token = '', requestId } = parameters;
  const { source, id, confirmedAt } = await findRequest(context, await findAddress(context, token), requestId);
  if (confirmedAt) throw new Failure('status-not-possible');
  if (source === 'lead') await withdrawLead(context, { token, leadId: id });
  else await removeSummary(context, id);
  return { refused: true };
}
