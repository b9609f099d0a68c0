import { Failure } from '#domain/failure.ts';

/** How far the server is on its way out. */
export interface Shutdown {
  /** True from the first moment on; `/readyz` tells it. */
  readonly hasBegun: boolean;
  begin(): void;
  /** Registers an answer that is being written; `endAnswers` aborts it, with `unavailable`, and each that comes later. Returns what takes it off again. */
  watch(answer: AbortController): () => void;
  /** The same for who only waits for news: `endWaiting` aborts it. */
  watchWaiting(listener: AbortController): () => void;
  /** Lets every answer that is still being written say its last word. */
  endAnswers(): void;
  endWaiting(): void;
}

/** What is to be aborted together, also what comes after that. */
function group(reason: Failure) {
  const members = new Set<AbortController>();
  let hasEnded = false;
  return {
    watch(member: AbortController) {
      members.add(member);
      if (hasEnded) member.abort(reason);
      return () => {
        members.delete(member);
      };
    },
    end() {
      hasEnded = true;
      for (const member of members) member.abort(reason);
    },
  };
}

export function createShutdown(): Shutdown {
  const reason = new Failure('unavailable');
  const answers = group(reason);
  const waiting = group(reason);
  let hasBegun = false;
  return {
    get hasBegun() {
      return hasBegun;
    },
    begin() {
      hasBegun = true;
    },
    watch: answers.watch,
    watchWaiting: waiting.watch,
    endAnswers: answers.end,
    endWaiting: waiting.end,
  };
}
