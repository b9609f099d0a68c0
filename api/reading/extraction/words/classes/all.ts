import type { PartClassList, WordClassList } from '#api/reading/extraction/word-classes.ts';
import { germanParts } from '#api/reading/extraction/words/classes/de/parts.ts';
import { germanShade } from '#api/reading/extraction/words/classes/de/shade.ts';
import { germanSpeech } from '#api/reading/extraction/words/classes/de/speech.ts';
import { germanThings } from '#api/reading/extraction/words/classes/de/things.ts';
import { englishParts } from '#api/reading/extraction/words/classes/en/parts.ts';
import { englishShade } from '#api/reading/extraction/words/classes/en/shade.ts';
import { englishSpeech } from '#api/reading/extraction/words/classes/en/speech.ts';
import { englishThings } from '#api/reading/extraction/words/classes/en/things.ts';
import { frenchParts } from '#api/reading/extraction/words/classes/fr/parts.ts';
import { frenchShade } from '#api/reading/extraction/words/classes/fr/shade.ts';
import { frenchSpeech } from '#api/reading/extraction/words/classes/fr/speech.ts';
import { frenchThings } from '#api/reading/extraction/words/classes/fr/things.ts';
import type { Language } from '#domain/place.ts';

export const wordClassLists: Record<Language, WordClassList> = {
  de: { ...germanThings, ...germanSpeech, ...germanShade },
  en: { ...englishThings, ...englishSpeech, ...englishShade },
  fr: { ...frenchThings, ...frenchSpeech, ...frenchShade },
};

export const partClassLists: Record<Language, PartClassList> = { de: germanParts, en: englishParts, fr: frenchParts };
