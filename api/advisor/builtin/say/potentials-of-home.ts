import { knownHome } from '#api/advisor/builtin/sums/home/known-home.ts';
import type { Potential } from '#domain/home/enumerations.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { Market } from '#domain/place.ts';

/** What the estimate makes of a home of which it knows enough, by the same figures as its sums. */
export interface PotentialsOfHome {
  heatPump?: Potential;
  /** Its price comes back late on a roof that would be good for it. */
  solarComesBackLate?: true;
}

/** Undefined parts where the place, the heating or the roof is not known: there the quick rules speak. */
export function potentialsOfHome(facts: KnownFacts, market: Market, now: Date): PotentialsOfHome {
  const home = knownHome(facts, market, now);
  if (!home) return {};
  const heatPump = home.fuel && home.estimate(['heatPump'], { heatPump: { kind: 'air' } })?.potentials.heatPump;
  const solar = home.knowsRoof ? home.estimate(['solar'])?.potentials.solar : undefined;
  return { ...(heatPump && { heatPump }), ...(solar === 'low' && { solarComesBackLate: true }) };
}
