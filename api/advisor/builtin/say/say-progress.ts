import { confirmFacts, tellFacts } from '#api/advisor/builtin/say/say-facts.ts';
import { sayPotentials } from '#api/advisor/builtin/say/say-potentials.ts';
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
}

const hasCounted = ({ facts, passed }: State) =>
  countedQuestions.every((it) => isAnswered(it, facts) || passed.has(it));

const potentialsIn = ({ facts }: State) => potentialsOf(knownPotentials(homeDataOf(facts)));

/** The potentials, once the six counted questions are through, and again when a correction changes them. */
export function sayProgress(before: State, after: State, { language }: Locale): string | null {
  if (!hasCounted(after)) return null;
  const potentials = potentialsIn(after);
  const isNews = !hasCounted(before) || JSON.stringify(potentials) !== JSON.stringify(potentialsIn(before));
  return isNews ? sayPotentials(potentials, after.facts, language) : null;
}

/** What is known so far, for somebody who wants to have it. */
export function sayStanding({ facts, passed }: State, locale: Locale): string[] {
  const told = tellFacts(profileFromFacts(facts, marketCurrency(locale.market)), locale);
  const potentials = potentialsIn({ facts, passed });
  const isSome = Object.keys(potentials).length > 0;
  return [told, isSome ? sayPotentials(potentials, facts, locale.language) : null].filter((it) => it !== null);
}

/** At the end: everything that is known, to be confirmed, and what can be done now. */
export function sayRecap({ facts }: State, locale: Locale, turns: number): string[] {
  const confirmed = confirmFacts(profileFromFacts(facts, marketCurrency(locale.market)), locale, turns);
  return [confirmed, adviserTexts[locale.language].completeNext].filter((it) => it !== null);
}
