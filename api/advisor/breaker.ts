/** Keeps a vendor that fails from being asked again and again. */
export interface Breaker {
  /** Whether nobody should ask now. After a while one caller may try. */
  isOpen(): boolean;
  failed(): void;
  worked(): void;
}

const FAILURES = 3;
const OPEN_MS = 30_000;

/** Opens for half a minute after three failures running. Counted in this process. */
export function createBreaker(now: () => number = () => performance.now()): Breaker {
  let failures = 0;
  let openUntil = 0;
  return {
    isOpen() {
      if (failures < FAILURES) return false;
      if (now() < openUntil) return true;
      openUntil = now() + OPEN_MS;
      return false;
    },
    failed() {
      failures += 1;
      if (failures >= FAILURES) openUntil = now() + OPEN_MS;
    },
    worked() {
      failures = 0;
    },
  };
}
