import type { Language } from '#domain/place.ts';
import { de } from '#tests/languages/de.ts';
import { en } from '#tests/languages/en.ts';
import { fr } from '#tests/languages/fr.ts';
import type { TestLanguage } from '#tests/languages/test-language.ts';

export const testLanguages: Record<Language, TestLanguage> = { de, en, fr };
