import type { OpenDatabase } from '#api/database/database.ts';
import { TookTooLong, within } from '#api/database/within.ts';

export const WATCHDOG_MS = 10_000;
const EVERY_MS = 5_000;

/**
 * On a full disk a PGlite query may never settle, and every later one waits behind it. When the database has not
 * answered for ten seconds, `hung` is called once. Returns the function that ends the watch.
 */
export function watchDatabase(
  { db }: Pick<OpenDatabase, 'db'>,
  hung: () => void,
  { limitMs = WATCHDOG_MS, everyMs = EVERY_MS } = {},
): () => void {
  let watching = true;
  const look = async () => {
    const outcome = await within(limitMs, Promise.resolve(db.execute('select 1'))).catch((error: unknown) => error);
    if (!watching) return;
    if (outcome instanceof TookTooLong) return hung();
    timer = setTimeout(look, everyMs).unref();
  };
  let timer = setTimeout(look, everyMs).unref();
  return () => {
    watching = false;
    clearTimeout(timer);
  };
}
