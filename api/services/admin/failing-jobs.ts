import type { ServiceContext } from '#api/context/service-context.ts';
import { failingPage, tryAgain } from '#api/jobs/queue-standing.ts';
import { knownId } from '#api/services/known-id.ts';
import type { QueryOf } from '#domain/contract/endpoint.ts';
import type { listFailingJobs as endpoint, FailingJob } from '#domain/contract/health.ts';
import type { Page } from '#domain/contract/list.ts';
import { Failure } from '#domain/failure.ts';

export function listFailingJobs({ tx }: ServiceContext, query: QueryOf<typeof endpoint>): Promise<Page<FailingJob>> {
  return failingPage(tx, query);
}

/** The worker finds it within seconds. */
export async function retryJob(
  { tx, audit, actor, requestId }: ServiceContext,
  asked: string | undefined,
): Promise<FailingJob> {
  const entityId = knownId(asked);
  const row = await tryAgain(tx, entityId);
  if (!row) throw new Failure('not-found');
  await audit.record(tx, { actorScope: actor.scope, verb: 'retry', entity: 'job', entityId, requestId });
  return row;
}
