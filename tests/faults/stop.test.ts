import { randomInt } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { noteFigure } from '#tests/harness/note-figure.ts';
import { wait } from '#tests/harness/script.ts';
import { startApiProcess } from './api-process.ts';
import { startBalancer } from './balancer.ts';
import { streamChats } from './chat-stream.ts';
import { nothingAmiss } from './kept-leads.ts';
import { streamLeads } from './lead-stream.ts';
import { layGround } from './server-under-load.ts';

/** On each database. */
const STOPS = process.env.KILLS ? 20 : 1;
/** As in production. */
const DRAIN_SECONDS = '3';
const LONGEST_LIFE_MS = 1_500;
const DRAIN_MS = 60_000;
/** A machine shared with other work takes its time. */
const BUSY_MS = 60_000;
const TIMEOUT_MS = 60_000 + DRAIN_MS + STOPS * 60_000;
/** At most so long between two calls: some hardly pause, others send on connections that have been idle for up to their keep-alive time. */
const pauses = [100, 500, 1_000, 2_000, 3_000, 4_000, 5_500];
const lines = ['A line that takes a while to answer', 'Endless'];

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

test.each(['PGlite', 'PostgreSQL'] as const)(
  `%s: ${STOPS} SIGTERM under load fail no call of clients that keep their connections`,
  {
    timeout: TIMEOUT_MS,
  },
  async (database) => {
    const ground = await layGround(database, cleanUps);
    const api = await startApiProcess({ ...ground.env, DRAIN_SECONDS }, 'tests/faults/talking-server.ts');
    const balancer = await startBalancer(() => api.url);
    cleanUps.push(() => balancer.stop());
    const pauseMs = (lane: number) => randomInt(pauses[lane] ?? 5);
    const leads = streamLeads(balancer.post, { parallel: pauses.length, repeats: false, pauseMs });
    const chats = streamChats(balancer.post, lines);
    let longestMs = 0;
    for (let stop = 0; stop < STOPS; stop += 1) {
      const before = leads.acknowledged.length;
      const acknowledged = () => leads.acknowledged.length;
      await expect.poll(acknowledged, { timeout: BUSY_MS }).toBeGreaterThan(before + pauses.length);
      await wait(randomInt(LONGEST_LIFE_MS));
      const { code, milliseconds } = await api.terminate();
      expect(code).toBe(0);
      longestMs = Math.max(longestMs, milliseconds);
      await api.start();
    }
    await leads.finish();
    const chatsFinished = chats.finish();
    await api.terminate();
    await chatsFinished;
    const { acknowledged, refused } = leads;
    const calls = 2 * acknowledged.length + chats.lastEvents.length;
    console.log(
      `${database}: ${calls} calls, ${balancer.reused()} on kept connections, stops of ${longestMs} ms at most`,
    );
    expect(refused).toEqual([]);
    expect(chats.broken).toEqual([]);
    expect(chats.lastEvents.filter((it) => it === 'done, cut').length).toBeGreaterThanOrEqual(STOPS);
    expect(chats.lastEvents).toContain('done');
    expect(balancer.reused()).toBeGreaterThan(acknowledged.length);
    expect(longestMs).toBeLessThan(10_000);
    expect(await ground.drainAndAccount(acknowledged, DRAIN_MS)).toEqual(nothingAmiss);
    noteFigure(`stops ${database}`, `0 of ${calls} calls failed in ${STOPS} stops on ${database}`);
  },
);
