import { respell } from '#api/advisor/builtin/small-talk/respell.ts';
import type { TalkPatterns, Wish } from '#api/advisor/builtin/small-talk/small-talk.ts';
import { wishWords } from '#api/advisor/builtin/small-talk/wish-words/all.ts';
import { inEachLanguage, type Language } from '#domain/place.ts';

const respellings = inEachLanguage((language) => respell(wishWords[language].spelled));

/** Spelled in two words, in any language. */
const eMail = /(?<![a-z])e[ -]mail/g;

/** Visitors mix languages. */
const any = (kind: 'why' | 'but') =>
  Object.values(wishWords)
    .flatMap((it) => it[kind])
    .join('|');
const question = new RegExp(`\\?|^(?:${any('why')}) `);
const clauseEnd = new RegExp(`,\\s|\\s(?:${any('but')})\\s`);

/** Sentences and their clauses: who does not want to chat may still want a person. */
function partsOf(folded: string): string[] {
  const sentences = folded.split(/(?<=[.!?;\n])\s+/);
  return sentences.flatMap((it) => [it, ...it.split(clauseEnd)]);
}

/** Whether a message asks for it, mistyped or not; "please do not email me" does not. Takes folded text. */
export function hearsWish(folded: string, wish: Wish, patterns: TalkPatterns, language: Language): boolean {
  const typed = folded.replace(eMail, 'email');
  const refuses = (part: string) => patterns.refusing.test(part) && !question.test(part);
  return [typed, respellings[language](typed)].some((text) =>
    partsOf(text).some((part) => patterns[wish].test(part) && !refuses(part)),
  );
}
