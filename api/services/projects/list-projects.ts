import type { ServiceContext } from '#api/context/service-context.ts';
import { isBehind, pageOf, rowsOf } from '#api/database/page.ts';
import { leadPartner, project } from '#api/database/schema/leads.ts';
import { and, desc, eq, exists, type SQL, sql } from '#api/database/sql.ts';
import { ownAccount } from '#api/services/accounts/account-queries.ts';
import { companiesOf } from '#api/services/leads/lead-queries.ts';
import { memberCompany } from '#api/services/partners/partners.ts';
import { needTwoFactors } from '#api/services/projects/open-project.ts';
import {
  claimForAccount,
  type StoredProject,
  selectProjects,
  stepsOfProjects,
} from '#api/services/projects/project-queries.ts';
import { unreadIn } from '#api/services/projects/unread.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { Page } from '#domain/contract/list.ts';
import type { listProjects as endpoint, ListedProject } from '#domain/contract/projects.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import type { ProjectSide } from '#domain/projects/conversation.ts';
import { projectStatusOf } from '#domain/projects/project-status.ts';

interface View {
  side: ProjectSide;
  companyId: string | null;
  userId: string;
  which: SQL | undefined;
}

/** Which projects somebody is shown: our staff all, a company's people its own, everybody else those they asked for. */
async function viewOf(context: ServiceContext, userId: string): Promise<View> {
  const { tx, actor } = context;
  needTwoFactors(context);
  if (actor.role === 'manager' || actor.role === 'admin')
    return { side: 'adviser', companyId: null, userId, which: undefined };
  const companyId = actor.role === 'partner' ? await memberCompany(context) : null;
  if (companyId === null) return { side: 'customer', companyId, userId, which: eq(project.ownerId, userId) };
  const handed = and(eq(leadPartner.leadId, project.leadId), eq(leadPartner.partnerId, companyId));
  const own = exists(tx.select({ one: sql`1` }).from(leadPartner).where(handed));
  return { side: 'partner', companyId, userId, which: own };
}

/** All that stands around these projects, read at once. */
async function around({ tx }: ServiceContext, rows: readonly StoredProject[], { companyId, ...view }: View) {
  const ids = rows.map((it) => it.project.id);
  const steps = await stepsOfProjects(tx, ids);
  const leads = rows.map((it) => it.lead.id);
  const companies = (await companiesOf(tx, leads)).filter((it) => companyId === null || it.id === companyId);
  const unread = await unreadIn(tx, ids, { ...view, companyId });
  return ({ project: { id }, lead }: StoredProject) => ({
    steps: steps.map(({ step }) => step).filter((it) => it.projectId === id),
    companies: companies.filter((it) => it.leadId === lead.id),
    unread: unread(id),
  });
}

type Around = ReturnType<Awaited<ReturnType<typeof around>>>;

function listed({ project: { id, createdAt }, lead, market }: StoredProject, { side }: View, its: Around) {
  const isWithdrawn = lead.withdrawnAt !== null;
  const next = its.steps.find((it) => !it.doneAt);
  return {
    id,
    reference: leadReference(lead.id),
    createdAt: createdAt.toISOString(),
    market,
    status: projectStatusOf({ isWithdrawn, ...its }),
    as: side,
    place: lead.place,
    customer: side === 'partner' && isWithdrawn ? null : lead.name,
    companies: its.companies.map(({ id: company, name, status }) => ({ id: company, name, status })),
    next: next ? { kind: next.kind, dueFrom: next.dueFrom, dueUntil: next.dueUntil } : null,
    unread: its.unread,
  } satisfies ListedProject;
}

/** One page of the projects that somebody may see. */
export async function listProjects(
  context: ServiceContext,
  { cursor, limit }: QueryOf<typeof endpoint>,
): Promise<Page<ListedProject>> {
  const { tx, actor } = context;
  const { person } = await ownAccount(tx, actor);
  await claimForAccount(tx, person.id);
  const view = await viewOf(context, person.id);
  const size = rowsOf(limit);
  const rows = await selectProjects(tx, and(view.which, isBehind(cursor, project.createdAt, project.id)))
    .orderBy(desc(project.createdAt), desc(project.id))
    .limit(size + 1);
  const its = await around(context, rows, view);
  const placeOf = ({ project: { createdAt, id } }: StoredProject) => ({ createdAt, id });
  return pageOf(rows, placeOf, (row) => listed(row, view, its(row)), size);
}
