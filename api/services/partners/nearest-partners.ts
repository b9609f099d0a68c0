import { MAX_MATCHED_PARTNERS } from '#domain/contract/partners.ts';
import { type Solution, solutions } from '#domain/home/enumerations.ts';
import type { Potentials } from '#domain/questionnaire/recommend.ts';

export interface Candidate {
  id: string;
  name: string;
  city: string;
  state: string;
  postcodes: string[];
  onlyArea: boolean;
  solutions: Solution[];
  /** Its load: leads of the last 30 days that wait for its next step. */
  openLeads: number;
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

type Served = Pick<Candidate, 'city' | 'state' | 'postcodes' | 'onlyArea'>;

function postcodeIn(words: readonly string[]): string | undefined {
  return words.find((word) => /^\d{4,5}$/.test(word));
}

const wordsOf = (place: string) => folded(place).split(/[^\p{L}\p{N}]+/u);

/** Whether the place a person wrote (postcode, city, or both) names the partner's. */
export function servesPlace({ city, state, postcodes }: Served, place: string): boolean {
  const words = wordsOf(place);
  const postcode = postcodeIn(words);
  if (postcode && postcodes.some((prefix) => postcode.startsWith(prefix))) return true;
  const padded = ` ${words.join(' ')} `;
  return [city, state].some((name) => padded.includes(` ${folded(name)} `));
}

/** Whether a company wants requests from there: one that keeps to its area goes by the postcode, where there is one. */
function wantsPlace(company: Served, place: string): boolean {
  if (!company.onlyArea) return true;
  const postcode = postcodeIn(wordsOf(place));
  if (!postcode) return servesPlace(company, place);
  return company.postcodes.some((prefix) => postcode.startsWith(prefix));
}

/** What the visitor should have: the solutions of the best potential there is, or where a chat has shown none, all that may be. */
function wantedSolutions(potentials: Partial<Potentials>): Solution[] {
  const high = solutions.filter((it) => potentials[it] === 'high');
  if (high.length > 0) return high;
  const medium = solutions.filter((it) => potentials[it] === 'medium');
  return medium.length > 0 ? medium : solutions.filter((it) => potentials[it] !== 'low');
}

/** Up to three companies that want requests from there and offer what has the highest potential; those near the place first, then more of the wanted solutions, then the fewest open leads, then by name. */
export function nearestPartners<C extends Candidate>(
  candidates: readonly C[],
  place: string,
  potentials: Partial<Potentials>,
): C[] {
  const wanted = wantedSolutions(potentials);
  const offers = (it: C) => wanted.filter((solution) => it.solutions.includes(solution)).length;
  const near = (it: C) => Number(servesPlace(it, place));
  return candidates
    .filter((it) => offers(it) > 0 && wantsPlace(it, place))
    .sort(
      (a, b) => near(b) - near(a) || offers(b) - offers(a) || a.openLeads - b.openLeads || a.name.localeCompare(b.name),
    )
    .slice(0, MAX_MATCHED_PARTNERS);
}
