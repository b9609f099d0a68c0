import { inEachLanguage, type Language } from '#domain/place.ts';

const lists = inEachLanguage((language) => new Intl.ListFormat(language, { type: 'disjunction' }));

/** What there is to choose from, as the language lists it: `A, B oder C`. */
export function listChoices(choices: readonly string[], language: Language): string {
  return lists[language].format(choices);
}
