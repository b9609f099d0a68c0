import type { ServiceContext } from '#api/context/service-context.ts';
import { callsOf, mayCall, shownCall } from '#api/services/projects/call-queries.ts';
import { mayChangeInstaller, reportsFor } from '#api/services/projects/change-installer.ts';
import { type OpenedProject, openProject } from '#api/services/projects/open-project.ts';
import { adviserName, companiesFor } from '#api/services/projects/project-people.ts';
import { stepsOfProjects } from '#api/services/projects/project-queries.ts';
import { quotesFor } from '#api/services/projects/quote-queries.ts';
import { unreadIn } from '#api/services/projects/unread.ts';
import { consultationOfLead } from '#api/services/summary/read-summary.ts';
import { withPhotos } from '#api/services/summary/with-photos.ts';
import type { Project, ProjectStep } from '#domain/contract/projects.ts';
import type { Consultation } from '#domain/contract/summary.ts';
import { reportForOthers } from '#domain/estimate/estimate-report.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { ADVISER } from '#domain/projects/conversation.ts';
import { projectStatusOf } from '#domain/projects/project-status.ts';

type StepRow = Awaited<ReturnType<typeof stepsOfProjects>>[number];

/** Who ticked a step: a company in its name, our staff in their own. */
function doneBy({ step, company, person }: StepRow): ProjectStep['doneBy'] {
  if (!step.doneAt) return null;
  return company ? { side: 'partner', name: company } : { side: 'adviser', name: person };
}

export function shownStep(row: StepRow): ProjectStep {
  const { kind, dueFrom, dueUntil, doneAt, reopenedReason } = row.step;
  return { kind, dueFrom, dueUntil, doneAt: doneAt?.toISOString() ?? null, doneBy: doneBy(row), reopenedReason };
}

/** A company is told what its customer was advised: not which others were matched, nor what a household earns. */
function forCompany({ estimate, result, ...told }: Consultation, companyId: string): Consultation {
  return {
    ...told,
    result: result && 'setup' in result ? { ...result, providers: [] } : result,
    ...(estimate && { estimate: reportForOthers(estimate) }),
    partners: told.partners.filter(({ id }) => id === companyId),
  };
}

/** From a company everything personal is kept once the request is taken back. */
const isClosedTo = ({ reader, lead }: OpenedProject) => reader.side === 'partner' && lead.withdrawnAt !== null;

async function consultationFor(context: ServiceContext, opened: OpenedProject): Promise<Project['consultation']> {
  const found = isClosedTo(opened) ? null : await consultationOfLead(context.tx, opened.lead.id);
  const [told = null] = await withPhotos(context, found ? [found] : []);
  const { companyId } = opened.reader;
  return told && companyId ? forCompany(told, companyId) : told;
}

function customerFor(opened: OpenedProject): Project['customer'] {
  const { name, place, phone } = opened.lead;
  if (opened.reader.side === 'customer' || isClosedTo(opened)) return null;
  return { name, email: opened.email, place, ...(phone && { phone }) };
}

async function callFor({ tx, now }: ServiceContext, { project, reader }: OpenedProject): Promise<Project['call']> {
  const [call] = reader.side === 'partner' ? [] : await callsOf(tx, [project.id], now);
  return call ? shownCall(call) : null;
}

/** A project as its reader may see it. */
export async function readProject(context: ServiceContext, id: string | undefined): Promise<Project> {
  const { tx } = context;
  const opened = await openProject(context, id);
  const { project, lead, market, reader } = opened;
  const rows = await stepsOfProjects(tx, [project.id]);
  const companies = await companiesFor(tx, opened);
  const unread = await unreadIn(tx, [project.id], reader);
  const steps = rows.map(({ step }) => step);
  return {
    id: project.id,
    reference: leadReference(lead.id),
    createdAt: project.createdAt.toISOString(),
    market,
    status: projectStatusOf({ isWithdrawn: lead.withdrawnAt !== null, companies, steps }),
    as: reader.side,
    mayWrite: reader.mayWrite,
    steps: rows.map(shownStep),
    companies: companies.map((it) => ({ ...it, unread: unread(project.id, it.id) })),
    adviser: { name: await adviserName(tx, opened), unread: unread(project.id, ADVISER) },
    customer: customerFor(opened),
    consultation: await consultationFor(context, opened),
    call: await callFor(context, opened),
    mayCall: await mayCall(tx, opened),
    quotes: await quotesFor(context, opened),
    mayChangeInstaller: await mayChangeInstaller(context, opened),
    reports: await reportsFor(context, opened),
  };
}
