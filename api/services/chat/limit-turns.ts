import type { ServiceContext } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';

/** Counts what is said or set in a chat. */
export function limitTurns({ limiter, tx, askedBy }: ServiceContext, visit: Visit, points: number): Promise<void> {
  if (!visit.known) return limiter.alone(tx, [['chatWithoutVisit', askedBy, points]]);
  return limiter.alone(tx, [
    ['chatPerVisit', visit.id, points],
    ['chatPerAddress', askedBy, points],
  ]);
}
