import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChatMessage } from '#domain/chat/message.ts';
import { type Language, type Market, markets } from '#domain/place.ts';

/** What a message asks, in the visitor's words, and the topics that would answer it; none where no topic does. */
export interface Asked {
  text: string;
  topics: readonly string[];
  /** Of these topics what is asked in particular, as `topic.detail`. */
  details: readonly string[];
}

/** One message of a visitor. */
export interface Said {
  text: string;
  asked: readonly Asked[];
}

/** The visitor's side of one conversation. */
export interface Dialogue {
  id: string;
  market: Market;
  messages: readonly Said[];
}

function readAsked(line: string): Asked {
  const [topics = '', ...words] = line.split(': ');
  const named = topics.split('|').map((it) => it.trim());
  const known = named.filter((it) => it !== 'none');
  return {
    text: words.join(': ').trim(),
    topics: known.map((it) => it.split('.', 1)[0] ?? it),
    details: known.filter((it) => it.includes('.')),
  };
}

function readSaid(text: string): Said {
  const [message = '', ...asked] = text.split('\n= ');
  return { text: message.trim(), asked: asked.map(readAsked) };
}

function readDialogue(text: string): Dialogue {
  const [head = '', ...said] = text.split('\n> ');
  const [, id = '', market = ''] = /^# (\S+) market=(\w+)/.exec(head) ?? [];
  return { id, market: markets.find((it) => it === market) ?? 'de', messages: said.map(readSaid) };
}

/** The conversations of a language: `# id market=xx who`, `> message`, and `= topic|topic.detail: words` for each question in it. */
export function readDialogues(folder: string, language: Language): Dialogue[] {
  const text = readFileSync(join(folder, `${language}.txt`), 'utf8');
  return text
    .split(/\n(?=# )/)
    .filter((it) => it.startsWith('# '))
    .map(readDialogue);
}

/** The messages before one, as the adviser remembers them. */
export const historyOf = (said: readonly Said[]): ChatMessage[] =>
  said.map(({ text }, at) => ({ id: String(at), role: 'user', content: text, timestamp: 0 }));

/** Of the shorter of two pieces. */
const SHARED = 0.3;

/** Whether two pieces of a message are about the same words. */
export function overlaps(message: string, one: string, other: string): boolean {
  const [from, otherFrom] = [message.indexOf(one), message.indexOf(other)];
  if (from < 0 || otherFrom < 0) return one.includes(other) || other.includes(one);
  const shared = Math.min(from + one.length, otherFrom + other.length) - Math.max(from, otherFrom);
  return shared > SHARED * Math.min(one.length, other.length);
}
