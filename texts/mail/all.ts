import type { Language } from '#domain/place.ts';
import { de } from '#texts/mail/de.ts';
import { en } from '#texts/mail/en.ts';
import { fr } from '#texts/mail/fr.ts';
import type { MailTexts } from '#texts/mail/texts.ts';

/** All languages at once, for the server; browsers load one. */
export const mailTexts: Record<Language, MailTexts> = { de, en, fr };
