/** Queries of a database that are on their way. */
export interface Progress {
  /** How many were begun and have neither succeeded nor failed. */
  waiting(): number;
  /** How many ever came to an end. */
  settled(): number;
}

export const WATCHDOG_MS = 10_000;
const LOOKS = 10;

/** Counts what these methods of a client begin and end. */
export function countQueries<Client extends object>(client: Client, methods: readonly (keyof Client)[]): Progress {
  let begun = 0;
  let settled = 0;
  for (const name of methods) {
    const method = client[name] as (...args: unknown[]) => Promise<unknown>;
    const counted = (...args: unknown[]) => {
      begun += 1;
      const result = method.apply(client, args);
      const end = () => {
        settled += 1;
      };
      result.then(end, end);
      return result;
    };
    Object.assign(client, { [name]: counted });
  }
  return { waiting: () => begun - settled, settled: () => settled };
}

/**
 * On a full disk a PGlite query may never settle, and every later one waits behind it. When queries have waited for ten
 * seconds and none has come to an end, `hung` is called once: many that wait and move on are load. Counted in looks, of
 * which a process that stalls makes fewer. Returns the function that ends the watch.
 */
export function watchDatabase(progress: Progress, hung: () => void, { limitMs = WATCHDOG_MS } = {}): () => void {
  let settled = progress.settled();
  let still = 0;
  const look = () => {
    const moves = progress.settled() !== settled || progress.waiting() === 0;
    settled = progress.settled();
    still = moves ? 0 : still + 1;
    if (still < LOOKS) return;
    clearInterval(watching);
    hung();
  };
  const watching = setInterval(look, limitMs / LOOKS).unref();
  return () => clearInterval(watching);
}
