import { vocabularies } from '#api/advisor/builtin/vocabulary/all.ts';
import { lastAsked, questionOf } from '#api/advisor/last-asked.ts';
import { readFacts } from '#api/advisor/read-message.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import type { Locale } from '#domain/format.ts';
import type { ChatFacts, KnownFacts } from '#domain/home/facts.ts';

interface Said {
  /** What was said before, oldest first. */
  history: readonly ChatMessage[];
  locale: Locale;
  now: Date;
  /** What is known before it. */
  facts?: KnownFacts;
}

/** A number alone after a word that takes back the last answer replaces it. */
function readCorrection(text: string, { history, locale, now }: Said): ChatFacts {
  const answer = text.trim().replace(vocabularies[locale.language].takingUp, '');
  if (answer === text.trim() || !/^[\p{L} ]{0,12}\d/u.test(answer)) return {};
  const questions = history.filter(({ role }) => role === 'assistant').map(questionOf);
  const asked = questions.at(-2);
  return asked === undefined || asked === questions.at(-1) ? {} : readFacts(answer, { locale, asked, now });
}

/** What a message teaches as the answer to the question before it, or as the correction of the one before that. */
export function readReply(text: string, said: Said): ChatFacts {
  const { history, locale, now, facts: known } = said;
  const learnt = readFacts(text, { locale, asked: lastAsked(history), now, ...(known && { known }) });
  return Object.keys(learnt).length > 0 ? learnt : readCorrection(text, said);
}
