import type { Language } from '#domain/place.ts';
import { de } from '#texts/bare-pages/de.ts';
import { en } from '#texts/bare-pages/en.ts';
import { fr } from '#texts/bare-pages/fr.ts';
import type { BarePageTexts } from '#texts/bare-pages/texts.ts';

export const barePageTexts: Record<Language, BarePageTexts> = { de, en, fr };
