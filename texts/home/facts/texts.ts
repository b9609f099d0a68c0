import type { FactName } from '#domain/home/facts.ts';
import type { Answers } from '#domain/questionnaire/answers.ts';

/** The wizard's name of a bill is the one of its range. */
type AnswerName = Exclude<keyof Answers, 'annualEnergyBill'> | 'energyBill';

/** What each answer is about, in a word or two; for lists, where the questions themselves would be too long. */
export type AnswerNames = Record<AnswerName, string>;

/** The words around all facts of a home. Labels of choices stand in `texts/home`. */
export interface FactTexts {
  names: Record<FactName | AnswerName, string>;
  yes: string;
  no: string;
  owned: string;
  rented: string;
  amperes: string;
  celsius: string;
  perYear: (currency: string) => string;
}
