import type { WordList } from '#api/reading/extraction/concepts.ts';
import { german } from '#api/reading/extraction/words/de.ts';
import { english } from '#api/reading/extraction/words/en.ts';
import { french } from '#api/reading/extraction/words/fr.ts';
import type { Language } from '#domain/place.ts';

export const wordLists: Record<Language, WordList> = { de: german, en: english, fr: french };
