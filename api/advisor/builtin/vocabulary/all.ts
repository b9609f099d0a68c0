import { de } from '#api/advisor/builtin/vocabulary/de.ts';
import { en } from '#api/advisor/builtin/vocabulary/en.ts';
import { fr } from '#api/advisor/builtin/vocabulary/fr.ts';
import type { Vocabulary } from '#api/advisor/builtin/vocabulary/vocabulary.ts';
import type { Language } from '#domain/place.ts';

export const vocabularies: Record<Language, Vocabulary> = { de, en, fr };
