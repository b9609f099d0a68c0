import type { Environment } from '#widgets/shared/environment.ts';

const LONG_MS = 2_000;

/** Timers of a world in which nothing runs out: what would pass after seconds can be pictured by a slow machine too. */
export const still =
  (after: Environment['after'], longMs = LONG_MS): Environment['after'] =>
  (ms, task) =>
    ms < longMs ? after(ms, task) : () => undefined;
