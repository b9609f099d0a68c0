import { inEachLanguage, type Language } from '#domain/place.ts';
import { de } from '#texts/adviser/figures/sources/de.ts';
import { en } from '#texts/adviser/figures/sources/en.ts';
import { fr } from '#texts/adviser/figures/sources/fr.ts';
import { properSources, type SourceName, type SourceWords } from '#texts/adviser/figures/sources/source-name.ts';

const worded: Record<Language, SourceWords> = { de, en, fr };

/** Who says so, as an answer names it. */
export const sourceTexts = inEachLanguage(
  (language): Record<SourceName, string> => ({ ...properSources, ...worded[language] }),
);
