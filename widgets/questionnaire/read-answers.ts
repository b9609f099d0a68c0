import { type Answers, answerLists, MAX_NOTES_LENGTH } from '#domain/questionnaire/answers.ts';
import { readJson } from '#domain/read-json.ts';

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
