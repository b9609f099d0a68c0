import type { Language } from '#domain/place.ts';
import { de } from '#texts/adviser/figures/de.ts';
import { en } from '#texts/adviser/figures/en.ts';
import { fr } from '#texts/adviser/figures/fr.ts';
import type { FigureTexts } from '#texts/adviser/figures/texts.ts';

/** All languages at once, for the server. */
export const figureTexts: Record<Language, FigureTexts> = { de, en, fr };
