import type { Language } from '#domain/place.ts';
import { de } from '#texts/estimate/source-names/de.ts';
import { en } from '#texts/estimate/source-names/en.ts';
import { fr } from '#texts/estimate/source-names/fr.ts';
import type { SourceWords } from '#texts/estimate/source-names/source-words.ts';

/** What the engine names its sources in. */
export const ENGINE_LANGUAGE = 'en' satisfies Language;
type EngineLanguage = typeof ENGINE_LANGUAGE;
type Names = Record<Exclude<Language, EngineLanguage>, SourceWords> & Record<EngineLanguage, Partial<SourceWords>>;
const names: Names = { de, en, fr };

/** A source of a figure as it is read in a language. */
export function sourceName(source: string, language: Language): string {
  const words: Readonly<Record<string, string | undefined>> = names[language];
  return source
    .split('; ')
    .map((part) => words[part] ?? part)
    .join('; ');
}
