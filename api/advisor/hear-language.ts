import { eld } from 'eld/extrasmall';
import { readablePart } from '#api/advisor/readable-part.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import { type Language, languages } from '#domain/place.ts';

/** The language that a conversation is held in. */
export interface HeardLanguage {
  language: Language;
  /** Of the page, and of the answers that it offers to our questions. */
  page: Language;
  /** Whether another one held until this message. */
  isNew: boolean;
  /** ISO 639-1 code of this message's language where we do not speak it. */
  foreign?: string;
}

/** Words; in fewer nobody tells languages apart, least of all where half of them are names. */
const FEWEST = 5;
/** Characters that are looked at. */
const MOST = 400;
/** How far a language is ahead of each of ours, in the detector's scores from 0 to 1: in no message of our corpora another one comes so far. */
const LEAD = 0.15;
/** Messages that are listened to once more. */
const MESSAGES_BEFORE = 6;

const isOurs = (code: string): code is Language => languages.some((it) => it === code);

/** ISO 639-1 code of the language of a text, none where it is not clear. */
function languageOf(text: string): string | undefined {
  const part = readablePart(text).slice(0, MOST);
  if (part.split(/\s+/, FEWEST).length < FEWEST) return undefined;
  const said = eld.detect(part);
  const scores = said.getScores();
  const scoreOf = (code: string) => scores[code] ?? 0;
  const others = languages.filter((it) => it !== said.language);
  const isAhead = others.every((it) => scoreOf(said.language) >= scoreOf(it) + LEAD);
  return said.isReliable() && isAhead ? said.language : undefined;
}

function lastHeard(history: readonly ChatMessage[]): Language | undefined {
  const said = history.filter(({ role }) => role === 'user').slice(-MESSAGES_BEFORE);
  for (const { content } of said.toReversed()) {
    const language = languageOf(content);
    if (language !== undefined && isOurs(language)) return language;
  }
  return undefined;
}

/** The language to answer in: the page's, until whole sentences are written in another of ours. */
export function hearLanguage(message: string, history: readonly ChatMessage[], page: Language): HeardLanguage {
  const before = lastHeard(history) ?? page;
  const now = languageOf(message) ?? before;
  if (!isOurs(now)) return { language: before, page, isNew: false, foreign: now };
  return { language: now, page, isNew: now !== before };
}
