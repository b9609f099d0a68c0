import { potentialsOfHome } from '#api/advisor/builtin/say/potentials-of-home.ts';
import { confirmFacts, tellFacts } from '#api/advisor/builtin/say/say-facts.ts';
import { potentialsTold } from '#api/advisor/builtin/say/say-potentials.ts';
import { countedQuestions, isAnswered, type OpenQuestion } from '#domain/chat/questions.ts';
import type { Locale } from '#domain/format.ts';
import { profileFromFacts } from '#domain/home/codecs.ts';
import { homeDataOf, type KnownFacts } from '#domain/home/facts.ts';
import { marketCurrency } from '#domain/place.ts';
import { knownPotentials } from '#domain/questionnaire/known-potentials.ts';
import { potentialsOf } from '#domain/questionnaire/packages.ts';
import { adviserTexts } from '#texts/adviser/all.ts';

/** What is known, and what the person leaves open. */
export interface State {
  facts: KnownFacts;
  passed: ReadonlySet<OpenQuestion>;
  /** There is no place of the person's own to charge a car at. */
  hasNoParking?: boolean;
}

const hasCounted = ({ facts, passed }: State) =>
  countedQuestions.every((it) => isAnswered(it, facts) || passed.has(it));

const potentialsIn = ({ facts }: State) => potentialsOf(knownPotentials(homeDataOf(facts)));

/** What is judged of the home; where a car can be charged nowhere, no charger. */
function judged(state: State, { language, market }: Locale, now: Date): string[] {
  const facts = state.hasNoParking ? { ...state.facts, hasEV: 'no' as const } : state.facts;
  return potentialsTold(potentialsIn(state), facts, language, potentialsOfHome(state.facts, market, now));
}

/** The potentials, once the six counted questions are through, and what of them a correction or the place changes later. */
export function sayProgress(before: State, after: State, locale: Locale, now: Date): string | null {
  if (!hasCounted(after)) return null;
  // An estimate takes some milliseconds, and most turns teach nothing
  if (hasCounted(before) && JSON.stringify(before.facts) === JSON.stringify(after.facts)) return null;
  const known = hasCounted(before) ? judged(before, locale, now) : [];
  const news = judged(after, locale, now).filter((it) => !known.includes(it));
  return news.length > 0 ? news.join(' ') : null;
}

/** What is known so far, for somebody who wants to have it. */
export function sayStanding(state: State, locale: Locale, now: Date): string[] {
  const told = tellFacts(profileFromFacts(state.facts, marketCurrency(locale.market)), locale);
  const isSome = Object.keys(potentialsIn(state)).length > 0;
  return [told, isSome ? judged(state, locale, now).join(' ') : null].filter((it) => it !== null);
}

/** At the end: everything that is known, to be confirmed, and what can be done now. */
export function sayRecap({ facts }: State, locale: Locale, turns: number): string[] {
  const confirmed = confirmFacts(profileFromFacts(facts, marketCurrency(locale.market)), locale, turns);
  return [confirmed, adviserTexts[locale.language].completeNext].filter((it) => it !== null);
}
