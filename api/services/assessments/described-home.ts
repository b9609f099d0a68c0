import type { AssessmentKind } from '#domain/assessment-kinds.ts';
import type { ChatTags } from '#domain/chat/tags.ts';
import type { AssessmentResult } from '#domain/contract/assessment-result.ts';
import { answersFromProfile, profileFromAnswers } from '#domain/home/codecs.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import type { Currency } from '#domain/money.ts';
import { type Market, marketCurrency } from '#domain/place.ts';
import type { ToldAnswers } from '#domain/questionnaire/answers.ts';
import { knownResult } from '#domain/questionnaire/known-result.ts';
import { quickResult } from '#domain/questionnaire/packages.ts';

/** A home as it was told, and what the server makes of it. */
export interface DescribedHome {
  kind: AssessmentKind;
  answers: ToldAnswers;
  profile: HomeProfile;
  result: AssessmentResult;
  /** What a chat has shown beside the home. */
  tags: ChatTags | null;
}

export function homeOfAnswers(answers: ToldAnswers, market: Market): DescribedHome {
  const profile = profileFromAnswers(answers, market);
  return { kind: 'questionnaire', answers, profile, result: quickResult(answers, marketCurrency(market)), tags: null };
}

/** A home that a chat has taught: nothing is guessed of what it has not. */
export function homeOfChat(profile: HomeProfile, currency: Currency, tags: ChatTags | null): DescribedHome {
  const answers = answersFromProfile(profile);
  return { kind: 'chat', answers, profile, result: knownResult(answers, currency), tags };
}
