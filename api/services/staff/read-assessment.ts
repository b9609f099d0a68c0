import type { ServiceContext } from '#api/context/service-context.ts';
import { knownId } from '#api/services/known-id.ts';
import { assessmentForStaff } from '#api/services/summary/read-summary.ts';
import { withPhotos } from '#api/services/summary/with-photos.ts';
import type { Consultation } from '#domain/contract/summary.ts';
import { Failure } from '#domain/failure.ts';

/** An assessment as its own page shows it; that it was read is noted. */
export async function readAssessment(context: ServiceContext, asked: string | undefined): Promise<Consultation> {
  const { tx, audit, actor, requestId } = context;
  const entityId = knownId(asked);
  const found = await assessmentForStaff(tx, entityId);
  if (!found) throw new Failure('not-found');
  await audit.record(tx, { actorScope: actor.scope, verb: 'read', entity: 'assessment', entityId, requestId });
  const [told = found] = await withPhotos(context, [found]);
  return told;
}
