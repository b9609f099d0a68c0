import type { Language } from '#domain/place.ts';
import { de } from '#texts/media/subjects/de.ts';
import { en } from '#texts/media/subjects/en.ts';
import { fr } from '#texts/media/subjects/fr.ts';
import type { SubjectNames } from '#texts/media/subjects/texts.ts';

export const subjectNames: Record<Language, SubjectNames> = { de, en, fr };
