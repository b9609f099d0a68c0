import type { Language } from '#domain/place.ts';
import { de } from '#texts/dated/de.ts';
import { en } from '#texts/dated/en.ts';
import { fr } from '#texts/dated/fr.ts';
import type { DatedTexts } from '#texts/dated/texts.ts';

export const datedTexts: Record<Language, DatedTexts> = { de, en, fr };
