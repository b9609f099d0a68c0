import type { ConceptWords } from '#api/advisor/builtin/topics/concepts/concepts.ts';
import { de } from '#api/advisor/builtin/topics/concepts/words/de.ts';
import { en } from '#api/advisor/builtin/topics/concepts/words/en.ts';
import { fr } from '#api/advisor/builtin/topics/concepts/words/fr.ts';
import type { Language } from '#domain/place.ts';

export const conceptWords: Record<Language, ConceptWords> = { de, en, fr };
