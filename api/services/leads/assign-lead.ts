import type { ServiceContext } from '#api/context/service-context.ts';
import { user } from '#api/database/schema/accounts.ts';
import { leadPartner } from '#api/database/schema/leads.ts';
import { partnerMember } from '#api/database/schema/partners.ts';
import { and, eq, isNull } from '#api/database/sql.ts';
import { knownId } from '#api/services/known-id.ts';
import { ownCompany } from '#api/services/partners/partners.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { assignLead as endpoint } from '#domain/contract/partner-leads.ts';
import { Failure } from '#domain/failure.ts';

type Assignee = ReplyOf<typeof endpoint>['assignee'];

/** Somebody of the company; locked there, so that nobody is assigned while they leave. */
async function colleague({ tx }: ServiceContext, partnerId: string, userId: string | null): Promise<Assignee> {
  if (userId === null) return null;
  const [found] = await tx
    .select({ userId: partnerMember.userId, name: user.name })
    .from(partnerMember)
    .innerJoin(user, eq(user.id, partnerMember.userId))
    .where(and(eq(partnerMember.partnerId, partnerId), eq(partnerMember.userId, userId)))
    .for('share', { of: partnerMember });
  if (!found) throw new Failure('validation', { fields: [{ path: 'userId', problem: 'unknown-value' }] });
  return found;
}

export async function assignLead(
  context: ServiceContext,
  id: string | undefined,
  { userId }: BodyOf<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { tx, audit, actor, requestId } = context;
  const partnerId = await ownCompany(context);
  const leadId = knownId(id);
  const handed = and(eq(leadPartner.leadId, leadId), eq(leadPartner.partnerId, partnerId), isNull(leadPartner.leftAt));
  const [found] = await tx.select({ leadId: leadPartner.leadId }).from(leadPartner).where(handed).for('update');
  if (!found) throw new Failure('not-found');
  const assignee = await colleague(context, partnerId, userId);
  await tx
    .update(leadPartner)
    .set({ assigneeId: assignee?.userId ?? null })
    .where(handed);
  await audit.record(tx, {
    actorScope: actor.scope,
    verb: 'partner.lead-assigned',
    entity: 'lead',
    entityId: leadId,
    requestId,
  });
  return { leadId, assignee };
}
