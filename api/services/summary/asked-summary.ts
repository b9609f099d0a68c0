import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { sendSummary } from '#domain/contract/summary-mail.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import { type Language, type Market, marketCurrency, usualMarket } from '#domain/place.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import { knownResult } from '#domain/questionnaire/known-result.ts';
import { potentialsOf, type QuickResult, quickResult } from '#domain/questionnaire/packages.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';
import { profileFromAssessment } from '#domain/summary/stored-assessment.ts';
import { answersFromAssessment } from '#domain/summary/summary-assessment.ts';

export interface AskedSummary {
  language: Language;
  market: Market;
  potentials: Partial<Potentials>;
  /** Null where a chat sent its potentials alone. */
  home: { answers: Answers; profile: HomeProfile; result: QuickResult } | null;
}

type Input = BodyOf<typeof sendSummary>;

function chatPotentials({ recommendations = {} }: Input): Partial<Potentials> {
  const { solarPotential, heatPumpPotential, evChargingPotential } = recommendations;
  return {
    ...(solarPotential && { solar: solarPotential }),
    ...(heatPumpPotential && { heatPump: heatPumpPotential }),
    ...(evChargingPotential && { evCharging: evChargingPotential }),
  };
}

/** What a summary is written from: with an assessment every figure is computed here, whatever the browser sent along. */
export function askedSummary(input: Input): AskedSummary {
  const { kind, assessment, language = 'de', market = usualMarket(language) } = input;
  if (!assessment) return { language, market, potentials: chatPotentials(input), home: null };
  const currency = marketCurrency(market);
  const answers = answersFromAssessment(assessment);
  const result = kind === 'chat' ? knownResult(answers, currency) : quickResult(answers, currency);
  const home = { answers, profile: profileFromAssessment(assessment, currency), result };
  return { language, market, potentials: potentialsOf(result), home };
}
