import type { Language } from '#domain/place.ts';
import { de } from '#texts/failures/de.ts';
import { en } from '#texts/failures/en.ts';
import { fr } from '#texts/failures/fr.ts';
import type { FailureTexts } from '#texts/failures/texts.ts';

/** What widgets say, in all languages. */
export const failureTexts: Record<Language, FailureTexts> = { de, en, fr };
