import type { Language } from '#domain/place.ts';
import { de } from '#texts/adviser/de.ts';
import { en } from '#texts/adviser/en.ts';
import { fr } from '#texts/adviser/fr.ts';
import type { AdviserTexts } from '#texts/adviser/texts.ts';

/** All languages at once, for the server; browsers load one. */
export const adviserTexts: Record<Language, AdviserTexts> = { de, en, fr };
