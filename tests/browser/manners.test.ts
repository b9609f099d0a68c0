import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#api/config.ts';
import { type RunningServer, startServer } from '#api/serve.ts';
import { ours } from '#bench/embed/ours.ts';
import { PAGE_ORIGIN, servePages } from '#bench/embed/page-server.ts';
import { type Probes, probe } from '#bench/embed/probes.ts';
import { launch } from '#bench/embed/session.ts';
import { measure, type Timing } from '#bench/embed/timing.ts';
import { hostPageAlone, type Widget } from '#bench/embed/widget.ts';
import { type DataFolder, dataFolder } from '#tests/harness/data-folder.ts';
import { waysOf } from '#tests/harness/ways.ts';

/** Megabytes over the host page, at rest. */
const mostHeap: Record<string, number> = { questionnaire: 0.45, chat: 0.65 };
const globalsOfOurLibraries = ['nanostoresGlobal', '__zod_globalConfig'];

let server: RunningServer;
let browser: Browser;
let stopPages: () => void;
let data: DataFolder;

beforeAll(async () => {
  data = dataFolder();
  server = await startServer(
    readConfig({ PORT: '0', DATA_DIR: data.path, EXAMPLES_URL: PAGE_ORIGIN, LOG_LEVEL: 'silent' }),
  );
  stopPages = await servePages([hostPageAlone, ...ours(server.url)]);
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  stopPages?.();
  await server?.stop();
  data?.remove();
});

describe.each(waysOf(['questionnaire', 'chat'], [1]))('the published snippet of the %s', (name) => {
  let probes: Probes;
  let timing: Timing;

  beforeAll(async () => {
    const snippet = ours(server.url).find(({ mount }) => mount === `${name}-snippet`) as Widget;
    probes = await probe(browser, snippet);
    timing = await measure(browser, snippet);
  });

  test('works under a strict policy without a nonce and violates nothing', () => {
    expect(probes.strictPolicy).toEqual({ usable: true, works: true, violations: [] });
  });

  test('takes little of the memory of the page', async () => {
    const alone = await measure(browser, hostPageAlone);
    expect((timing.heapBytes - alone.heapBytes) / 2 ** 20).toBeLessThanOrEqual(mostHeap[name] ?? 0);
  });

  test('loaded twice is loaded once', () => {
    expect(probes.twice.errors).toEqual([]);
    expect(probes.twice.inputs).toBe(probes.twice.inputsOnce);
  });

  test('put out and in 100 times it works on and leaves nothing behind', () => {
    expect(probes.remount).toMatchObject({ usable: true, nodesPerCycle: 0, listenersPerCycle: 0 });
    expect(probes.remount.kilobytesPerCycle).toBeLessThanOrEqual(1);
  });

  test('host and widget keep their looks and their keys to themselves', () => {
    const { leakInPercent, hostElementsRestyled, keysMistaken } = probes;
    expect({ leakInPercent, hostElementsRestyled, keysMistaken }).toEqual({
      leakInPercent: 0,
      hostElementsRestyled: 0,
      keysMistaken: 0,
    });
  });

  test('leaves no trace on the page and breaks no accessibility rule', () => {
    expect(probes.globals.filter((name) => !globalsOfOurLibraries.includes(name))).toEqual([]);
    expect(probes.stored).toEqual({ cookies: 0, local: 0, session: 0 });
    expect(probes.axe).toEqual([]);
  });

  test('moves nothing of the page', () => {
    expect(timing).toMatchObject({ usable: true, works: true, shift: 0, hostShift: 0 });
  });
});
