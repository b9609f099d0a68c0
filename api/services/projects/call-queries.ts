import type { Database } from '#api/database/database.ts';
import { milestone } from '#api/database/schema/leads.ts';
import { expertCall } from '#api/database/schema/projects.ts';
import { and, eq, gt, isNull, oneOf, type SQL } from '#api/database/sql.ts';
import type { OpenedProject } from '#api/services/projects/open-project.ts';
import type { ExpertCall } from '#domain/contract/project-calls.ts';
import { callEnd, callStart } from '#domain/projects/call-slots.ts';

export type CallRow = typeof expertCall.$inferSelect;

/** Of the calls that are neither over nor cancelled. */
export function isStanding(now: Date): SQL | undefined {
  return and(isNull(expertCall.cancelledAt), gt(expertCall.startsAt, callStart(now)));
}

export function callsOf(db: Database, projectIds: readonly string[], now: Date): Promise<CallRow[]> {
  const theirs = oneOf(expertCall.projectId, projectIds);
  return db
    .select()
    .from(expertCall)
    .where(and(theirs, isStanding(now)));
}

export function shownCall({ startsAt, phone }: CallRow): ExpertCall {
  return { startsAt: startsAt.toISOString(), endsAt: callEnd(startsAt).toISOString(), phone };
}

/** The customer and our staff book it, as long as the step is open. */
export async function mayCall(db: Database, { project, reader }: OpenedProject): Promise<boolean> {
  if (!reader.mayWrite || reader.side === 'partner') return false;
  const open = and(eq(milestone.projectId, project.id), eq(milestone.kind, 'expertCall'), isNull(milestone.doneAt));
  return (await db.select({ kind: milestone.kind }).from(milestone).where(open)).length > 0;
}
