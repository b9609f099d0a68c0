import { de } from '#api/reading/extraction/words/writing/de.ts';
import { en } from '#api/reading/extraction/words/writing/en.ts';
import { fr } from '#api/reading/extraction/words/writing/fr.ts';
import type { Writing } from '#api/reading/extraction/words/writing/writing.ts';
import type { Language } from '#domain/place.ts';

export const writing: Record<Language, Writing> = { de, en, fr };
