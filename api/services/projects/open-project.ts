import { type ServiceContext, seesOthersData } from '#api/context/service-context.ts';
import { leadPartner, project } from '#api/database/schema/leads.ts';
import { and, eq, isNull } from '#api/database/sql.ts';
import { type FoundAccount, ownAccount } from '#api/services/accounts/account-queries.ts';
import { knownId } from '#api/services/known-id.ts';
import { memberCompany } from '#api/services/partners/partners.ts';
import { claimForAccount, type StoredProject, selectProjects } from '#api/services/projects/project-queries.ts';
import { Failure } from '#domain/failure.ts';
import type { ProjectSide } from '#domain/projects/conversation.ts';

/** As whom somebody has a project before them. */
export interface ProjectReader {
  userId: string;
  name: string;
  side: ProjectSide;
  /** Of the side `partner`. */
  companyId: string | null;
  mayWrite: boolean;
}

export interface OpenedProject extends StoredProject {
  reader: ProjectReader;
}

type Person = FoundAccount['person'];

/** Calls that customers make too are not guarded by the matrix: whoever sees others' data here needs two factors in production. */
export function needTwoFactors({ actor, settings }: ServiceContext): void {
  if (settings.production && seesOthersData(actor.role) && !actor.isProved) throw new Failure('second-factor-required');
}

/** An administrator reads; whoever is of our staff writes as well. */
const isAdviser = ({ role }: Person) => role === 'manager' || role === 'admin';

async function hasLead({ tx }: ServiceContext, leadId: string, companyId: string): Promise<boolean> {
  const handed = and(eq(leadPartner.leadId, leadId), eq(leadPartner.partnerId, companyId));
  return (await tx.select({ leadId: leadPartner.leadId }).from(leadPartner).where(handed)).length > 0;
}

async function readerOf(context: ServiceContext, row: StoredProject, person: Person): Promise<ProjectReader | null> {
  const { id: userId, name } = person;
  const isStanding = row.lead.withdrawnAt === null;
  const base = { userId, name, companyId: null };
  if (row.project.ownerId === userId) return { ...base, side: 'customer', mayWrite: isStanding };
  needTwoFactors(context);
  const { role } = context.actor;
  if (role === 'manager' || role === 'admin')
    return { ...base, side: 'adviser', mayWrite: isStanding && isAdviser(person) };
  const companyId = role === 'partner' ? await memberCompany(context) : null;
  if (companyId === null || !(await hasLead(context, row.lead.id, companyId))) return null;
  return { ...base, companyId, side: 'partner', mayWrite: isStanding };
}

/** The project as its owner, somebody of a company that has it, or our staff reads it; `not-found` to everybody else. */
export async function openProject(context: ServiceContext, id: string | undefined): Promise<OpenedProject> {
  const { person } = await ownAccount(context.tx, context.actor);
  await claimForAccount(context.tx, person.id);
  const [row] = await selectProjects(context.tx, eq(project.id, knownId(id)));
  const reader = row && (await readerOf(context, row, person));
  if (!row || !reader) throw new Failure('not-found');
  return { ...row, reader };
}

/** The first of our staff who takes part looks after it from then on. */
async function noteAdviser({ tx }: ServiceContext, { project: { id }, reader }: OpenedProject): Promise<void> {
  const unattended = and(eq(project.id, id), isNull(project.adviserId));
  if (reader.side === 'adviser') await tx.update(project).set({ adviserId: reader.userId }).where(unattended);
}

/** The same for a change by one of these sides; the project stays locked until it is made. */
export async function openForChange(
  context: ServiceContext,
  id: string | undefined,
  sides: readonly ProjectSide[],
): Promise<OpenedProject> {
  const { tx } = context;
  const opened = await openProject(context, id);
  if (!sides.includes(opened.reader.side)) throw new Failure('not-found');
  if (opened.lead.withdrawnAt) throw new Failure('status-not-possible');
  if (!opened.reader.mayWrite) throw new Failure('forbidden');
  await tx.select({ id: project.id }).from(project).where(eq(project.id, opened.project.id)).for('update');
  await noteAdviser(context, opened);
  return opened;
}

/** Notes in the audit trail what was done in a project. */
export function recordDeed(context: ServiceContext, projectId: string, verb: string): Promise<void> {
  const { tx, audit, actor, requestId } = context;
  return audit.record(tx, { actorScope: actor.scope, verb, entity: 'project', entityId: projectId, requestId });
}
