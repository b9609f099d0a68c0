import type { Language } from '#domain/place.ts';
import { de } from '#texts/costs/de.ts';
import { en } from '#texts/costs/en.ts';
import { fr } from '#texts/costs/fr.ts';
import type { CostTexts } from '#texts/costs/texts.ts';

/** All languages at once; the host site loads one. */
export const costTexts: Record<Language, CostTexts> = { de, en, fr };
