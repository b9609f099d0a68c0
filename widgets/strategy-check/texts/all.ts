import type { Language } from '#domain/place.ts';
import { de } from '#widgets/strategy-check/texts/de.ts';
import { en } from '#widgets/strategy-check/texts/en.ts';
import { fr } from '#widgets/strategy-check/texts/fr.ts';
import type { CheckTexts } from '#widgets/strategy-check/texts/texts.ts';

/** All languages at once: together they weigh less than a second request costs. */
export const checkTexts: Record<Language, CheckTexts> = { de, en, fr };
