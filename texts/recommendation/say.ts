import type { Potential, Solution } from '#domain/home/enumerations.ts';
import {
  type AdvisedHome,
  decidingAnswer,
  packageOf,
  type Recommendation,
} from '#domain/questionnaire/recommendation.ts';
import type { HomeTexts } from '#texts/home/texts.ts';
import type { RecommendationTexts } from '#texts/recommendation/texts.ts';

/** What a roof's shade makes of its reason. */
function inShade(reason: string | undefined, { roofShading }: AdvisedHome, { shade }: RecommendationTexts) {
  if (roofShading === 'heavy') return shade.heavy;
  return reason && roofShading === 'some' ? `${reason} ${shade.some}` : reason;
}

function why(solution: Solution, { verdict, ...answers }: AdvisedHome, texts: RecommendationTexts): string | undefined {
  const against = verdict?.notWorthIt.find((it) => it.solution === solution);
  if (against) return texts.notWorthIt[against.reason];
  if (verdict?.potentials[solution]) return texts.calculated;
  const answer = answers[decidingAnswer[solution]];
  const reason = answer && (texts.why[solution] as Record<string, string>)[answer];
  return solution === 'solar' ? inShade(reason, answers, texts) : reason;
}

/** With a capital at its beginning. */
export const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What to begin with and why, in one sentence; or why nothing. */
export function recommendationSentence(
  { solution, without }: Recommendation,
  home: AdvisedHome,
  texts: RecommendationTexts,
): string {
  return solution ? `${texts.first[solution]} ${why(solution, home, texts)}` : texts.without[without];
}

/** Why a solution is rated as it is, or what is not known yet. */
export function ratingReason(
  solution: Solution,
  rated: Potential | undefined,
  advised: AdvisedHome,
  texts: RecommendationTexts,
  home: HomeTexts,
): string {
  const reason = why(solution, advised, texts);
  if (!reason) return texts.unknown[solution];
  const notRecommended = rated === 'low' ? ` ${texts.notRecommended(home.package[packageOf[solution]])}` : '';
  return asSentence(reason) + notRecommended;
}
