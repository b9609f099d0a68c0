import type { Language } from '#domain/place.ts';
import { de } from '#widgets/questionnaire/assessment/texts/de.ts';
import { en } from '#widgets/questionnaire/assessment/texts/en.ts';
import { fr } from '#widgets/questionnaire/assessment/texts/fr.ts';
import type { AssessmentTexts } from '#widgets/questionnaire/assessment/texts/texts.ts';

export const assessmentTexts: Record<Language, AssessmentTexts> = { de, en, fr };
