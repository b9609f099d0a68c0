import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
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

/** Counts what is said or set in a chat. */
export function limitTurns({ limiter, tx, askedBy }: ServiceContext, visit: Visit, points: number): Promise<void> {
  if (!visit.known) return limiter.alone(tx, [['chatWithoutVisit', askedBy, points]]);
  return limiter.alone(tx, [
    ['chatPerVisit', visit.id, points],
    ['chatPerAddress', askedBy, points],
  ]);
}
