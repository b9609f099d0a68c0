import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { extractFacts } from '#api/reading/extraction/extract-facts.ts';
import type { DescribedHome } from '#api/services/assessments/described-home.ts';
import { estimateDataOf } from '#api/services/estimate/estimate-data.ts';
import { choosePartners, providersOf } from '#api/services/partners/partners.ts';
import { strategyPotentials } from '#domain/contract/assessment-result.ts';
import { estimate } from '#domain/estimate/estimate.ts';
import type { EstimateData } from '#domain/estimate/estimate-data.ts';
import { estimateInputOf } from '#domain/estimate/input-of-home.ts';
import { Failure } from '#domain/failure.ts';
import type { Locale } from '#domain/format.ts';
import { answersFromProfile, profileFromCheck, toldOfCheck } from '#domain/home/codecs.ts';
import { type HomeProfile, learn } from '#domain/home/home-profile.ts';
import type { Market } from '#domain/place.ts';
import type { CheckAnswers } from '#domain/strategy-check/answers.ts';
import { makeStrategy, weighed } from '#domain/strategy-check/make-strategy.ts';
import type { Strategy } from '#domain/strategy-check/strategy.ts';

/** What is told of the roof in free words, as far as it can be read. */
function withRoof(profile: HomeProfile, roofDetails: string, locale: Locale): HomeProfile {
  const { roofType, roofAreaM2 } = extractFacts(roofDetails, { ...locale, asked: 'roofType' });
  const typed = roofType && roofType !== 'unsure' ? learn(profile, 'roofType', roofType, 'keyword') : profile;
  return roofAreaM2 ? learn(typed, 'roofAreaM2', roofAreaM2, 'keyword') : typed;
}

/** The estimate speaks of a place; the check has asked for a location. */
function refusedPlace(error: unknown): never {
  if (!(error instanceof Failure) || !error.details.fields) throw error;
  const fields = error.details.fields.map((it) => (it.path === 'place' ? { ...it, path: 'location' } : it));
  throw new Failure(error.code, { ...error.details, fields });
}

function weighedHome(profile: HomeProfile, location: string, market: Market, data: EstimateData) {
  try {
    return weighed(estimateInputOf(profile, location, market), (input) => estimate(input, data));
  } catch (error) {
    return refusedPlace(error);
  }
}

/** The home of a strategy check, and what the rules make of it. Refuses a place that is not known, as field `location`. */
export async function homeOfCheck(
  context: ServiceContext,
  visit: Visit,
  answers: CheckAnswers,
  locale: Locale,
): Promise<DescribedHome & { result: Strategy }> {
  const { location, roofDetails } = answers;
  const { market } = locale;
  const told = profileFromCheck(answers);
  const profile = roofDetails ? withRoof(told, roofDetails, locale) : told;
  const found = weighedHome(profile, location, market, await estimateDataOf(market, context.now));
  const wish = { site: visit.site, market, place: location, potentials: strategyPotentials(found.whole) };
  const providers = await providersOf(context, await choosePartners(context, wish));
  return {
    kind: 'check',
    answers: answersFromProfile(profile, toldOfCheck(answers)),
    profile,
    tags: null,
    result: makeStrategy(profile, found, providers),
  };
}
