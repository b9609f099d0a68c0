import { fold } from '#api/advisor/builtin/fold.ts';
import { de } from '#api/advisor/builtin/say/whom-words/de.ts';
import { en } from '#api/advisor/builtin/say/whom-words/en.ts';
import { fr } from '#api/advisor/builtin/say/whom-words/fr.ts';
import { type Matter, matters, type WhomWords } from '#api/advisor/builtin/say/whom-words/whom-words.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';

const words: Record<Language, WhomWords> = { de, en, fr };
const patterns = inEachLanguage((language) =>
  matters.map((matter) => {
    const ways = words[language][matter].map(fold).join('|');
    return [matter, new RegExp(`(?<![a-z])(?:${ways})(?![a-z])`)] as const;
  }),
);

/** What a question is about that somebody in particular answers. */
export function mattersIn(text: string, language: Language): Set<Matter> {
  const folded = fold(text);
  return new Set(patterns[language].filter(([, pattern]) => pattern.test(folded)).map(([matter]) => matter));
}
