import { randomInt } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { noteFigure } from '#tests/harness/note-figure.ts';
import { wait } from '#tests/harness/script.ts';
import { startApiProcess } from './api-process.ts';
import { nothingAmiss } from './kept-leads.ts';
import { postAnew, streamLeads } from './lead-stream.ts';
import { layGround } from './server-under-load.ts';

/** On each database. */
const KILLS = Number(process.env.KILLS ?? 4);
const PARALLEL = 4;
/** Of every other life counted from its first lead, so that a slow machine has some to lose; of the rest from its start. */
const LONGEST_LIFE_MS = 500;
/** What so many short lives have left is sent by one that lives. */
const DRAIN_MS = 60_000 + KILLS * 1_000;
/** A restart takes two to three seconds on a machine of its own, and several times that beside browsers. */
const TIMEOUT_MS = 180_000 + DRAIN_MS + KILLS * 40_000;

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test.each(['PGlite', 'PostgreSQL'] as const)(
  `%s: ${KILLS} kill -9 in a stream of leads lose nothing that was acknowledged`,
  {
    timeout: TIMEOUT_MS,
  },
  async (database) => {
    const ground = await layGround(database, cleanUps);
    const api = await startApiProcess(ground.env);
    const stream = streamLeads(
      postAnew(() => api.url),
      { parallel: PARALLEL, repeats: true },
    );
    for (let kill = 0; kill < KILLS; kill += 1) {
      if (kill % 2 === 0) await stream.nextAcknowledged();
      await wait(randomInt(LONGEST_LIFE_MS));
      await api.crashAndRestart();
    }
    await stream.finish();
    await api.terminate();
    const { acknowledged, refused } = stream;
    expect(refused).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(KILLS / 2);
    const { sentAgain, ...account } = await ground.drainAndAccount(acknowledged, DRAIN_MS);
    console.log(`${database}: ${acknowledged.length} leads acknowledged, ${sentAgain.length} mails sent twice`);
    expect({ ...account, sentAgain: [] }).toEqual(nothingAmiss);
    expect(sentAgain.every(([, times]) => times === 2)).toBe(true);
    expect(sentAgain.length).toBeLessThanOrEqual(KILLS);
    const twice = `${sentAgain.length} of their mails sent twice`;
    noteFigure(`kills ${database}`, `0 of ${acknowledged.length} lost in ${KILLS} kills on ${database}, ${twice}`);
  },
);
