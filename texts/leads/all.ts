import type { Language } from '#domain/place.ts';
import { de } from '#texts/leads/de.ts';
import { en } from '#texts/leads/en.ts';
import { fr } from '#texts/leads/fr.ts';
import type { LeadTexts } from '#texts/leads/texts.ts';

/** All languages at once, for the server; browsers load one. */
export const leadTexts: Record<Language, LeadTexts> = { de, en, fr };
