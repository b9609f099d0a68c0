import type { ServiceContext } from '#api/context/service-context.ts';
import type { DurableCount } from '#api/limits/limiter.ts';
import type { sendChat } from '#domain/contract/chat.ts';
import type { BodyOf } from '#domain/contract/endpoint.ts';

/** Characters for one point: of what is read word by word, and of what only travels along. */
const READ = 1_000;
const CARRIED = 12_000;

/** What a turn counts against its limits: the longer its text, the more. */
export function turnPoints({ message, smartPrompt = '', history = [] }: BodyOf<typeof sendChat>): number {
  const carried = history.reduce((length, { content }) => length + content.length, smartPrompt.length);
  return Math.ceil(message.length / READ) + Math.floor(carried / CARRIED);
}

/** The limits that what is said or set in a chat counts against. */
export function countsOfTurn({ visit, askedBy }: ServiceContext, points: number): DurableCount[] {
  if (!visit?.known) return [['chatWithoutVisit', askedBy, points]];
  return [
    ['chatPerVisit', visit.id, points],
    ['chatPerAddress', askedBy, points],
  ];
}
