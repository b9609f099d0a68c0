import { fold } from '#api/advisor/builtin/fold.ts';
import { de } from '#api/advisor/builtin/say/whom-words/de.ts';
import { en } from '#api/advisor/builtin/say/whom-words/en.ts';
import { fr } from '#api/advisor/builtin/say/whom-words/fr.ts';
import { type Matter, matters, type WhomWords } from '#api/advisor/builtin/say/whom-words/whom-words.ts';
import { hearsAny } from '#api/advisor/builtin/ways-to-say.ts';
import { readOnceIn } from '#api/reading/read-once.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';

const words: Record<Language, WhomWords> = { de, en, fr };
const patterns = inEachLanguage(
  (language) => Object.fromEntries(matters.map((it) => [it, hearsAny(words[language][it])])) as Record<Matter, RegExp>,
);

/** Whether a text is about something that somebody in particular answers. */
export const isOfMatter = (text: string, matter: Matter, language: Language): boolean =>
  patterns[language][matter].test(fold(text));

/** What a question is about that somebody in particular answers. */
export const mattersIn = readOnceIn(
  (text: string, language: Language): ReadonlySet<Matter> =>
    new Set(matters.filter((it) => isOfMatter(text, it, language))),
);
