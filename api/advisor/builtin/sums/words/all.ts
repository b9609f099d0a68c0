import { de } from '#api/advisor/builtin/sums/words/de.ts';
import { en } from '#api/advisor/builtin/sums/words/en.ts';
import { fr } from '#api/advisor/builtin/sums/words/fr.ts';
import { type SumRole, type SumWords, sumRoles } from '#api/advisor/builtin/sums/words/sum-words.ts';
import { fold } from '#api/reading/extraction/fold.ts';
import { writing } from '#api/reading/extraction/words/writing/all.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';

const lists: Record<Language, SumWords> = { de, en, fr };

const byRole = inEachLanguage(
  (language) =>
    new Map(
      sumRoles.map((role) => [role, new Set(lists[language][role].split(' ').map((word) => fold(word, language)))]),
    ),
);

/** Whether a word, folded, has one of these roles in a sum. */
export const hasRole = (word: string | undefined, language: Language, ...roles: readonly SumRole[]): boolean =>
  word !== undefined && roles.some((role) => byRole[language].get(role)?.has(word));

/** The same of what a word ends with, in a language that joins words: "Stadldach". */
export const endsWithRole = (word: string, language: Language, role: SumRole): boolean =>
  hasRole(word, language, role) ||
  (writing[language].hasCompounds && [...(byRole[language].get(role) ?? [])].some((it) => word.endsWith(it)));
