import type { Language } from '#domain/place.ts';
import { de } from '#host-site/texts/broken/de.ts';
import { en } from '#host-site/texts/broken/en.ts';
import { fr } from '#host-site/texts/broken/fr.ts';
import type { BrokenTexts } from '#host-site/texts/broken/texts.ts';

/** All at once and never loaded: a broken connection may be the reason why this is shown. */
export const brokenTexts: Record<Language, BrokenTexts> = { de, en, fr };
