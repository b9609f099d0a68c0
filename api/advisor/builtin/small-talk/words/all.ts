import type { TalkWords } from '#api/advisor/builtin/small-talk/small-talk.ts';
import { de } from '#api/advisor/builtin/small-talk/words/de.ts';
import { en } from '#api/advisor/builtin/small-talk/words/en.ts';
import { fr } from '#api/advisor/builtin/small-talk/words/fr.ts';
import type { Language } from '#domain/place.ts';

export const talkWords: Record<Language, TalkWords> = { de, en, fr };
