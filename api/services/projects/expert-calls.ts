import type { ServiceContext } from '#api/context/service-context.ts';
import { project } from '#api/database/schema/leads.ts';
import { expertCall } from '#api/database/schema/projects.ts';
import { count, eq } from '#api/database/sql.ts';
import { type CallRow, callsOf, isStanding, mayCall, shownCall } from '#api/services/projects/call-queries.ts';
import { mailCall } from '#api/services/projects/mail-call.ts';
import { type OpenedProject, openForChange, openProject, recordDeed } from '#api/services/projects/open-project.ts';
import { type StoredProject, selectProjects } from '#api/services/projects/project-queries.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type * as endpoints from '#domain/contract/project-calls.ts';
import { Failure, type FieldProblem } from '#domain/failure.ts';
import { callSlots, knownZone } from '#domain/projects/call-slots.ts';

type Body = BodyOf<typeof endpoints.bookCall>;
type Reply = ReplyOf<typeof endpoints.bookCall>;

/** Who books it: whose project it is, or who advises them. */
const BOOKING = ['customer', 'adviser'] as const;

function refused(problem: FieldProblem): Failure {
  return new Failure('validation', { fields: [{ path: 'startsAt', problem }] });
}

/** The moments at which nobody of us is free. */
async function fullMoments({ tx, now, settings }: ServiceContext): Promise<Set<number>> {
  const { startsAt } = expertCall;
  const rows = await tx.select({ startsAt, calls: count() }).from(expertCall).where(isStanding(now)).groupBy(startsAt);
  const full = rows.filter((it) => it.calls >= settings.expertsAtOnce);
  return new Set(full.map((it) => it.startsAt.getTime()));
}

export async function readCallSlots(
  context: ServiceContext,
  projectId: string | undefined,
): Promise<ReplyOf<typeof endpoints.readCallSlots>> {
  const { market, lead, reader } = await openProject(context, projectId);
  if (reader.side === 'partner') throw new Failure('not-found');
  const full = await fullMoments(context);
  const free = callSlots(market, context.now).filter((it) => !full.has(it.getTime()));
  return { slots: free.map((it) => it.toISOString()), phone: lead.phone };
}

/** Takes the first seat that is free then: two who ask at once wait for each other at the index, and never sit on one. */
async function takeSeat(context: ServiceContext, call: Omit<CallRow, 'seat'>): Promise<CallRow> {
  for (let seat = 0; seat < context.settings.expertsAtOnce; seat += 1) {
    const [taken] = await context.tx
      .insert(expertCall)
      .values({ ...call, seat })
      .onConflictDoNothing()
      .returning();
    if (taken) return taken;
  }
  throw refused('taken');
}

/** A call that is running can be neither moved nor cancelled. */
async function openCalling(context: ServiceContext, projectId: string | undefined) {
  const { tx, now, limiter } = context;
  const opened = await openForChange(context, projectId, BOOKING);
  await limiter.durable(tx, 'projectPerPerson', opened.reader.userId);
  const [standing] = await callsOf(tx, [opened.project.id], now);
  if (standing && standing.startsAt <= now) throw new Failure('status-not-possible');
  return { opened, standing };
}

async function keepCall(
  context: ServiceContext,
  { project: { id: projectId } }: OpenedProject,
  standing: CallRow | undefined,
  told: Pick<CallRow, 'startsAt' | 'phone' | 'timeZone'>,
): Promise<CallRow> {
  const { tx, ids, now } = context;
  if (standing) await tx.delete(expertCall).where(eq(expertCall.id, standing.id));
  const known = standing ?? { id: ids.next(), projectId, sequence: -1, createdAt: now, cancelledAt: null };
  return takeSeat(context, { ...known, ...told, sequence: known.sequence + 1 });
}

/** Books the call, or moves the one there is. Its row goes and comes again, so that a moment that is taken leaves all as it was. */
export async function bookCall(context: ServiceContext, projectId: string | undefined, body: Body): Promise<Reply> {
  const { tx, now, events } = context;
  const { opened, standing } = await openCalling(context, projectId);
  const { id } = opened.project;
  const startsAt = new Date(body.startsAt);
  const told = { startsAt, phone: body.phone, timeZone: knownZone(body.timeZone, opened.market) };
  if (standing?.startsAt.getTime() === startsAt.getTime()) {
    await tx.update(expertCall).set(told).where(eq(expertCall.id, standing.id));
    return { projectId: id, call: shownCall({ ...standing, ...told }) };
  }
  if (!(await mayCall(tx, opened))) throw new Failure('status-not-possible');
  const slots = callSlots(opened.market, now);
  if (!slots.some((it) => it.getTime() === startsAt.getTime())) throw refused('out-of-range');
  const call = await keepCall(context, opened, standing, told);
  const change = standing ? 'moved' : 'booked';
  await mailCall(context, opened, call, change);
  await events.emit(tx, `call.${change}`, { projectId: id });
  await recordDeed(context, id, `${standing ? 'move' : 'book'} call`);
  return { projectId: id, call: shownCall(call) };
}

type Its = Pick<StoredProject, 'project' | 'lead'>;

async function endCall(context: ServiceContext, its: Its, standing: CallRow, isLeaving = false): Promise<void> {
  const { tx, now, events } = context;
  const ended = { ...standing, sequence: standing.sequence + 1, cancelledAt: now };
  await tx.update(expertCall).set(ended).where(eq(expertCall.id, standing.id));
  await mailCall(context, its, ended, 'cancelled', isLeaving);
  await events.emit(tx, 'call.cancelled', { projectId: its.project.id });
  await recordDeed(context, its.project.id, 'cancel call');
}

export async function cancelCall(context: ServiceContext, projectId: string | undefined): Promise<Reply> {
  const { opened, standing } = await openCalling(context, projectId);
  if (standing) await endCall(context, opened, standing);
  return { projectId: opened.project.id, call: null };
}

/** Who takes a request back, or leaves, is not called. */
export async function cancelCallsOf(context: ServiceContext, which: { leadId: string } | { ownerId: string }) {
  const isLeaving = 'ownerId' in which;
  const ofThem = isLeaving ? eq(project.ownerId, which.ownerId) : eq(project.leadId, which.leadId);
  const theirs = new Map((await selectProjects(context.tx, ofThem)).map((it) => [it.project.id, it]));
  for (const standing of await callsOf(context.tx, [...theirs.keys()], context.now)) {
    const its = theirs.get(standing.projectId);
    if (its) await endCall(context, its, standing, isLeaving);
  }
}
