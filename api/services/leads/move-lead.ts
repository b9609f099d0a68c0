import type { ServiceContext } from '#api/context/service-context.ts';
import { lead, leadPartner } from '#api/database/schema/leads.ts';
import { and, eq } from '#api/database/sql.ts';
import { Failure } from '#domain/failure.ts';
import { type CompanyStatus, type LeadReason, mayMove } from '#domain/leads/lead-status.ts';

type Row = typeof leadPartner.$inferSelect;
type Change = Pick<Row, 'status'> & Partial<Pick<Row, 'statusReason' | 'statusBefore'>>;

/** The lead and its companies. Its row stays locked: of two companies that win at once, the second finds it won. */
export async function lockLead({ tx }: ServiceContext, leadId: string) {
  const [row] = await tx.select().from(lead).where(eq(lead.id, leadId)).for('update');
  if (!row) throw new Failure('not-found');
  const companies = await tx.select().from(leadPartner).where(eq(leadPartner.leadId, leadId));
  return { isWithdrawn: row.withdrawnAt !== null, companies };
}

async function move(context: ServiceContext, { leadId, partnerId }: Row, change: Change): Promise<void> {
  const { tx, events, audit, actor, requestId, now } = context;
  const itself = and(eq(leadPartner.leadId, leadId), eq(leadPartner.partnerId, partnerId));
  await tx
    .update(leadPartner)
    .set({ ...change, statusChangedAt: now })
    .where(itself);
  await events.emit(tx, 'lead.status-changed', { leadId, partnerId, status: change.status });
  const verb = `status ${change.status}`;
  await audit.record(tx, { actorScope: actor.scope, verb, entity: 'lead', entityId: leadId, requestId });
}

/** A win closes the lead for the others, whatever they said of it; a win that was a mistake gives it back to them. */
async function moveOthers(context: ServiceContext, others: Row[], from: Row['status'], to: Row['status']) {
  for (const other of others) {
    const { status, statusBefore } = other;
    if (to === 'won') await move(context, other, { status: 'another_chosen', statusBefore: status });
    if (from === 'won') await move(context, other, { status: statusBefore ?? 'new', statusBefore: null });
  }
}

type LockedLead = Awaited<ReturnType<typeof lockLead>>;

/** Moves a locked lead with one of its companies, where the rule allows it; the others follow when it is won, or won no more. */
export async function moveLead(
  context: ServiceContext,
  { isWithdrawn, companies }: LockedLead,
  companyId: string,
  status: CompanyStatus,
  statusReason: LeadReason | null = null,
): Promise<void> {
  const own = companies.find((it) => it.partnerId === companyId && it.leftAt === null);
  if (!own) throw new Failure('not-found');
  if (isWithdrawn || !mayMove(own.status, status)) throw new Failure('status-not-possible');
  await move(context, own, { status, statusReason });
  const others = companies.filter((it) => it !== own && it.leftAt === null);
  await moveOthers(context, others, own.status, status);
}
