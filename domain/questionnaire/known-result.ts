import type { Currency } from '#domain/money.ts';
import { knownPotentials } from '#domain/questionnaire/known-potentials.ts';
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
  const factors = costFactors(answers, currency);
  const result = { ...knownPotentials(answers), costFactors: factors, options: [] };
  const potentials = potentialsOf(result);
  const known = packageNames.filter((name) => packageRules[name].solutions.every((it) => potentials[it]));
  return { ...result, options: known.map((name) => packageOption(name, potentials as Potentials, factors, currency)) };
}
