import type { Language } from '#domain/place.ts';
import { de } from '#texts/answers/de.ts';
import { en } from '#texts/answers/en.ts';
import { fr } from '#texts/answers/fr.ts';
import type { AnswerTexts } from '#texts/answers/texts.ts';

export const answerTexts: Record<Language, AnswerTexts> = { de, en, fr };
