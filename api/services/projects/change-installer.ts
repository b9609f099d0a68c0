import type { ServiceContext } from '#api/context/service-context.ts';
import { assessment, leadPartner } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { installerReport } from '#api/database/schema/projects.ts';
import { and, asc, eq, isNotNull, isNull } from '#api/database/sql.ts';
import { lockLead } from '#api/services/leads/move-lead.ts';
import { nextPartner } from '#api/services/partners/partners.ts';
import { type OpenedProject, openForChange, recordDeed } from '#api/services/projects/open-project.ts';
import { standingPotentials } from '#domain/contract/assessment-result.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type * as endpoints from '#domain/contract/project-installers.ts';
import type { Project } from '#domain/contract/projects.ts';
import { Failure } from '#domain/failure.ts';
import { isOpen } from '#domain/leads/lead-status.ts';
import { MOST_CHANGES } from '#domain/projects/installers.ts';

type Told = Pick<typeof installerReport.$inferInsert, 'kind' | 'reason' | 'text'>;

async function keepReport({ tx, ids, now }: ServiceContext, projectId: string, partnerId: string, told: Told) {
  await tx.insert(installerReport).values({ ...told, id: ids.next(), projectId, partnerId, createdAt: now });
}

/** The company takes no further part: it sees the request no more, and a win of another that is taken back does not return it. */
async function letGo(context: ServiceContext, leadId: string, partnerId: string): Promise<void> {
  const { tx, now, events } = context;
  const itself = and(eq(leadPartner.leadId, leadId), eq(leadPartner.partnerId, partnerId));
  const left = { status: 'another_chosen', statusBefore: null, leftAt: now, statusChangedAt: now } as const;
  await tx.update(leadPartner).set(left).where(itself);
  await events.emit(tx, 'lead.status-changed', { leadId, partnerId, status: left.status });
}

/** The next nearest that does not have the request yet gets it, and is told as the first ones were. */
async function handToNext(context: ServiceContext, { lead, market }: OpenedProject, known: readonly string[]) {
  const { tx, now, events } = context;
  const [home] = await tx.select().from(assessment).where(eq(assessment.id, lead.assessmentId));
  if (!home) throw new Error('the assessment of a lead is missing');
  const potentials = standingPotentials(home.result, home.estimate);
  const next = await nextPartner(context, { market, place: lead.place, potentials }, known);
  if (!next) return null;
  const fresh = { leadId: lead.id, partnerId: next.id, status: 'new', statusChangedAt: now, createdAt: now } as const;
  await tx.insert(leadPartner).values(fresh);
  await events.emit(tx, 'lead.created', { leadId: lead.id, siteId: lead.siteId, partnerIds: [next.id] });
  return next;
}

/** Gives the request to another company in place of one, as its customer wishes. */
export async function changeInstaller(
  context: ServiceContext,
  { projectId, companyId = '' }: Record<string, string>,
  { reason }: BodyOf<typeof endpoints.changeInstaller>,
): Promise<ReplyOf<typeof endpoints.changeInstaller>> {
  const opened = await openForChange(context, projectId, ['customer']);
  const { companies } = await lockLead(context, opened.lead.id);
  const found = companies.find((it) => it.partnerId === companyId && it.leftAt === null);
  if (!found) throw new Failure('not-found');
  const changes = companies.filter((it) => it.leftAt !== null).length;
  if (!isOpen(found.status) || changes >= MOST_CHANGES) throw new Failure('status-not-possible');
  await letGo(context, opened.lead.id, companyId);
  await keepReport(context, opened.project.id, companyId, { kind: 'change', reason, text: null });
  const known = companies.map((it) => it.partnerId);
  const company = await handToNext(context, opened, known);
  await recordDeed(context, opened.project.id, 'change installer');
  return { company };
}

/** Keeps what a customer tells of a company, for our staff alone. */
export async function reportInstaller(
  context: ServiceContext,
  { projectId, companyId = '' }: Record<string, string>,
  { reason, text }: BodyOf<typeof endpoints.reportInstaller>,
): Promise<ReplyOf<typeof endpoints.reportInstaller>> {
  const { tx, now, limiter } = context;
  const opened = await openForChange(context, projectId, ['customer']);
  const handed = and(eq(leadPartner.leadId, opened.lead.id), eq(leadPartner.partnerId, companyId));
  const [found] = await tx.select().from(leadPartner).where(handed);
  if (!found) throw new Failure('not-found');
  await limiter.durable(tx, 'messagePerPerson', opened.reader.userId);
  await keepReport(context, opened.project.id, companyId, { kind: 'report', reason, text });
  await recordDeed(context, opened.project.id, 'report installer');
  return { reportedAt: now.toISOString() };
}

/** Whether its customer can have another company in place of one. */
export async function mayChangeInstaller({ tx }: ServiceContext, { lead, reader }: OpenedProject): Promise<boolean> {
  if (reader.side !== 'customer' || !reader.mayWrite) return false;
  const left = and(eq(leadPartner.leadId, lead.id), isNotNull(leadPartner.leftAt));
  const won = and(eq(leadPartner.leadId, lead.id), eq(leadPartner.status, 'won'), isNull(leadPartner.leftAt));
  const changes = await tx.select({ id: leadPartner.partnerId }).from(leadPartner).where(left);
  const winners = await tx.select({ id: leadPartner.partnerId }).from(leadPartner).where(won);
  return changes.length < MOST_CHANGES && winners.length === 0;
}

/** What the customer told of companies; to nobody but our staff. */
export async function reportsFor({ tx }: ServiceContext, opened: OpenedProject): Promise<Project['reports']> {
  if (opened.reader.side !== 'adviser') return [];
  const { id, kind, reason, text, createdAt } = installerReport;
  const rows = await tx
    .select({ id, company: partner.name, kind, reason, text, createdAt })
    .from(installerReport)
    .innerJoin(partner, eq(partner.id, installerReport.partnerId))
    .where(eq(installerReport.projectId, opened.project.id))
    .orderBy(asc(createdAt));
  return rows.map((it) => ({ ...it, createdAt: it.createdAt.toISOString() }));
}
