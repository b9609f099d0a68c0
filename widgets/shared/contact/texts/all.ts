import type { Language } from '#domain/place.ts';
import { de } from '#widgets/shared/contact/texts/de.ts';
import { en } from '#widgets/shared/contact/texts/en.ts';
import { fr } from '#widgets/shared/contact/texts/fr.ts';
import type { ContactTexts } from '#widgets/shared/contact/texts/texts.ts';

export const contactTexts: Record<Language, ContactTexts> = { de, en, fr };
