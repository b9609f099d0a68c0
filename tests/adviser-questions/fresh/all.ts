import type { Language } from '#domain/place.ts';
import { de } from '#tests/adviser-questions/fresh/de.ts';
import { en } from '#tests/adviser-questions/fresh/en.ts';
import { fr } from '#tests/adviser-questions/fresh/fr.ts';
import type { FreshQuestions } from '#tests/adviser-questions/fresh/fresh-questions.ts';

export const freshQuestions: Record<Language, FreshQuestions> = { de, en, fr };
