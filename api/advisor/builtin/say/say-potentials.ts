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

/** The end of a consultation: its heading, the potentials and what can be done now. */
export function sayComplete(known: Partial<Record<Solution, Potential>>, language: Language): string {
  const { complete, completeNext } = adviserTexts[language];
  return [complete, sayPotentials(known, language), completeNext].join('\n\n');
}
