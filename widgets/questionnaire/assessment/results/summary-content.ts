import { computed, type ReadableAtom } from 'nanostores';
import { assessmentFromProfile, profileFromAnswers } from '#domain/home/codecs.ts';
import { marketCurrency } from '#domain/place.ts';
import { quickResult } from '#domain/questionnaire/packages.ts';
import type { AssessmentContext } from '#widgets/questionnaire/assessment-door.ts';
import type { SummaryContent } from '#widgets/shared/summary-dialog/store.ts';

/** The questionnaire's answers and result as a summary takes them. */
export function summaryContent({
  $answers,
  $options,
}: Pick<AssessmentContext, '$answers' | '$options'>): ReadableAtom<SummaryContent> {
  return computed([$answers, $options], (answers, { language, market }) => ({
    assessment: assessmentFromProfile(profileFromAnswers(answers, marketCurrency(market)), answers),
    recommendations: quickResult(answers, marketCurrency(market)),
    language,
    market,
  }));
}
