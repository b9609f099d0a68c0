import { de } from '#domain/media/words/de.ts';
import { en } from '#domain/media/words/en.ts';
import { fr } from '#domain/media/words/fr.ts';
import type { SubjectWords } from '#domain/media/words/subject-words.ts';
import type { Language } from '#domain/place.ts';

export const subjectWords: Record<Language, SubjectWords> = { de, en, fr };
