import type { Language } from '#domain/place.ts';
import { de } from '#widgets/phone/texts/de.ts';
import { en } from '#widgets/phone/texts/en.ts';
import { fr } from '#widgets/phone/texts/fr.ts';
import type { PhoneTexts } from '#widgets/phone/texts/texts.ts';

export const phoneTexts: Record<Language, PhoneTexts> = { de, en, fr };
