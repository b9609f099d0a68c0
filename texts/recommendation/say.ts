import type { Potential, Solution } from '#domain/home/enumerations.ts';
import type { DecidingAnswers } from '#domain/questionnaire/recommend.ts';
import { decidingAnswer, packageOf, type Recommendation } from '#domain/questionnaire/recommendation.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import type { RecommendationTexts } from '#texts/recommendation/texts.ts';

function why(solution: Solution, answers: DecidingAnswers, texts: RecommendationTexts): string | undefined {
  const answer = answers[decidingAnswer[solution]];
  return answer && (texts.why[solution] as Record<string, string>)[answer];
}

const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What to begin with and why, in one sentence; or why nothing. */
export function recommendationSentence(
  { solution, without }: Recommendation,
  answers: DecidingAnswers,
  texts: RecommendationTexts,
): string {
  return solution ? `${texts.first[solution]} ${why(solution, answers, texts)}` : texts.without[without];
}

/** Why a solution is rated as it is, or what is not known yet. */
export function ratingReason(
  solution: Solution,
  rated: Potential | undefined,
  answers: DecidingAnswers,
  texts: RecommendationTexts,
  home: HomeTexts,
): string {
  const reason = why(solution, answers, texts);
  if (!reason) return texts.unknown[solution];
  const notRecommended = rated === 'low' ? ` ${texts.notRecommended(home.package[packageOf[solution]])}` : '';
  return asSentence(reason) + notRecommended;
}
