import type { Language } from '#domain/place.ts';
import { de } from '#tests/adviser-questions/de.ts';
import { en } from '#tests/adviser-questions/en.ts';
import { fr } from '#tests/adviser-questions/fr.ts';
import type { Questions } from '#tests/adviser-questions/questions.ts';

export const adviserQuestions: Record<Language, Questions> = { de, en, fr };
