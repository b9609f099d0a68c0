import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '#api/config.ts';
import { startServer } from '#api/serve.ts';
import { noteFigure } from '#tests/harness/note-figure.ts';
import { startPostgres } from '#tests/harness/postgres.ts';
import { wait } from '#tests/harness/script.ts';
import { startApiProcess } from './api-process.ts';
import { accountOf, endKilledJobs, nothingAmiss, waitingMails } from './kept-leads.ts';
import { type Acknowledged, streamLeads } from './lead-stream.ts';

/** On each database. */
const KILLS = Number(process.env.KILLS ?? 10);
const TERMINATIONS = KILLS > 20 ? 20 : 2;
const PARALLEL = 4;
const LONGEST_LIFE_MS = 500;
/** What so many short lives have left is sent by one that lives. */
const DRAIN_MS = 60_000 + KILLS * 1_000;
/** A restart takes two to three seconds on a machine of its own, and several times that beside browsers. */
const TIMEOUT_MS = 60_000 + DRAIN_MS + KILLS * 20_000;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

type Env = Record<string, string>;

async function environment(database: 'PGlite' | 'PostgreSQL'): Promise<Env> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wattnest-kill-'));
  cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
  if (database === 'PGlite') return { DATA_DIR: dataDir };
  const postgres = await startPostgres({ durable: true });
  cleanUps.push(() => postgres.stop());
  return { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
}

/** Starts the server once more, in this process, lets it send what is left, and looks into its database. */
async function drainAndAccount(env: Env, acknowledged: Acknowledged[]) {
  const killedBefore = new Date();
  const server = await startServer(readConfig({ ...env, PORT: '0', LOG_LEVEL: 'silent' }));
  try {
    const { database } = server.deps;
    await endKilledJobs(database, killedBefore);
    await expect.poll(() => waitingMails(database.db), { timeout: DRAIN_MS, interval: 250 }).toBe(0);
    return await accountOf(database.db, acknowledged);
  } finally {
    await server.stop();
  }
}

describe.each(['PGlite', 'PostgreSQL'] as const)('%s', (database) => {
  test(`${KILLS} kill -9 in a stream of leads lose nothing that was acknowledged`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    const env = await environment(database);
    const api = await startApiProcess(env);
    const stream = streamLeads(() => api.url, { parallel: PARALLEL, repeats: true });
    for (let kill = 0; kill < KILLS; kill += 1) {
      await wait(randomInt(LONGEST_LIFE_MS));
      await api.crashAndRestart();
    }
    await stream.finish();
    await api.terminate();
    console.log(`${database}: ${stream.acknowledged.length} leads acknowledged in ${KILLS} kills`);
    expect(stream.refused).toEqual([]);
    expect(stream.acknowledged.length).toBeGreaterThan(KILLS);
    expect(await drainAndAccount(env, stream.acknowledged)).toEqual(nothingAmiss);
    noteFigure(`kills ${database}`, `0 of ${stream.acknowledged.length} lost in ${KILLS} kills on ${database}`);
  });

  test(`${TERMINATIONS} SIGTERM under load leave no call half done`, { timeout: TIMEOUT_MS }, async () => {
    const env = await environment(database);
    const api = await startApiProcess(env);
    const stream = streamLeads(() => api.url, { parallel: PARALLEL, repeats: false });
    for (let stop = 0; stop < TERMINATIONS; stop += 1) {
      const before = stream.acknowledged.length;
      await expect.poll(() => stream.acknowledged.length).toBeGreaterThan(before + PARALLEL);
      const { code, milliseconds } = await api.terminate();
      expect(code).toBe(0);
      expect(milliseconds).toBeLessThan(10_000);
      await api.start();
    }
    await stream.finish();
    await api.terminate();
    expect(stream.refused).toEqual([]);
    expect(await drainAndAccount(env, stream.acknowledged)).toEqual(nothingAmiss);
  });
});
