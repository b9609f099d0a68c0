import type { LeadInput } from '#api/services/leads/store-lead.ts';
import { answersOfFacts } from '#domain/chat/chat-assessment.ts';
import { profileFromFacts } from '#domain/chat/facts-profile.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import { profileFromAnswers } from '#domain/home/profile-conversion.ts';
import { marketCurrency } from '#domain/place.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import { knownResult } from '#domain/questionnaire/known-result.ts';
import { type QuickResult, quickResult } from '#domain/questionnaire/packages.ts';

export interface LeadHome {
  answers: Answers;
  profile: HomeProfile;
  result: QuickResult;
}

/** The home a request is about, and what we find out about it here, whatever the browser has computed. */
export function leadHome(input: LeadInput): LeadHome {
  const currency = marketCurrency(input.market);
  if (input.kind === 'chat') {
    const { facts } = input;
    const profile = profileFromFacts(facts, currency);
    return { answers: answersOfFacts(facts), profile, result: knownResult(facts, currency) };
  }
  const { answers } = input;
  return { answers, profile: profileFromAnswers(answers, currency), result: quickResult(answers, currency) };
}
