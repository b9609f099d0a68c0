import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Advisor } from '#api/advisor/advisor.ts';
import { type Listening, listen } from '#api/http/listen.ts';
import { type Language, languages } from '#domain/place.ts';
import { countRows, newVisit } from '#tests/harness/calls.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';
import { failureTexts } from '#texts/failures/whole.ts';
import { type ChatClient, openChat } from './chat-client.ts';

const OPENINGS = 500;
const MOST = 200;
const VANISHING = process.env.DEEP ? 1_000 : 100;
const AT_ONCE = 50;

/** Says a word to everybody and then holds the line; it fails when it is told to. */
function holdingAdvisor() {
  const failing = new AbortController();
  const speaking = { now: 0 };
  const advisor: Advisor = {
    kind: 'ai',
    async *answer(_, signal) {
      speaking.now += 1;
      try {
        yield { kind: 'text', text: 'Guten ' };
        await new Promise<void>((resolve, reject) => {
          signal.addEventListener('abort', () => resolve());
          failing.signal.addEventListener('abort', () => reject(new Error('the model is gone')));
        });
      } finally {
        speaking.now -= 1;
      }
    },
  };
  return { advisor, speaking, fail: () => failing.abort() };
}

let app: TestApp;
let server: Listening;
let holding: ReturnType<typeof holdingAdvisor>;
beforeEach(async () => {
  holding = holdingAdvisor();
  const call = { points: Number.MAX_SAFE_INTEGER, seconds: 60 };
  app = await startApp({ advisor: holding.advisor, config: { trustedProxies: ['127.0.0.1'] }, limits: { call } });
  server = await listen(app.app.fetch, '127.0.0.1', 0);
});
afterEach(async () => {
  await server.close(0);
  await app.stop();
});

const open = (number: number, headers: Record<string, string> = {}, language: Language = 'de') =>
  openChat(`http://127.0.0.1:${server.port}`, number, { headers, language });
const openAll = (count: number) => Promise.all(Array.from({ length: count }, (_, number) => open(number)));
const statuses = (clients: ChatClient[]) => clients.map(({ reply }) => reply.status);

async function vanishAll(clients: ChatClient[]): Promise<void> {
  for (const { vanish } of clients) vanish();
  await vi.waitFor(() => expect(holding.speaking.now).toBe(0), 10_000);
}

test('of 500 parallel openings the server takes 200 and tells the rest to come back', async () => {
  const clients = await openAll(OPENINGS);
  expect(statuses(clients).filter((status) => status === 200)).toHaveLength(MOST);
  const refused = clients.filter(({ reply }) => reply.status === 429);
  expect(refused).toHaveLength(OPENINGS - MOST);
  for (const { reply } of refused) expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(holding.speaking.now).toBe(MOST);
  await vanishAll(clients);
}, 60_000);

test.each(languages)('a visit holds two at once; the third hears so in %s', async (language) => {
  const { token } = await newVisit(app);
  const asked = { Authorization: `Bearer ${token}` };
  const clients = [await open(1, asked), await open(2, asked)];
  const third = await open(3, asked, language);
  expect(third.reply.status).toBe(429);
  expect(await third.reply.json()).toMatchObject({ detail: failureTexts[language].details['too-many-requests'] });
  await vanishAll(clients);
});

test(`none of ${VANISHING} clients that vanish leaves its place taken`, async () => {
  for (let round = 0; round < VANISHING / AT_ONCE; round += 1) await vanishAll(await openAll(AT_ONCE));
  await vi.waitFor(async () => expect(await countRows(app, 'message')).toBe(2 * VANISHING), 10_000);
  const clients = await openAll(MOST + 1);
  expect(statuses(clients).filter((status) => status === 200)).toHaveLength(MOST);
  await vanishAll(clients);
}, 120_000);

test('an answer that fails gives its places back', async () => {
  const before = await openAll(MOST);
  holding.fail();
  await Promise.all(before.map(({ ended }) => ended()));
  const after = await openAll(MOST);
  expect(statuses([...before, ...after])).toEqual(Array.from({ length: 2 * MOST }, () => 200));
  await vanishAll(after);
}, 60_000);
