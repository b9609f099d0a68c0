import type { EstimateVerdict } from '#domain/estimate/verdict.ts';
import { potentials as levels, type Potential, type Solution } from '#domain/home/enumerations.ts';
import type { PackageName, PackageOption } from '#domain/questionnaire/packages.ts';
import type { DecidingAnswers, Potentials } from '#domain/questionnaire/recommend.ts';

/** What a recommendation is made from. */
export interface AdvisedHome extends DecidingAnswers {
  ownsHome?: boolean | undefined;
  /** Of a detailed estimate: what it has rated hangs on no answer any more. */
  verdict?: Pick<EstimateVerdict, 'potentials' | 'notWorthIt'> | undefined;
}

/** The quick potentials, with those of the estimate in place of them. */
export function ratedPotentials(quick: Partial<Potentials>, verdict: AdvisedHome['verdict']): Partial<Potentials> {
  const calculated = Object.entries(verdict?.potentials ?? {}).filter(([, it]) => it);
  return { ...quick, ...Object.fromEntries(calculated) };
}

/** Why nothing is recommended: somebody else decides, the answers that decide are open, or nothing would change much. */
export const reasonsAgainst = ['landlord', 'unknown', 'nothing'] as const;
type ReasonAgainst = (typeof reasonsAgainst)[number];

/** The one package to begin with; or none, and why. */
export type Recommendation =
  | { solution: Solution; package: PackageName; without?: undefined }
  | { without: ReasonAgainst; solution?: undefined };

/** The answer that decides a solution's potential. */
export const decidingAnswer = {
  solar: 'roofType',
  heatPump: 'currentHeatingSystem',
  evCharging: 'hasEV',
} as const satisfies Record<Solution, keyof DecidingAnswers>;

/** Equally rated, the first counts: see docs/decisions, "One package is recommended". */
const byOrder = ['heatPump', 'solar', 'evCharging'] as const satisfies readonly Solution[];

/** The package that holds one solution alone. */
export const packageOf: Record<Solution, PackageName> = { heatPump: 'basic', solar: 'solar', evCharging: 'evReady' };

function hurdle(solution: Solution, rated: Potential | undefined, home: AdvisedHome): ReasonAgainst | undefined {
  const answer = home[decidingAnswer[solution]];
  const isOpen = !home.verdict?.potentials[solution] && (!answer || answer === 'unsure');
  if (!rated || isOpen) return 'unknown';
  const hasOrNeedsNone = answer === 'heat_pump' || answer === 'no';
  if (rated === 'low' || hasOrNeedsNone) return 'nothing';
  return home.ownsHome === false && solution !== 'evCharging' ? 'landlord' : undefined;
}

/** The best rated solution, in its own package. None that is rated low, is there already, hangs on an open answer, or is not the visitor's to decide. */
export function recommendationOf(potentials: Partial<Potentials>, home: AdvisedHome): Recommendation {
  const rank = (it: Solution) => levels.indexOf(potentials[it] ?? 'low');
  const hurdles = byOrder.map((it) => hurdle(it, potentials[it], home));
  const [best] = byOrder.filter((_, index) => !hurdles[index]).sort((a, b) => rank(b) - rank(a));
  if (best) return { solution: best, package: packageOf[best] };
  return { without: reasonsAgainst.find((it) => hurdles.includes(it)) ?? 'nothing' };
}

/** The recommended package before all others. */
export function leading(options: readonly PackageOption[], first: PackageName | undefined): PackageOption[] {
  return [...options].sort((a, b) => Number(b.name === first) - Number(a.name === first));
}
