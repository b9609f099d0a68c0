import type { Language } from '#domain/place.ts';
import { de } from '#texts/summary-mail/de.ts';
import { en } from '#texts/summary-mail/en.ts';
import { fr } from '#texts/summary-mail/fr.ts';
import type { SummaryMailTexts } from '#texts/summary-mail/texts.ts';

/** All languages at once, for the server; browsers load one. */
export const summaryMailTexts: Record<Language, SummaryMailTexts> = { de, en, fr };
