import type { Language } from '#domain/place.ts';
import { de } from '#texts/estimate/de.ts';
import { en } from '#texts/estimate/en.ts';
import { fr } from '#texts/estimate/fr.ts';
import type { EstimateTexts } from '#texts/estimate/texts.ts';

export const estimateTexts: Record<Language, EstimateTexts> = { de, en, fr };
