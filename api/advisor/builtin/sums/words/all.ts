import { de } from '#api/advisor/builtin/sums/words/de.ts';
import { en } from '#api/advisor/builtin/sums/words/en.ts';
import { fr } from '#api/advisor/builtin/sums/words/fr.ts';
import { type SumRole, type SumWords, sumRoles } from '#api/advisor/builtin/sums/words/sum-words.ts';
import { fold } from '#api/reading/extraction/fold.ts';
import { writing } from '#api/reading/extraction/words/writing/all.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';

const lists: Record<Language, SumWords> = { de, en, fr };

const wordsIn = (list: string) => list.split(' ').filter((word) => word !== '');

/** The words of each role, and the roles of each word. */
const wordsOf = inEachLanguage((language) =>
  sumRoles.map((role) => [role, wordsIn(lists[language][role]).map((word) => fold(word, language))] as const),
);
const rolesOf = inEachLanguage((language) => {
  const roles = new Map<string, Set<SumRole>>();
  for (const [role, words] of wordsOf[language])
    for (const word of words) roles.set(word, (roles.get(word) ?? new Set()).add(role));
  return roles;
});

/** Whether a word, folded, has one of these roles in a sum. */
export function hasRole(word: string | undefined, language: Language, ...roles: readonly SumRole[]): boolean {
  const known = word === undefined ? undefined : rolesOf[language].get(word);
  return known !== undefined && roles.some((role) => known.has(role));
}

/** The same of what a word ends with, in a language that joins words: "Stadldach". */
export function endsWithRole(word: string, language: Language, role: SumRole): boolean {
  if (hasRole(word, language, role)) return true;
  if (!writing[language].hasCompounds) return false;
  const words = wordsOf[language].find(([name]) => name === role)?.[1] ?? [];
  return words.some((it) => word.endsWith(it));
}
