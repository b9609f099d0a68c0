import { Failure } from '#domain/failure.ts';

/** How far the server is on its way out. */
export interface Shutdown {
  /** True from the first moment on; `/readyz` tells it. */
  readonly hasBegun: boolean;
  begin(): void;
  /** Registers an answer that is being written; `endAnswers` aborts it, with `unavailable`, and each that comes later. Returns what takes it off again. */
  watch(answer: AbortController): () => void;
  /** Lets every answer that is still being written say its last word. */
  endAnswers(): void;
}

export function createShutdown(): Shutdown {
  const answers = new Set<AbortController>();
  const reason = new Failure('unavailable');
  let hasBegun = false;
  let hasEnded = false;
  return {
    get hasBegun() {
      return hasBegun;
    },
    begin() {
      hasBegun = true;
    },
    watch(answer) {
      answers.add(answer);
      if (hasEnded) answer.abort(reason);
      return () => answers.delete(answer);
    },
    endAnswers() {
      hasEnded = true;
      for (const answer of answers) answer.abort(reason);
    },
  };
}
