import type { Language } from '#domain/place.ts';
import { de } from '#widgets/shared/contact-dialog/texts/de.ts';
import { en } from '#widgets/shared/contact-dialog/texts/en.ts';
import { fr } from '#widgets/shared/contact-dialog/texts/fr.ts';
import type { ContactDialogTexts } from '#widgets/shared/contact-dialog/texts/texts.ts';

export const contactDialogTexts: Record<Language, ContactDialogTexts> = { de, en, fr };
