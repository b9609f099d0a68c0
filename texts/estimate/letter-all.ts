import type { Language } from '#domain/place.ts';
import { de } from '#texts/estimate/letter-de.ts';
import { en } from '#texts/estimate/letter-en.ts';
import { fr } from '#texts/estimate/letter-fr.ts';
import type { EstimateLetterTexts } from '#texts/estimate/letter-texts.ts';

export const estimateLetterTexts: Record<Language, EstimateLetterTexts> = { de, en, fr };
