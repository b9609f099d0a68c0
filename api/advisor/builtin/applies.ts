import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { Solution } from '#domain/home/enumerations.ts';
import type { KnownFacts } from '#domain/home/facts.ts';

/** Roof and heating belong to somebody else. */
export function isTenant({ homeType, ownsHome }: KnownFacts): boolean {
  return ownsHome === false || (homeType === 'apartment' && ownsHome !== true);
}

const ofOwners: readonly OpenQuestion[] = ['roofType', 'heatingAge'];

/** What need not be asked of this home. */
export function questionsThatDoNotApply(facts: KnownFacts): readonly OpenQuestion[] {
  return isTenant(facts) ? ofOwners : [];
}

/** What need not be judged: what is there, what was refused, what is another's to decide, a charger without a car. */
export function isJudged(solution: Solution, facts: KnownFacts): boolean {
  const { solarInterest, solarKwp, solarYear, heatPumpInterest, currentHeatingSystem, hasEV } = facts;
  if (solution === 'evCharging') return hasEV !== 'no';
  if (isTenant(facts)) return false;
  if (solution === 'heatPump') return heatPumpInterest !== false && currentHeatingSystem !== 'heat_pump';
  return solarInterest !== false && solarKwp === undefined && solarYear === undefined;
}
