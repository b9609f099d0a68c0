import type { Language } from '#domain/place.ts';
import { de } from '#texts/media/de.ts';
import { en } from '#texts/media/en.ts';
import { fr } from '#texts/media/fr.ts';
import type { MediaTexts } from '#texts/media/texts.ts';

export const mediaTexts: Record<Language, MediaTexts> = { de, en, fr };
