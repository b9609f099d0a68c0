import { fold } from '#api/advisor/builtin/fold.ts';
import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import type { Language } from '#domain/place.ts';

/** Whether a line tells something of the person's own and asks nothing: an answer rather than a question. */
export function isStatement(text: string, language: Language): boolean {
  return vocabularies[language].telling.test(fold(text.trim())) && !isQuestion(text, language);
}

/** Whether a line asks something, also without a question mark. */
export function isQuestion(text: string, language: Language): boolean {
  return vocabularies[language].asking.test(fold(text.trim())) || goesOn(text, language);
}

/** Whether a line asks the question before it once more, of something else: "and for a battery?" */
export function goesOn(text: string, language: Language): boolean {
  return vocabularies[language].goingOn.test(fold(text.trim()));
}
