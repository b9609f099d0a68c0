import type { Language } from '#domain/place.ts';
import { de } from '#host-site/texts/legal/testing/de.ts';
import { en } from '#host-site/texts/legal/testing/en.ts';
import { fr } from '#host-site/texts/legal/testing/fr.ts';
import type { Said } from '#host-site/texts/legal/testing/said.ts';

export const said: Record<Language, Said> = { de, en, fr };
