import { type Potential, type Solution, solutions } from '#domain/home/enumerations.ts';
import type { Language } from '#domain/place.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

/** The potentials in words; one that is not known yet says what is missing. */
export function sayPotentials(known: Partial<Record<Solution, Potential>>, language: Language): string {
  const { potentials, needMore } = adviserTexts[language];
  return solutions
    .map((solution) => {
      const potential = known[solution];
      return potential ? potentials[solution][potential] : needMore[solution];
    })
    .join(' ');
}
