import { de } from '#domain/number-signs/de.ts';
import { en } from '#domain/number-signs/en.ts';
import { fr } from '#domain/number-signs/fr.ts';
import type { NumberSigns } from '#domain/number-signs/number-signs.ts';
import type { Language } from '#domain/place.ts';

export const numberSigns: Record<Language, NumberSigns> = { de, en, fr };
