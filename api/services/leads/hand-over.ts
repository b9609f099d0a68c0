import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { lead, leadPartner, milestone, project } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { and, eq, inArray, isNotNull, isNull, sql } from '#api/database/sql.ts';
import type { ContactRow } from '#api/services/contacts/contact-address.ts';
import { milestonesOf } from '#domain/leads/timeline.ts';

/** Opens the lead's project with its milestones, counted from now. */
async function openProject({ tx, ids, now }: ServiceContext, leadId: string): Promise<void> {
  const projectId = ids.next();
  await tx.insert(project).values({ id: projectId, leadId, createdAt: now });
  await tx.insert(milestone).values(milestonesOf(now).map((it) => ({ ...it, projectId })));
}

/** Whether partners get this request before its owner has confirmed it: the first few of a day, so that nobody floods them. */
export function mayReachUnconfirmed(
  { limiter, tx, askedBy }: ServiceContext,
  { id: visitId }: Visit,
  { id: contactAddressId }: ContactRow,
): Promise<boolean> {
  const keys = [visitId, askedBy, contactAddressId];
  return limiter.allows(
    tx,
    keys.map((key) => ['unconfirmedLead', key]),
  );
}

async function giveTo({ tx, now }: ServiceContext, leadId: string, partnerIds: readonly string[]): Promise<void> {
  if (partnerIds.length === 0) return;
  const fresh = { leadId, status: 'new' as const, statusChangedAt: now, createdAt: now };
  await tx.insert(leadPartner).values(partnerIds.map((partnerId) => ({ ...fresh, partnerId })));
  const handedTo = sql`${lead.handedTo} + ${partnerIds.length}`;
  await tx.update(lead).set({ handedTo }).where(eq(lead.id, leadId));
}

/** Gives a request that was handed over already to one more company, which alone is told. */
export async function handOverFurther(
  context: ServiceContext,
  { id: leadId, siteId }: typeof lead.$inferSelect,
  partnerId: string,
): Promise<void> {
  await giveTo(context, leadId, [partnerId]);
  await context.events.emit(context.tx, 'lead.created', { leadId, siteId, partnerIds: [partnerId] });
}

/** Gives a request to its companies, opens its project and has both sides told. */
export async function handOver(
  context: ServiceContext,
  leadId: string,
  siteId: string,
  partnerIds: readonly string[],
): Promise<void> {
  const { tx, events } = context;
  await giveTo(context, leadId, partnerIds);
  await openProject(context, leadId);
  await events.emit(tx, 'lead.created', { leadId, siteId });
}

/** Hands over a request that has waited for its owner's confirmation; companies that left us meanwhile are left out. */
export async function handOverWaiting(context: ServiceContext, leadId: string): Promise<void> {
  const { tx } = context;
  const waiting = and(eq(lead.id, leadId), isNotNull(lead.waitingPartnerIds));
  const [found] = await tx.select().from(lead).where(waiting).for('update');
  if (!found) return;
  const chosen = and(inArray(partner.id, found.waitingPartnerIds ?? []), isNull(partner.suspendedAt));
  const companies = await tx.select({ id: partner.id }).from(partner).where(chosen);
  await tx.update(lead).set({ waitingPartnerIds: null }).where(eq(lead.id, leadId));
  await handOver(
    context,
    leadId,
    found.siteId,
    companies.map(({ id }) => id),
  );
}
