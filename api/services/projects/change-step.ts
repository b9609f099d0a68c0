import type { ServiceContext } from '#api/context/service-context.ts';
import { milestone } from '#api/database/schema/leads.ts';
import { and, eq } from '#api/database/sql.ts';
import { type OpenedProject, openForChange, recordDeed } from '#api/services/projects/open-project.ts';
import { stepsOfProjects } from '#api/services/projects/project-queries.ts';
import { shownStep } from '#api/services/projects/read-project.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { changeStep as endpoint, ProjectStep } from '#domain/contract/projects.ts';
import { Failure } from '#domain/failure.ts';
import type { Milestone } from '#domain/leads/timeline.ts';
import { mayLieOn } from '#domain/projects/step-dates.ts';

type Body = BodyOf<typeof endpoint>;
type Row = typeof milestone.$inferSelect;
interface Change {
  verb: string;
  set: Partial<Row>;
}

const open = { doneAt: null, doneById: null, donePartnerId: null };

/** What the body asks for, where the step stands so that it can. */
function changeOf({ lead, reader }: OpenedProject, step: Row, body: Body, now: Date): Change {
  const isDone = step.doneAt !== null;
  if ('dueFrom' in body) {
    if (isDone) throw new Failure('status-not-possible');
    if (!mayLieOn(lead.createdAt, body.dueFrom, body.dueUntil))
      throw new Failure('validation', { fields: [{ path: 'dueUntil', problem: 'out-of-range' }] });
    return { verb: `move ${step.kind}`, set: body };
  }
  if (body.done === isDone) throw new Failure('status-not-possible');
  if (!body.done) return { verb: `reopen ${step.kind}`, set: { ...open, reopenedReason: body.reason } };
  const by = { doneById: reader.userId, donePartnerId: reader.companyId };
  return { verb: `done ${step.kind}`, set: { ...by, doneAt: now, reopenedReason: null } };
}

/** Ticks a step, takes that back or moves its days: by a company that has the project, or our staff. */
export async function changeStep(
  context: ServiceContext,
  { projectId, kind }: Record<string, string>,
  body: Body,
): Promise<ProjectStep> {
  const { tx, now, events, limiter } = context;
  const opened = await openForChange(context, projectId, ['partner', 'adviser']);
  const { id } = opened.project;
  await limiter.durable(tx, 'projectPerPerson', opened.reader.userId);
  const find = async () => (await stepsOfProjects(tx, [id])).find(({ step }) => step.kind === kind);
  const row = await find();
  if (!row) throw new Failure('not-found');
  const { verb, set } = changeOf(opened, row.step, body, now);
  const itself = and(eq(milestone.projectId, id), eq(milestone.kind, kind as Milestone));
  await tx.update(milestone).set(set).where(itself);
  if (set.doneAt) await events.emit(tx, 'milestone.done', { projectId: id, milestone: row.step.kind });
  await recordDeed(context, id, verb);
  return shownStep((await find()) ?? row);
}
