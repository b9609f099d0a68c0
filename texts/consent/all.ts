import type { Language } from '#domain/place.ts';
import { de } from '#texts/consent/de.ts';
import { en } from '#texts/consent/en.ts';
import { fr } from '#texts/consent/fr.ts';
import type { ConsentTexts } from '#texts/consent/texts.ts';

/** All languages at once, for the server; browsers load one. */
export const consentTexts: Record<Language, ConsentTexts> = { de, en, fr };
