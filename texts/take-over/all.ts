import type { Language } from '#domain/place.ts';
import { de } from '#texts/take-over/de.ts';
import { en } from '#texts/take-over/en.ts';
import { fr } from '#texts/take-over/fr.ts';
import type { TakeOverTexts } from '#texts/take-over/texts.ts';

export const takeOverTexts: Record<Language, TakeOverTexts> = { de, en, fr };
