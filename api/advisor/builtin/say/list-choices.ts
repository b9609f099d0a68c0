import type { Language } from '#domain/place.ts';

const lists = {
  de: new Intl.ListFormat('de', { type: 'disjunction' }),
  en: new Intl.ListFormat('en', { type: 'disjunction' }),
  fr: new Intl.ListFormat('fr', { type: 'disjunction' }),
} satisfies Record<Language, Intl.ListFormat>;

/** What there is to choose from, as the language lists it: `A, B oder C`. */
export function listChoices(choices: readonly string[], language: Language): string {
  return lists[language].format(choices);
}
