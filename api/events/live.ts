import type { Database, OpenDatabase } from '#api/database/database.ts';
import { sql } from '#api/database/sql.ts';

/** The database's channel of what is new for people; its payload is the person's id. */
const CHANNEL = 'wattnest_live';

/** Joins the transaction: once it is committed, every server hears that there is something new for this person. */
export async function tellLive(tx: Database, userId: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${userId})`);
}

/** Who waits in this process for news of whom. */
export interface Live {
  /** From its return on, `hear` is called whenever there may be something new for this person. Returns what ends it. */
  follow(userId: string, hear: () => void): Promise<() => void>;
  stop(): Promise<void>;
}

export function createLive(database: Pick<OpenDatabase, 'listen'>): Live {
  const followers = new Map<string, Set<() => void>>();
  let listening: Promise<() => Promise<void>> | undefined;
  const wake = (userId: string | null) => {
    const woken = userId === null ? [...followers.values()] : [followers.get(userId) ?? []];
    for (const hears of woken) for (const hear of hears) hear();
  };
  const listen = async () => {
    listening ??= database.listen(CHANNEL, wake);
    try {
      await listening;
    } catch (error) {
      listening = undefined;
      throw error;
    }
  };
  return {
    async follow(userId, hear) {
      await listen();
      const theirs = followers.get(userId) ?? new Set();
      followers.set(userId, theirs.add(hear));
      return () => {
        theirs.delete(hear);
        if (theirs.size === 0 && followers.get(userId) === theirs) followers.delete(userId);
      };
    },
    async stop() {
      const end = await listening?.catch(() => undefined);
      listening = undefined;
      await end?.();
    },
  };
}
