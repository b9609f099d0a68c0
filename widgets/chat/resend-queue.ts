import type { Environment } from '#widgets/shared/environment.ts';

/** Messages that were lost with the connection; they go out again, one after the other, once it is back. */
interface ResendQueue {
  /** Takes a message up, if it is the connection that is missing. */
  add(id: string): void;
  /** Sends the first message that still waits, unless somebody speaks or there is no connection. */
  next(): void;
  clear(): void;
}

interface ResendQueueInput {
  environment: Pick<Environment, 'isOnline' | 'onceOnline'>;
  isBusy(): boolean;
  isWaiting(id: string): boolean;
  send(id: string): void;
}

export function createResendQueue({ environment, isBusy, isWaiting, send }: ResendQueueInput): ResendQueue {
  let ids: string[] = [];

  function next() {
    if (isBusy() || !environment.isOnline()) return;
    ids = ids.filter(isWaiting);
    const id = ids.shift();
    if (id) send(id);
  }

  return {
    add(id) {
      if (environment.isOnline()) return;
      ids.push(id);
      if (ids.length === 1) environment.onceOnline(next);
    },
    next,
    clear() {
      ids = [];
    },
  };
}
