import type { Language } from '#domain/place.ts';
import { de } from '#texts/estimate/subsidy-names/de.ts';
import { en } from '#texts/estimate/subsidy-names/en.ts';
import { fr } from '#texts/estimate/subsidy-names/fr.ts';
import { properNames, type SubsidyWords } from '#texts/estimate/subsidy-names/subsidy-words.ts';

const names: Record<Language, SubsidyWords> = { de, en, fr };

/** What a subsidy is called; undefined for rows of the American table of local programmes. */
export function subsidyName(id: string, language: Language): string | undefined {
  const words: Readonly<Record<string, string>> = names[language];
  return words[id] ?? properNames[id];
}
