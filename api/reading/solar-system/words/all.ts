import { de } from '#api/reading/solar-system/words/de.ts';
import { en } from '#api/reading/solar-system/words/en.ts';
import { fr } from '#api/reading/solar-system/words/fr.ts';
import type { SolarWords } from '#api/reading/solar-system/words/solar-words.ts';
import type { Language } from '#domain/place.ts';

export const solarWords: Record<Language, SolarWords> = { de, en, fr };
