import { expect } from 'vitest';
import { readConfig } from '#api/config.ts';
import { startServer } from '#api/serve.ts';
import { dataFolder } from '#tests/harness/data-folder.ts';
import { startPostgres } from '#tests/harness/postgres.ts';
import { POSTMARK_TOKEN, type PostmarkServer, startPostmark } from '#tests/harness/postmark-server.ts';
import { accountOf, endKilledJobs, waitingWork } from './kept-leads.ts';
import type { Acknowledged } from './lead-stream.ts';

/** What a server that is killed or stopped stands on, and what counts outside of it. */
export interface Ground {
  env: Record<string, string>;
  postmark: PostmarkServer;
  /** Starts the server once more, in this process, lets it do what is left, and looks into its database. */
  drainAndAccount(acknowledged: Acknowledged[], drainMs: number): ReturnType<typeof accountOf>;
}

/** Folder, database and mail vendor; what ends them is added to `cleanUps`. */
export async function layGround(database: 'PGlite' | 'PostgreSQL', cleanUps: (() => unknown)[]): Promise<Ground> {
  const data = dataFolder();
  cleanUps.push(data.remove);
  const postmark = await startPostmark();
  cleanUps.push(() => postmark.stop());
  const env: Ground['env'] = {
    DATA_DIR: data.path,
    POSTMARK_SERVER_TOKEN: POSTMARK_TOKEN,
    POSTMARK_HOST: postmark.url,
  };
  if (database === 'PostgreSQL') {
    const postgres = await startPostgres({ durable: true });
    cleanUps.push(() => postgres.stop());
    env.DATABASE_URL = postgres.url;
  }
  return {
    env,
    postmark,
    async drainAndAccount(acknowledged, drainMs) {
      const killedBefore = new Date();
      const server = await startServer(readConfig({ ...env, PORT: '0', LOG_LEVEL: 'silent' }));
      try {
        const { db } = server.deps.database;
        await endKilledJobs(server.deps.database, killedBefore);
        await expect.poll(() => waitingWork(db), { timeout: drainMs, interval: 250 }).toBe(0);
        return await accountOf(db, acknowledged, postmark.messages);
      } finally {
        await server.stop();
      }
    },
  };
}
