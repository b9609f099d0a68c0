import {
  ages,
  energyBills,
  energyGoals,
  evOwnerships,
  heatingSystems,
  homeSizes,
  homeTypes,
  roofTypes,
} from '#domain/home/enumerations.ts';
import { type Answers, MAX_NOTES_LENGTH } from '#domain/questionnaire/answers.ts';
import { readJson } from '#domain/read-json.ts';

export const answerLists = {
  homeType: homeTypes,
  homeSize: homeSizes,
  roofType: roofTypes,
  roofAge: ages,
  currentHeatingSystem: heatingSystems,
  heatingSystemAge: ages,
  hasEV: evOwnerships,
  annualEnergyBill: energyBills,
  energyGoals,
} as const;

const isNotes = (value: unknown) => typeof value === 'string' && value.length <= MAX_NOTES_LENGTH;

function isAnswer([field, value]: [string, unknown]): boolean {
  if (field === 'additionalNotes') return isNotes(value);
  const list: readonly unknown[] = Object.hasOwn(answerLists, field)
    ? answerLists[field as keyof typeof answerLists]
    : [];
  return list.includes(value);
}

/**
 * Answers from outside: an object, or its JSON text. Undefined when anything in it is none of ours.
 * Judges as `answersSchema` does, without the 10 KB that zod would add before the first question.
 */
export function readAnswers(given: unknown): Answers | undefined {
  const value = typeof given === 'string' ? readJson(given) : given;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).every(isAnswer) ? (value as Answers) : undefined;
}
