import type { Language } from '#domain/place.ts';
import { de } from '#widgets/shared/photos/texts/de.ts';
import { en } from '#widgets/shared/photos/texts/en.ts';
import { fr } from '#widgets/shared/photos/texts/fr.ts';
import type { PhotoTexts } from '#widgets/shared/photos/texts/texts.ts';

export const photoTexts: Record<Language, PhotoTexts> = { de, en, fr };
