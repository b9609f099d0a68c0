import { de } from '#api/reading/masking/words/de.ts';
import { en } from '#api/reading/masking/words/en.ts';
import { fr } from '#api/reading/masking/words/fr.ts';
import type { PersonalWords } from '#api/reading/masking/words/words.ts';
import type { Language } from '#domain/place.ts';

export const personalWords: Record<Language, PersonalWords> = { de, en, fr };
