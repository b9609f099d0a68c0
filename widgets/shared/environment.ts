import { browserHistory, type TabHistory } from '#widgets/shared/tab-history.ts';
import { sessionMemory, type TabMemory } from '#widgets/shared/tab-memory.ts';

/** Everything a widget's store takes from the outside world; tests hand in their own. */
export interface Environment {
  fetch: typeof fetch;
  memory: TabMemory;
  history: TabHistory;
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` after `ms`; the reply cancels it. */
  after(ms: number, task: () => void): () => void;
  randomUUID(): string;
  isOnline(): boolean;
  /** Runs `task` once when the connection is back; the reply cancels it. */
  onceOnline(task: () => void): () => void;
  /** Tells the page's maker, not its visitors. */
  warn(line: string): void;
}

/** Plain http pages have no `crypto.randomUUID`. */
function uuidFromBytes(bytes: Uint8Array): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export function browserEnvironment(): Environment {
  return {
    fetch: (...request) => fetch(...request),
    memory: sessionMemory(),
    history: browserHistory,
    now: () => Date.now(),
    after(ms, task) {
      const timer = setTimeout(task, ms);
      return () => clearTimeout(timer);
    },
    randomUUID: () => crypto.randomUUID?.() ?? uuidFromBytes(crypto.getRandomValues(new Uint8Array(16))),
    isOnline: () => navigator.onLine,
    onceOnline(task) {
      addEventListener('online', task, { once: true });
      return () => removeEventListener('online', task);
    },
    warn: (line) => console.warn(`Wattnest: ${line}`),
  };
}
