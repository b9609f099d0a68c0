import type { StreamLimits } from '#api/context/deps.ts';
import { Failure } from '#domain/failure.ts';

export interface OpenStreams {
  /** Opens one for this visitor; throws `too-many-requests`. Returns what closes it, however often that is called. */
  open(visitor: string): () => void;
}

/** An answer takes seconds: who waits so long finds a place. */
const RETRY_SECONDS = 2;

/** Counted in this process: it is this process that holds them open. */
export function createOpenStreams({ each, perServer }: StreamLimits): OpenStreams {
  const visitors = new Map<string, number>();
  let all = 0;
  const count = (visitor: string, change: 1 | -1) => {
    all += change;
    const left = (visitors.get(visitor) ?? 0) + change;
    if (left > 0) visitors.set(visitor, left);
    else visitors.delete(visitor);
  };
  return {
    open(visitor) {
      if (all >= perServer || (visitors.get(visitor) ?? 0) >= each)
        throw new Failure('too-many-requests', { retryAfterSeconds: RETRY_SECONDS });
      count(visitor, 1);
      let isOpen = true;
      return () => {
        if (isOpen) count(visitor, -1);
        isOpen = false;
      };
    },
  };
}
