import {
  type DescribedHome,
  homeOfAnswers,
  homeOfChat,
  potentialsOfHome,
} from '#api/services/assessments/described-home.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';
import type { sendSummary } from '#domain/contract/summary-mail.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import { type Language, type Market, marketCurrency, usualMarket } from '#domain/place.ts';
import { potentialsBySolution } from '#domain/questionnaire/known-potentials.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';
import { profileFromAssessment } from '#domain/summary/stored-assessment.ts';
import { answersFromAssessment } from '#domain/summary/summary-assessment.ts';

export interface AskedSummary {
  language: Language;
  market: Market;
  potentials: Partial<Potentials>;
  /** Null after a chat that the visit does not hold: the browser sends its potentials alone. */
  home: DescribedHome | null;
}

type Input = BodyOf<typeof sendSummary>;

const chatPotentials = ({ recommendations = {} }: Input) => potentialsBySolution(recommendations);

/** What a summary is written from: with an assessment, or a chat of this visit, every figure is computed here, whatever the browser sent along. */
export function askedSummary(input: Input, chatHome: HomeProfile | null): AskedSummary {
  const { assessment, language = 'de', market = usualMarket(language) } = input;
  const currency = marketCurrency(market);
  if (assessment) {
    const profile = profileFromAssessment(assessment, currency);
    const home = { ...homeOfAnswers(answersFromAssessment(assessment), currency), profile };
    return { language, market, potentials: potentialsOfHome(home), home };
  }
  if (!chatHome) return { language, market, potentials: chatPotentials(input), home: null };
  const home = homeOfChat(chatHome, currency);
  return { language, market, potentials: potentialsOfHome(home), home };
}
