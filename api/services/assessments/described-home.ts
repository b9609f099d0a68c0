import type { KnownFacts } from '#domain/chat/chat-facts.ts';
import { profileFromFacts } from '#domain/chat/facts-profile.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import { answersFromProfile, profileFromAnswers } from '#domain/home/profile-conversion.ts';
import type { Currency } from '#domain/money.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import { knownPotentials, potentialsBySolution } from '#domain/questionnaire/known-potentials.ts';
import { potentialsOf, type QuickResult, quickResult } from '#domain/questionnaire/packages.ts';
import { type Potentials, quickPotentials } from '#domain/questionnaire/recommend.ts';

/** A home as it was told, and what the server makes of it. */
export interface DescribedHome {
  kind: 'questionnaire' | 'chat';
  answers: Answers;
  profile: HomeProfile;
  result: QuickResult | null;
}

/** The potentials that are known; a questionnaire's rules decide on every one. */
export function potentialsOfHome({ answers, result }: Pick<DescribedHome, 'answers' | 'result'>): Partial<Potentials> {
  return result ? potentialsOf(result) : potentialsBySolution(knownPotentials(answers));
}

export function homeOfAnswers(answers: Answers, currency: Currency): DescribedHome {
  const profile = profileFromAnswers(answers, currency);
  return { kind: 'questionnaire', answers, profile, result: quickResult(answers, currency) };
}

/** A home that a chat has taught; packages are only computed once all is known that decides them. */
export function homeOfChat(profile: HomeProfile, currency: Currency): DescribedHome {
  const answers = answersFromProfile(profile);
  const known = Object.keys(knownPotentials(answers)).length;
  const isDecided = known === Object.keys(quickPotentials(answers)).length;
  return { kind: 'chat', answers, profile, result: isDecided ? quickResult(answers, currency) : null };
}

export function homeOfFacts(facts: KnownFacts, currency: Currency): DescribedHome {
  return homeOfChat(profileFromFacts(facts, currency), currency);
}
