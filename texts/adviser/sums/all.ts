import type { Language } from '#domain/place.ts';
import { de } from '#texts/adviser/sums/de.ts';
import { en } from '#texts/adviser/sums/en.ts';
import { fr } from '#texts/adviser/sums/fr.ts';
import type { SumTexts } from '#texts/adviser/sums/texts.ts';

/** All languages at once, for the server. */
export const sumTexts: Record<Language, SumTexts> = { de, en, fr };
