import { isJudged } from '#api/advisor/builtin/applies.ts';
import type { PotentialsOfHome } from '#api/advisor/builtin/say/potentials-of-home.ts';
import { type Potential, type Solution, solutions } from '#domain/home/enumerations.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Language } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

/** What shade on the roof makes of it: nobody is sold solar power on a roof that lies in the dark. */
function inShade(said: string, { roofShading }: KnownFacts, language: Language): string {
  const { shade } = adviserTexts[language];
  if (roofShading === 'heavy') return shade.heavy;
  return roofShading === 'some' ? `${said} ${shade.some}` : said;
}

/**
 * The potentials in words, of what there is to decide in this home; one that is not known yet says what is missing. What the
 * estimate makes of the home goes before the quick rules, for its sums stand in the same reply.
 */
export function potentialsTold(
  known: Partial<Record<Solution, Potential>>,
  facts: KnownFacts,
  language: Language,
  ofHome: PotentialsOfHome = {},
): string[] {
  const { potentials, reckoned, needMore } = adviserTexts[language];
  const said = (solution: Solution) => {
    const potential = known[solution];
    if (!potential) return needMore[solution];
    if (solution === 'heatPump' && ofHome.heatPump) return reckoned.heatPump[ofHome.heatPump];
    if (solution === 'solar' && ofHome.solarComesBackLate && potential !== 'low') return reckoned.solarComesBackLate;
    return potentials[solution][potential];
  };
  return solutions
    .filter((solution) => isJudged(solution, facts))
    .map((solution) => (solution === 'solar' ? inShade(said(solution), facts, language) : said(solution)));
}
