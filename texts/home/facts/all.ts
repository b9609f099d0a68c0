import type { Language } from '#domain/place.ts';
import { de, answerNames as german } from '#texts/home/facts/de.ts';
import { en, answerNames as english } from '#texts/home/facts/en.ts';
import { fr, answerNames as french } from '#texts/home/facts/fr.ts';
import type { AnswerNames, FactTexts } from '#texts/home/facts/texts.ts';

export const factTexts: Record<Language, FactTexts> = { de, en, fr };
export const answerNames: Record<Language, AnswerNames> = { de: german, en: english, fr: french };
