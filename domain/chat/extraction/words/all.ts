import type { WordList } from '#domain/chat/extraction/concepts.ts';
import { german } from '#domain/chat/extraction/words/de.ts';
import { english } from '#domain/chat/extraction/words/en.ts';
import { french } from '#domain/chat/extraction/words/fr.ts';
import type { Language } from '#domain/place.ts';

export const wordLists: Record<Language, WordList> = { de: german, en: english, fr: french };
