import type { Environment } from '#widgets/shared/environment.ts';

export interface AttemptKeys {
  /** The same content keeps its key, however often it is sent; other content is another request. */
  keyOf(body: unknown): string;
  forget(): void;
}

/** The idempotency keys of one form. */
export function createAttemptKeys({ randomUUID }: Pick<Environment, 'randomUUID'>): AttemptKeys {
  let attempt: { content: string; idempotencyKey: string } | undefined;
  return {
    keyOf(body) {
      const content = JSON.stringify(body);
      if (attempt?.content !== content) attempt = { content, idempotencyKey: randomUUID() };
      return attempt.idempotencyKey;
    },
    forget() {
      attempt = undefined;
    },
  };
}
