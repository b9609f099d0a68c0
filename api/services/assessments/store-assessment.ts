import { assessment, homeProfile } from '#api/database/schema/leads.ts';
import type { ServiceContext, Visit } from '#api/http/route.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';
import type { Language, Market } from '#domain/place.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';
import type { QuickResult } from '#domain/questionnaire/packages.ts';

interface NewAssessment {
  visit: Visit;
  kind: 'questionnaire' | 'chat';
  language: Language;
  market: Market;
  answers: Answers;
  profile: HomeProfile;
  result: QuickResult;
}

/** Writes a home and what was found out about it. Returns the assessment's id. */
export async function storeAssessment(context: ServiceContext, newAssessment: NewAssessment): Promise<string> {
  const { tx, ids, now } = context;
  const { visit, profile, ...described } = newAssessment;
  const shared = { visitId: visit.id, createdAt: now };
  const homeProfileId = ids.next();
  await tx.insert(homeProfile).values({ ...shared, id: homeProfileId, profile });
  const id = ids.next();
  await tx.insert(assessment).values({ ...shared, ...described, id, homeProfileId });
  return id;
}
