import { confirmFacts, tellFacts } from '#api/advisor/builtin/say/say-facts.ts';
import { sayPotentials } from '#api/advisor/builtin/say/say-potentials.ts';
import { countedQuestions, isAnswered, type OpenQuestion } from '#domain/chat/questions.ts';
import type { Locale } from '#domain/format.ts';
import { profileFromFacts } from '#domain/home/codecs.ts';
import { homeDataOf, type KnownFacts } from '#domain/home/facts.ts';
import { type Language, marketCurrency } from '#domain/place.ts';
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
const judged = (state: State, language: Language): string =>
  sayPotentials(potentialsIn(state), state.hasNoParking ? { ...state.facts, hasEV: 'no' } : state.facts, language);

/** The potentials, once the six counted questions are through, and again when a correction changes them. */
export function sayProgress(before: State, after: State, { language }: Locale): string | null {
  if (!hasCounted(after)) return null;
  const potentials = potentialsIn(after);
  const isNews = !hasCounted(before) || JSON.stringify(potentials) !== JSON.stringify(potentialsIn(before));
  return isNews ? judged(after, language) : null;
}

/** What is known so far, for somebody who wants to have it. */
export function sayStanding(state: State, locale: Locale): string[] {
  const told = tellFacts(profileFromFacts(state.facts, marketCurrency(locale.market)), locale);
  const isSome = Object.keys(potentialsIn(state)).length > 0;
  return [told, isSome ? judged(state, locale.language) : null].filter((it) => it !== null);
}

/** At the end: everything that is known, to be confirmed, and what can be done now. */
export function sayRecap({ facts }: State, locale: Locale, turns: number): string[] {
  const confirmed = confirmFacts(profileFromFacts(facts, marketCurrency(locale.market)), locale, turns);
  return [confirmed, adviserTexts[locale.language].completeNext].filter((it) => it !== null);
}
