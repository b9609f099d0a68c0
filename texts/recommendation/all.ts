import type { Language } from '#domain/place.ts';
import { de } from '#texts/recommendation/de.ts';
import { en } from '#texts/recommendation/en.ts';
import { fr } from '#texts/recommendation/fr.ts';
import type { RecommendationTexts } from '#texts/recommendation/texts.ts';

/** All languages at once; the host site loads one. */
export const recommendationTexts: Record<Language, RecommendationTexts> = { de, en, fr };
