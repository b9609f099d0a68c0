import type { Currency } from '#domain/money.ts';
import { type KnownPotentials, knownPotentials } from '#domain/questionnaire/known-potentials.ts';
import {
  type Ages,
  costFactors,
  packageNames,
  packageOption,
  packageRules,
  potentialsOf,
  type QuickResult,
} from '#domain/questionnaire/packages.ts';
import type { DecidingAnswers, Potentials } from '#domain/questionnaire/recommend.ts';

/** The quick tier of a home of which only part is known: no potential is guessed, and no package shown whose cost would hang on a guess. */
export function knownResult(answers: DecidingAnswers & Ages, currency: Currency): QuickResult {
  return resultOfPotentials(knownPotentials(answers), answers, currency);
}

/** The same of potentials that are known already. */
export function resultOfPotentials(known: KnownPotentials, ages: Ages, currency: Currency): QuickResult {
  const factors = costFactors(ages, currency);
  const potentials = potentialsOf(known);
  const names = packageNames.filter((name) => packageRules[name].solutions.every((it) => potentials[it]));
  const options = names.map((name) => packageOption(name, potentials as Potentials, factors, currency));
  return { ...known, costFactors: factors, options };
}
