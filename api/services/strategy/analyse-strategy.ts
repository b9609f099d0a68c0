import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import type { DescribedHome } from '#api/services/assessments/described-home.ts';
import { storeAssessment } from '#api/services/assessments/store-assessment.ts';
import { openPurse, purseOwner } from '#api/services/chat/purse.ts';
import { withEstimate } from '#api/services/estimate/kept-estimate.ts';
import { homeOfCheck } from '#api/services/strategy/check-home.ts';
import { sayStrategy } from '#api/services/strategy/say-strategy.ts';
import { keepVisit } from '#api/services/visits/open-visit.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { analyseStrategy as endpoint } from '#domain/contract/strategy.ts';
import { Failure } from '#domain/failure.ts';
import type { CheckAnswers } from '#domain/strategy-check/answers.ts';
import type { Strategy } from '#domain/strategy-check/strategy.ts';

type Input = BodyOf<typeof endpoint>;

/** What of a request is kept: pictures and address are not. */
export function keptAnswers({
  location,
  ownership,
  roofDetails,
  heatingSystem,
  hasEV,
  planningEV,
}: Input): CheckAnswers {
  return { location, ownership, roofDetails, heatingSystem, hasEV, planningEV };
}

async function limitChecks({ limiter, tx, askedBy }: ServiceContext, visit: Visit): Promise<void> {
  if (!visit.known) return limiter.durable(tx, 'checkWithoutVisit', askedBy);
  await limiter.durable(tx, 'checkPerVisit', visit.id);
  await limiter.durable(tx, 'checkPerAddress', askedBy);
}

export interface OpenStrategy {
  visit: Visit;
  answers: CheckAnswers;
  home: DescribedHome & { result: Strategy };
}

/** Counts the call, and finds what the rules recommend. */
export async function openStrategy(context: ServiceContext, input: Input): Promise<OpenStrategy> {
  const { visit, locale } = context;
  if (!visit) throw new Failure('visit-invalid');
  await limitChecks(context, visit);
  const answers = keptAnswers(input);
  return { visit, answers, home: await homeOfCheck(context, visit, answers, locale) };
}

/** A model's reasons, or null where the rules' own stand. No transaction is open meanwhile. */
export async function* findReasons(
  context: ServiceContext,
  { visit, answers, home }: OpenStrategy,
  signal: AbortSignal,
): AsyncGenerator<readonly string[] | null> {
  const { strategist, locale } = context;
  if (!strategist) return yield null;
  const paying = { caller: purseOwner(context, visit), purse: openPurse(context, visit) };
  const reasons = await strategist({ ...paying, strategy: home.result, answers, locale }, signal);
  if (!signal.aborted) yield typeof reasons === 'string' ? null : reasons;
}

/** The reply, and the keeping of home and recommendation. */
export function closeStrategy(
  context: ServiceContext,
  { visit, home }: OpenStrategy,
  { pieces: [reasons = null] }: { pieces: readonly (readonly string[] | null)[] },
): { reply: ReplyOf<typeof endpoint>; keep: () => Promise<void> } {
  const { locale } = context;
  return {
    reply: sayStrategy(home.result, reasons, locale),
    async keep() {
      await keepVisit(context, visit);
      await storeAssessment(context, {
        visit,
        ...locale,
        ...(await withEstimate(context, visit, home, locale.market)),
      });
    },
  };
}
