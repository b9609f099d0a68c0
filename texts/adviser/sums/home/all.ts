import type { Language } from '#domain/place.ts';
import { de } from '#texts/adviser/sums/home/de.ts';
import { en } from '#texts/adviser/sums/home/en.ts';
import { fr } from '#texts/adviser/sums/home/fr.ts';
import type { HomeSumTexts } from '#texts/adviser/sums/home/texts.ts';

/** All languages at once, for the server. */
export const homeSumTexts: Record<Language, HomeSumTexts> = { de, en, fr };
