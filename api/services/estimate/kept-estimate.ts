import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { estimate as kept } from '#api/database/schema/leads.ts';
import { and, desc, eq } from '#api/database/sql.ts';
import type { DescribedHome } from '#api/services/assessments/described-home.ts';
import { estimateDataOf } from '#api/services/estimate/estimate-data.ts';
import { estimate } from '#domain/estimate/estimate.ts';
import type { EstimateInput } from '#domain/estimate/estimate-input.ts';
import { type KeptEstimate, reportOf } from '#domain/estimate/estimate-report.ts';
import { followHome } from '#domain/estimate/follow-home.ts';
import { estimateWorthIt } from '#domain/estimate/worth-it.ts';
import { Failure } from '#domain/failure.ts';
import type { Market } from '#domain/place.ts';

/** Computes what is kept of an estimate; refuses a place that is not known, as field `place`. */
export async function computeKept(input: EstimateInput, now: Date): Promise<KeptEstimate> {
  const data = await estimateDataOf(input.market, now);
  const found = estimateWorthIt(input, (it) => estimate(it, data));
  return { input, ...reportOf(found, data.today) };
}

/** Null where the corrected place is none that is known. */
async function followed(input: EstimateInput | null, now: Date): Promise<KeptEstimate | null> {
  try {
    return input && (await computeKept(input, now));
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}

/** What the visit's newest estimate in a market was told, whatever it belongs to. */
export async function newestInput(
  tx: ServiceContext['tx'],
  visitId: string,
  market: Market,
): Promise<EstimateInput | null> {
  const rows = await tx.select().from(kept).where(eq(kept.visitId, visitId)).orderBy(desc(kept.createdAt));
  return rows.find((it) => it.kept.input.market === market)?.kept.input ?? null;
}

type Told = Pick<DescribedHome, 'kind' | 'profile'>;

/** The visit's detailed estimate of a home as it is told now; null without one, and where the home has outdated it. */
async function standingEstimate(context: ServiceContext, visit: Visit, { kind, profile }: Told, market: Market) {
  const { tx, now } = context;
  if (!visit.known) return null;
  const mine = and(eq(kept.visitId, visit.id), eq(kept.kind, kind));
  const [row] = await tx.select().from(kept).where(mine);
  if (!row || row.kept.input.market !== market) return null;
  if (!row.home) await tx.update(kept).set({ home: profile }).where(mine);
  const input = followHome(row.kept.input, row.home ?? profile, profile);
  return input === row.kept.input ? row.kept : followed(input, now);
}

/** A home with the detailed estimate that stands in place of its typical figures. */
export type EstimatedHome<Home extends DescribedHome = DescribedHome> = Home & { estimate: KeptEstimate | null };

export async function withEstimate<Home extends DescribedHome>(
  context: ServiceContext,
  visit: Visit,
  home: Home,
  market: Market,
): Promise<EstimatedHome<Home>> {
  return { ...home, estimate: await standingEstimate(context, visit, home, market) };
}
