import { de } from '#domain/chat/masking/words/de.ts';
import { en } from '#domain/chat/masking/words/en.ts';
import { fr } from '#domain/chat/masking/words/fr.ts';
import type { PersonalWords } from '#domain/chat/masking/words/words.ts';
import type { Language } from '#domain/place.ts';

export const personalWords: Record<Language, PersonalWords> = { de, en, fr };
