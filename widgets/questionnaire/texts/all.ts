import type { Language } from '#domain/place.ts';
import { de } from '#widgets/questionnaire/texts/de.ts';
import { en } from '#widgets/questionnaire/texts/en.ts';
import { fr } from '#widgets/questionnaire/texts/fr.ts';
import type { QuestionTexts } from '#widgets/questionnaire/texts/texts.ts';

/** All languages at once: together they weigh less than a second request costs. */
export const questionTexts: Record<Language, QuestionTexts> = { de, en, fr };
