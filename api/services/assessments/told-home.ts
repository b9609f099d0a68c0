import type { assessment } from '#api/database/schema/leads.ts';
import { standingPotentials } from '#domain/contract/assessment-result.ts';
import { reportOfKept } from '#domain/estimate/estimate-report.ts';
import { assessmentFromProfile } from '#domain/home/codecs.ts';
import type { HomeProfile } from '#domain/home/home-profile.ts';

type Kept = Pick<typeof assessment.$inferSelect, 'answers' | 'result' | 'tags' | 'estimate'>;

/** What was told of a home, and what we made of it: a detailed estimate stands in place of what is typical. */
export function toldHome({ answers, result, tags, estimate }: Kept, profile: HomeProfile) {
  return {
    answers,
    home: assessmentFromProfile(profile, { ...answers, ...(tags && { tags }) }),
    potentials: standingPotentials(result, estimate),
    result: estimate ? null : result,
    ...(estimate && { estimate: reportOfKept(estimate) }),
  };
}
