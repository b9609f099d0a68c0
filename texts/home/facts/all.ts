import type { Language } from '#domain/place.ts';
import { de, answerNames as german, told as germanTold } from '#texts/home/facts/de.ts';
import { en, answerNames as english, told as englishTold } from '#texts/home/facts/en.ts';
import { fr, answerNames as french, told as frenchTold } from '#texts/home/facts/fr.ts';
import type { AnswerNames, FactTexts, ToldTexts } from '#texts/home/facts/texts.ts';

export const factTexts: Record<Language, FactTexts> = { de, en, fr };
export const answerNames: Record<Language, AnswerNames> = { de: german, en: english, fr: french };
export const toldTexts: Record<Language, ToldTexts> = { de: germanTold, en: englishTold, fr: frenchTold };
