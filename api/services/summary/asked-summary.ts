import { type DescribedHome, homeOfAnswers, homeOfChat } from '#api/services/assessments/described-home.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { sendSummary } from '#domain/contract/summary-mail.ts';
import { answersFromProfile, profileFromAssessment } from '#domain/home/codecs.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import type { Currency } from '#domain/money.ts';
import { type Language, type Market, marketCurrency, usualMarket } from '#domain/place.ts';
import { knownResult } from '#domain/questionnaire/known-result.ts';
import { potentialsOf } from '#domain/questionnaire/packages.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';

export interface AskedSummary {
  language: Language;
  market: Market;
  potentials: Partial<Potentials>;
  /** Null after a chat that the visit does not hold: the browser sends its potentials alone. */
  home: DescribedHome | null;
}

type Input = BodyOf<typeof sendSummary>;

/** The home that an assessment tells; a chat's may be told in part. */
function homeOfAssessment({ kind, assessment = {} }: Input, currency: Currency): DescribedHome {
  const profile = profileFromAssessment(assessment, currency);
  const home = homeOfAnswers(answersFromProfile(profile, assessment), currency);
  return { ...home, profile, ...(kind === 'chat' && { kind, result: knownResult(home.answers, currency) }) };
}

/** What a summary is written from: with an assessment, or a chat of this visit, every figure is computed here, whatever the browser sent along. */
export function askedSummary(input: Input, chatHome: HomeProfile | null): AskedSummary {
  const { assessment, recommendations = {}, language = 'de', market = usualMarket(language) } = input;
  const currency = marketCurrency(market);
  const ofChat = chatHome && homeOfChat(chatHome, currency);
  const home = assessment ? homeOfAssessment(input, currency) : ofChat;
  return { language, market, potentials: potentialsOf(home?.result ?? recommendations), home };
}
