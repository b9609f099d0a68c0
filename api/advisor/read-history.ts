import { readTags } from '#api/advisor/read-message.ts';
import { readReply } from '#api/advisor/read-reply.ts';
import type { KnownFacts } from '#domain/chat/chat-facts.ts';
import type { ChatMessage } from '#domain/chat/message.ts';
import type { ChatTags } from '#domain/chat/tags.ts';
import { withFacts } from '#domain/chat/with-facts.ts';
import type { Locale } from '#domain/format.ts';

interface Conversation {
  history: readonly ChatMessage[];
  message: string;
  locale: Locale;
  /** What is known from before the history. */
  before: KnownFacts;
  now: Date;
}

const distinct = <Tag>(tags: readonly Tag[]) => [...new Set(tags)];

function tagsOf(texts: readonly string[], { language }: Locale): ChatTags {
  const all = texts.map((text) => readTags(text, language));
  return {
    interests: distinct(all.flatMap(({ interests }) => interests)),
    concerns: distinct(all.flatMap(({ concerns }) => concerns)),
    gaps: distinct(all.flatMap(({ gaps }) => gaps)),
  };
}

/** What the history teaches, read message by message with the question before it; its tags, those of `message` included. */
export function readHistory({ history, message, locale, before, now }: Conversation): {
  facts: KnownFacts;
  tags: ChatTags;
} {
  let facts = before;
  const said: string[] = [];
  for (const [index, { role, content }] of history.entries()) {
    if (role !== 'user') continue;
    said.push(content);
    facts = withFacts(facts, readReply(content, { history: history.slice(0, index), locale, now }));
  }
  return { facts, tags: tagsOf([...said, message], locale) };
}
