import { isJudged } from '#api/advisor/builtin/applies.ts';
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

/** The potentials in words, of what there is to decide in this home; one that is not known yet says what is missing. */
export function sayPotentials(
  known: Partial<Record<Solution, Potential>>,
  facts: KnownFacts,
  language: Language,
): string {
  const { potentials, needMore } = adviserTexts[language];
  const said = (solution: Solution) => {
    const potential = known[solution];
    return potential ? potentials[solution][potential] : needMore[solution];
  };
  return solutions
    .filter((solution) => isJudged(solution, facts))
    .map((solution) => (solution === 'solar' ? inShade(said(solution), facts, language) : said(solution)))
    .join(' ');
}
