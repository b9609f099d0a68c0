import type { Language } from '#domain/place.ts';
import { de } from '#widgets/chat/texts/de.ts';
import { en } from '#widgets/chat/texts/en.ts';
import { fr } from '#widgets/chat/texts/fr.ts';
import type { ChatTexts } from '#widgets/chat/texts/texts.ts';

/** All languages at once: together they weigh less than a second request costs. */
export const chatTexts: Record<Language, ChatTexts> = { de, en, fr };
