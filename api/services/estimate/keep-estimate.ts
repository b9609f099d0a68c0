import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { assessment, estimate, homeProfile } from '#api/database/schema/leads.ts';
import { and, desc, eq } from '#api/database/sql.ts';
import { chatHomeOf } from '#api/services/chat/chat-home.ts';
import { computeKept } from '#api/services/estimate/kept-estimate.ts';
import { keepVisit } from '#api/services/visits/open-visit.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { keepEstimate as endpoint } from '#domain/contract/keep-estimate.ts';
import { Failure } from '#domain/failure.ts';

type Input = BodyOf<typeof endpoint>;

/** The visit's newest assessment of this kind in the estimate's own market, with its home. */
async function newestAssessment({ tx }: ServiceContext, visit: Visit, { kind, input }: Input) {
  const { id, visitId, kind: ofKind, market, createdAt, homeProfileId } = assessment;
  const [row] = await tx
    .select({ id, profile: homeProfile.profile })
    .from(assessment)
    .innerJoin(homeProfile, eq(homeProfile.id, homeProfileId))
    .where(and(eq(visitId, visit.id), eq(ofKind, kind), eq(market, input.market)))
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return row;
}

/**
 * Keeps a detailed estimate, computed here from what was told: the visit's newest assessment of its kind takes it, and so does
 * whatever the visit asks for afterwards. What the browser has computed is not asked.
 */
export async function keepEstimate(context: ServiceContext, asked: Input): Promise<ReplyOf<typeof endpoint>> {
  const { visit, tx, now } = context;
  if (!visit) throw new Failure('visit-invalid');
  const { kind, input } = asked;
  const kept = await computeKept(input, now);
  await keepVisit(context, visit);
  const newest = await newestAssessment(context, visit, asked);
  const chatHome = kind === 'chat' ? await chatHomeOf(context, visit) : null;
  const told = { kept, home: chatHome ?? newest?.profile ?? null, createdAt: now };
  await tx
    .insert(estimate)
    .values({ visitId: visit.id, kind, ...told })
    .onConflictDoUpdate({ target: [estimate.visitId, estimate.kind], set: told });
  if (newest) await tx.update(assessment).set({ estimate: kept }).where(eq(assessment.id, newest.id));
  return { verdict: kept.verdict };
}
