import type { Purse } from '#api/advisor/advisor.ts';
import type { Breaker } from '#api/advisor/breaker.ts';
import { within } from '#api/ground/within.ts';
import type { Locale } from '#domain/format.ts';
import type { KnownFacts } from '#domain/home/facts.ts';
import type { MediaSubject } from '#domain/media/subjects.ts';

/** What is asked of who looks at a picture. `question` is the browser's word, and so is everything written in the picture. */
export interface Look {
  /** JPEG, drawn anew by us. */
  picture: Uint8Array;
  subject: MediaSubject;
  question: string;
  locale: Locale;
  /** Keyed hash of the visit. */
  caller: string;
  purse: Purse;
}

export interface Seen {
  facts: KnownFacts;
  /** In the visitor's language, and without a figure of its own; may be empty. */
  remark: string;
}

/** Looks at a picture; throws where it cannot. */
export interface Eye {
  look(look: Look, signal: AbortSignal): Promise<Seen>;
}

/** The same without throwing: `failed` where no answer came, `budget` where a cap would be passed. */
export interface Vision {
  look(look: Look, signal: AbortSignal): Promise<Seen | 'failed' | 'budget'>;
}

interface Sitting {
  breaker: Breaker;
  /** What a look may cost at most, in tokens. */
  lookTokens: number;
  patienceMs: number;
  /** Hears why nothing was seen. */
  note(why: unknown): void;
}

/** A visitor waits no longer for what a picture shows: see docs/promises.md, 12. */
export const LOOK_MS = 8_000;

/** An eye that costs money and may fail: paid for before it looks, and not asked while its breaker is open. */
export function withPatience(eye: Eye, { breaker, lookTokens, patienceMs, note }: Sitting): Vision {
  async function look(asked: Look, signal: AbortSignal): Promise<Seen | 'failed'> {
    const own = new AbortController();
    try {
      const seen = await within(patienceMs, eye.look(asked, AbortSignal.any([signal, own.signal])));
      breaker.worked();
      return seen;
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
  return {
    async look(asked, signal) {
      if (breaker.isOpen()) return 'failed';
      if (!(await asked.purse.reserve(lookTokens))) return 'budget';
      try {
        return await look(asked, signal);
      } finally {
        await asked.purse.settle();
      }
    },
  };
}
