import type { Language } from '#domain/place.ts';
import { de } from '#texts/notifications/de.ts';
import { en } from '#texts/notifications/en.ts';
import { fr } from '#texts/notifications/fr.ts';
import type { NotificationTexts } from '#texts/notifications/texts.ts';

/** All languages at once, for the server; browsers load one. */
export const notificationTexts: Record<Language, NotificationTexts> = { de, en, fr };
