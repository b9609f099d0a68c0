import type { ServiceContext } from '#api/context/service-context.ts';
import { assessment, assessmentDay, visit as visitTable } from '#api/database/schema/leads.ts';
import { and, eq, isNull, sql } from '#api/database/sql.ts';
import { countStep } from '#api/services/sites/count-steps.ts';
import type { AssessmentKind } from '#domain/assessment-kinds.ts';
import type { Market } from '#domain/place.ts';

interface Counted {
  visitId: string;
  siteId: string;
  market: Market;
  kind: AssessmentKind;
}

type Counts = Record<'started' | 'completed', number>;

async function add({ tx, now }: ServiceContext, counted: Counted, counts: Counts): Promise<void> {
  const { siteId, market, kind } = counted;
  const { started, completed } = assessmentDay;
  await tx
    .insert(assessmentDay)
    .values({ siteId, market, kind, day: now.toISOString().slice(0, 10), ...counts })
    .onConflictDoUpdate({
      target: [assessmentDay.siteId, assessmentDay.day, assessmentDay.market, assessmentDay.kind],
      set: { started: sql`${started} + ${counts.started}`, completed: sql`${completed} + ${counts.completed}` },
    });
}

/** Counts an assessment as begun, once in each visit. Its row on the day's counter stays locked: to be called last. */
export async function countBegun(context: ServiceContext, counted: Counted): Promise<void> {
  const first = and(eq(visitTable.id, counted.visitId), isNull(visitTable.begunKind));
  const begun = await context.tx
    .update(visitTable)
    .set({ begunKind: counted.kind })
    .where(first)
    .returning({ id: visitTable.id });
  if (begun.length === 0) return;
  await add(context, counted, { started: 1, completed: 0 });
  await countStep(context, counted.siteId, 'begun');
}

/** Counts the first assessment of this kind that is stored in a visit, as begun too where it was not. Likewise last. */
export async function countCompleted(context: ServiceContext, counted: Counted): Promise<void> {
  const { tx } = context;
  const { visitId, kind } = counted;
  const ofKind = and(eq(assessment.visitId, visitId), eq(assessment.kind, kind));
  const stored = await tx.select({ id: assessment.id }).from(assessment).where(ofKind).limit(2);
  if (stored.length !== 1) return;
  const mine = eq(visitTable.id, visitId);
  const [row] = await tx.select({ begunKind: visitTable.begunKind }).from(visitTable).where(mine);
  if (!row?.begunKind) await tx.update(visitTable).set({ begunKind: kind }).where(mine);
  await add(context, counted, { started: row?.begunKind === kind ? 0 : 1, completed: 1 });
  if (!row?.begunKind) await countStep(context, counted.siteId, 'begun');
}
