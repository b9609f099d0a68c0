import type { ServiceContext } from '#api/context/service-context.ts';
import { visit as visitTable } from '#api/database/schema/leads.ts';
import { siteDay } from '#api/database/schema/partners.ts';
import { and, eq, sql } from '#api/database/sql.ts';
import type { ConversionStep } from '#domain/contract/conversion.ts';
import { Failure } from '#domain/failure.ts';

type Counting = Pick<ServiceContext, 'tx' | 'now'>;

/** Counts a step on a site's day: a number, and nobody's. Its row stays locked: to be called last, behind the day's assessments. */
export async function countStep({ tx, now }: Counting, siteId: string, step: ConversionStep): Promise<void> {
  await tx
    .insert(siteDay)
    .values({ siteId, day: now.toISOString().slice(0, 10), [step]: 1 })
    .onConflictDoUpdate({
      target: [siteDay.siteId, siteDay.day],
      set: { [step]: sql`${siteDay[step]} + 1` },
    });
}

/** Counts that this visit has seen a result, the first time. Likewise last. */
export async function countShown(context: Counting, visitId: string, siteId: string): Promise<void> {
  const first = and(eq(visitTable.id, visitId), eq(visitTable.isResultShown, false));
  const shown = await context.tx
    .update(visitTable)
    .set({ isResultShown: true })
    .where(first)
    .returning({ id: visitTable.id });
  if (shown.length > 0) await countStep(context, siteId, 'shown');
}

export async function noteResult(context: ServiceContext): Promise<{ noted: true }> {
  const { visit } = context;
  if (!visit) throw new Failure('visit-invalid');
  await countShown(context, visit.id, visit.site.id);
  return { noted: true };
}
