import type { AdvisorTurn } from '#api/advisor/advisor.ts';
import { type Term, yieldPerKwp } from '#api/advisor/builtin/sums/figures-of-market.ts';
import { knownHome } from '#api/advisor/builtin/sums/home/known-home.ts';
import type { Market } from '#domain/place.ts';

/** kWp; the yield of one does not depend on it. */
const ANY_KWP = 10;
const TENS = 10;
const inTens = (value: number) => Math.round(value / TENS) * TENS;

/** What a kWp makes in a year. */
export interface YieldThere extends Term {
  /** Where the home stands, if that is known. */
  place?: string;
}

/** What a kWp makes in a year at the home by the estimate, or else usually in the country. */
export function yieldThere({ facts, now }: Pick<AdvisorTurn, 'facts' | 'now'>, market: Market): YieldThere {
  const home = knownHome(facts, market, now);
  const estimate = home?.estimate(['solar'], { roof: { ...home.roof, kwp: ANY_KWP } });
  if (!estimate?.solar) return yieldPerKwp[market]();
  const { low, high } = estimate.solar.yieldKwhPerKwp;
  return { span: [inTens(low), inTens(high)], figures: ['modelTilt'], place: estimate.place.name };
}
