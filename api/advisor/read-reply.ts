import { lastAsked, questionOf } from '#api/advisor/last-asked.ts';
import { readFacts } from '#api/advisor/read-message.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import type { Locale } from '#domain/format.ts';
import type { ChatFacts } from '#domain/home/facts.ts';
import type { Language } from '#domain/place.ts';

interface Said {
  /** What was said before, oldest first. */
  history: readonly ChatMessage[];
  locale: Locale;
  now: Date;
}

/** How somebody takes up the answer before: "nein, eher 150". */
const takenUp: Record<Language, RegExp> = {
  de: /^(ach |oh |ne+ |nein|doch|halt|moment|quatsch|sorry|entschuldigung|korrektur|ich meine?)[ ,.!:]*((doch|eher|halt|ich meine?|nicht|sondern|sorry) )*/i,
  en: /^(oh |ah |no|nope|wait|sorry|actually|correction|i meant?|make that|rather)[ ,.!:]*((wait|actually|sorry|i meant?|rather|more like|make that|it'?s)[ ,]+)*/i,
  fr: /^(ah |oh |non|pardon|attendez|enfin|en fait|plutôt|désolée?|je veux dire)[ ,.!:]*((plutôt|en fait|pardon|c'est|disons) )*/i,
};

/** A number alone after a word that takes back the last answer replaces it. */
function readCorrection(text: string, { history, locale, now }: Said): ChatFacts {
  const answer = text.trim().replace(takenUp[locale.language], '');
  if (answer === text.trim() || !/^[\p{L} ]{0,12}\d/u.test(answer)) return {};
  const questions = history.filter(({ role }) => role === 'assistant').map(questionOf);
  const asked = questions.at(-2);
  return asked === undefined || asked === questions.at(-1) ? {} : readFacts(answer, { locale, asked, now });
}

/** What a message teaches as the answer to the question before it, or as the correction of the one before that. */
export function readReply(text: string, said: Said): ChatFacts {
  const { history, locale, now } = said;
  const learnt = readFacts(text, { locale, asked: lastAsked(history), now });
  return Object.keys(learnt).length > 0 ? learnt : readCorrection(text, said);
}
