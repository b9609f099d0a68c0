import type { sendChat } from '#domain/contract/chat.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';

/** Characters for one point: of what is read word by word, and of what only travels along. */
const READ = 1_000;
const CARRIED = 12_000;

/** What a turn counts against its limits: the longer its text, the more. */
export function turnPoints({ message, smartPrompt = '', history = [] }: BodyOf<typeof sendChat>): number {
  const carried = history.reduce((length, { content }) => length + content.length, 0);
  return Math.ceil((message.length + smartPrompt.length) / READ) + Math.floor(carried / CARRIED);
}
