import { respell } from '#api/advisor/builtin/small-talk/respell.ts';
import { type TalkPatterns, type Wish, wishes } from '#api/advisor/builtin/small-talk/small-talk.ts';
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

/** What a message asks for, mistyped or not; "please do not email me" does not. Takes folded text. */
export function wishesIn(folded: string, patterns: TalkPatterns, language: Language): Wish[] {
  const typed = folded.replace(eMail, 'email');
  const refuses = (part: string) => patterns.refusing.test(part) && !question.test(part);
  const parts = [...new Set([typed, respellings[language](typed)])].flatMap(partsOf);
  return wishes.filter((wish) => parts.some((part) => patterns[wish].test(part) && !refuses(part)));
}
