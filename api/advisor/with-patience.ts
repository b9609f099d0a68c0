import type { Purse } from '#api/advisor/advisor.ts';
import type { Breaker } from '#api/advisor/breaker.ts';
import { within } from '#api/ground/within.ts';

/** Asks what costs money and may fail, without throwing: `failed` where no answer came, `budget` where a cap would be passed. */
export type Patient<Asked, Answer> = (asked: Asked, signal: AbortSignal) => Promise<Answer | 'failed' | 'budget'>;

interface Sitting {
  breaker: Breaker;
  /** What one call may cost at most. */
  mostTokens: number;
  patienceMs: number;
  /** Hears why no answer came. */
  note(why: unknown): void;
}

/** Paid for before it is asked, and not asked while its breaker is open. */
export function withPatience<Asked extends { purse: Purse }, Answer>(
  ask: (asked: Asked, signal: AbortSignal) => Promise<Answer>,
  { breaker, mostTokens, patienceMs, note }: Sitting,
): Patient<Asked, Answer> {
  async function paid(asked: Asked, signal: AbortSignal): Promise<Answer | 'failed'> {
    const own = new AbortController();
    try {
      const answer = await within(patienceMs, ask(asked, AbortSignal.any([signal, own.signal])));
      breaker.worked();
      return answer;
    } catch (error) {
      if (!signal.aborted) {
        note(error);
        breaker.failed();
      }
      return 'failed';
    } finally {
      own.abort();
    }
  }
  return async (asked, signal) => {
    if (breaker.isOpen()) return 'failed';
    if (!(await asked.purse.reserve(mostTokens))) return 'budget';
    try {
      return await paid(asked, signal);
    } finally {
      await asked.purse.settle();
    }
  };
}
