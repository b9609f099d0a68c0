import type { Language } from '#domain/place.ts';
import { de } from '#texts/home/de.ts';
import { en } from '#texts/home/en.ts';
import { fr } from '#texts/home/fr.ts';
import type { HomeTexts } from '#texts/home/texts.ts';

/** All languages at once, for the server; browsers load one. */
export const homeTexts: Record<Language, HomeTexts> = { de, en, fr };
