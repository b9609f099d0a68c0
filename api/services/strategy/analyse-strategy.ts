import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { storeAssessment } from '#api/services/assessments/store-assessment.ts';
import { withEstimate } from '#api/services/estimate/kept-estimate.ts';
import { homeOfCheck } from '#api/services/strategy/check-home.ts';
import { sayStrategy } from '#api/services/strategy/say-strategy.ts';
import { keepVisit } from '#api/services/visits/open-visit.ts';
import type { BodyOf, ReplyOf } from '#domain/contract/endpoint.ts';
import type { analyseStrategy as endpoint } from '#domain/contract/strategy.ts';
import { Failure } from '#domain/failure.ts';
import type { CheckAnswers } from '#domain/strategy-check/answers.ts';

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

/** Recommends a setup for a home and keeps both. */
export async function analyseStrategy(context: ServiceContext, input: Input): Promise<ReplyOf<typeof endpoint>> {
  const { visit, locale } = context;
  if (!visit) throw new Failure('visit-invalid');
  await limitChecks(context, visit);
  await keepVisit(context, visit);
  const home = await homeOfCheck(context, visit, keptAnswers(input), locale);
  await storeAssessment(context, { visit, ...locale, ...(await withEstimate(context, visit, home, locale.market)) });
  return sayStrategy(home.result, locale);
}
