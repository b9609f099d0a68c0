import { isPassing } from '#domain/contract/client.ts';
import type { Environment } from '#widgets/shared/environment.ts';

/** Pauses between repeats while the device believes it is online, in milliseconds. */
export const REPEAT_PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

function pause(environment: Environment, ms: number): Promise<void> {
  return new Promise((resolve) => {
    if (!environment.isOnline()) {
      environment.onceOnline(resolve);
      return;
    }
    environment.after(ms, resolve);
  });
}

/** Repeats `action` after lost connections: offline it waits for the connection, online it tries as often as there are pauses. */
export async function untilAnswered<Result>(
  environment: Environment,
  action: () => Promise<Result>,
  onWaiting?: () => void,
): Promise<Result> {
  let repeats = 0;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      const ms = REPEAT_PAUSES_MS[repeats];
      if (!isPassing(error) || ms === undefined) throw error;
      if (environment.isOnline()) repeats += 1;
      onWaiting?.();
      await pause(environment, ms);
    }
  }
}
