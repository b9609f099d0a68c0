import { countedQuestions, isAnswered } from '#domain/chat/questions.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { KnownPotentials } from '#domain/questionnaire/known-potentials.ts';

/** House exterior, roof, electrical panel. Source, for all of this file: assessment-flows, sections 2, 4 and 9. */
const TOTAL_MEDIA = 3;
const RESULTS_HOME_INFO_PERCENT = 75;
const RESULTS_MEDIA_PERCENT = 33;
const MIN_USER_MESSAGES = 2;

export interface ChatProgress {
  /** Percent, rounded, at most 100. */
  homeInfo: number;
  completedQuestions: number;
  totalQuestions: number;
  /** Percent, rounded, at most 100. */
  mediaUploads: number;
  uploadedMedia: number;
  totalMedia: number;
}

const percent = (part: number, whole: number) => Math.min(100, Math.round((part / whole) * 100));

export function chatProgress(facts: KnownFacts, uploadedMedia: number): ChatProgress {
  const completedQuestions = countedQuestions.filter((question) => isAnswered(question, facts)).length;
  return {
    homeInfo: percent(completedQuestions, countedQuestions.length),
    completedQuestions,
    totalQuestions: countedQuestions.length,
    mediaUploads: percent(uploadedMedia, TOTAL_MEDIA),
    uploadedMedia,
    totalMedia: TOTAL_MEDIA,
  };
}

/** With 75 % and one photo, or with every question answered: who gave everything is not kept from the results for a photo. */
export function mayViewResults({ homeInfo, mediaUploads, completedQuestions, totalQuestions }: ChatProgress): boolean {
  const isShown = homeInfo >= RESULTS_HOME_INFO_PERCENT && mediaUploads >= RESULTS_MEDIA_PERCENT;
  return isShown || completedQuestions === totalQuestions;
}

/** Whether potentials are worth asking for: the kind of home, and one thing more. */
export function mayRecommend({ homeType, roofType, homeSize, currentHeatingSystem }: KnownFacts): boolean {
  return homeType !== undefined && [roofType, homeSize, currentHeatingSystem].some((it) => it !== undefined);
}

interface Consultation {
  hasEmail: boolean;
  facts: KnownFacts;
  userMessages: number;
  potentials: KnownPotentials;
}

/** Whether the consultation has all it needs; announced once, and never taken back. */
export function isConsultationComplete({ hasEmail, facts, userMessages, potentials }: Consultation): boolean {
  return (
    hasEmail &&
    facts.homeType !== undefined &&
    userMessages >= MIN_USER_MESSAGES &&
    Object.values(potentials).some((it) => it !== undefined)
  );
}
