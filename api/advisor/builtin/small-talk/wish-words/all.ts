import { de } from '#api/advisor/builtin/small-talk/wish-words/de.ts';
import { en } from '#api/advisor/builtin/small-talk/wish-words/en.ts';
import { fr } from '#api/advisor/builtin/small-talk/wish-words/fr.ts';
import type { WishWords } from '#api/advisor/builtin/small-talk/wish-words/wish-words.ts';
import type { Language } from '#domain/place.ts';

export const wishWords: Record<Language, WishWords> = { de, en, fr };
