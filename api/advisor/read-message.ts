import type { ChatFacts } from '#domain/chat/chat-facts.ts';
import { extractFacts } from '#domain/chat/extraction/extract-facts.ts';
import { extractTags } from '#domain/chat/extraction/extract-tags.ts';
import type { OpenQuestion } from '#domain/chat/questions.ts';
import type { ChatTags } from '#domain/chat/tags.ts';
import type { Locale } from '#domain/format.ts';
import type { Language } from '#domain/place.ts';

/** Each turn reads the whole history again; so many short messages keep what was read of them. */
const MOST_KEPT = 5_000;
const LONGEST_KEPT = 300;

/** A pure reading of a text that keeps its newest results. */
function keeping<Result>(read: () => Result, kept: Map<string, Result>, text: string, key: string): Result {
  if (text.length > LONGEST_KEPT) return read();
  const known = kept.get(key);
  const result = known ?? read();
  kept.delete(key);
  kept.set(key, result);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return result;
}

interface Reading {
  locale: Locale;
  asked: OpenQuestion | undefined;
  now: Date;
}

const keptFacts = new Map<string, ChatFacts>();
const keptTags = new Map<string, ChatTags>();

/** What a message teaches as the answer to the question before it. */
export function readFacts(text: string, { locale, asked, now }: Reading): ChatFacts {
  const year = now.getUTCFullYear();
  const key = [locale.language, locale.market, year, asked, text].join(' ');
  return keeping(() => extractFacts(text, { ...locale, asked, year }), keptFacts, text, key);
}

export function readTags(text: string, language: Language): ChatTags {
  return keeping(() => extractTags(text, language), keptTags, text, `${language} ${text}`);
}
