import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Listening, listen } from '#api/http/listen.ts';
import { noteFigure } from '#tests/harness/note-figure.ts';
import { type OpenAiServer, startOpenAi } from '#tests/harness/openai-server.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';
import { modelAt } from '#tests/harness/with-model.ts';
import { openChat } from './chat-client.ts';

const VANISHING = process.env.DEEP ? 1_000 : 50;
const AT_ONCE = 25;

let vendor: OpenAiServer;
let app: TestApp;
let server: Listening;
beforeEach(async () => {
  const turn = { says: 'Das hängt davon ab. '.repeat(200) };
  vendor = await startOpenAi(() => ({ does: 'slow', firstTokenMs: 0, betweenMs: 100, turn }));
  const call = { points: Number.MAX_SAFE_INTEGER, seconds: 60 };
  app = await startApp({ config: { model: modelAt(vendor), trustedProxies: ['127.0.0.1'] }, limits: { call } });
  server = await listen(app.app.fetch, '127.0.0.1', 0);
});
afterEach(async () => {
  await server.close(0);
  await app.stop();
  await vendor.stop();
});

test(`of ${VANISHING} clients that vanish none leaves a call to the model open, nor a place taken`, async () => {
  for (let round = 0; round < VANISHING / AT_ONCE; round += 1) {
    const opening = Array.from({ length: AT_ONCE }, (_, at) => openChat(`http://127.0.0.1:${server.port}`, at));
    const clients = await Promise.all(opening);
    expect(clients.map(({ reply }) => reply.status)).toEqual(clients.map(() => 200));
    expect(vendor.openReplies()).toBe(AT_ONCE);
    for (const { vanish } of clients) vanish();
    await vi.waitFor(() => expect(vendor.openReplies()).toBe(0), 5_000);
  }
  expect(vendor.requests).toHaveLength(VANISHING);
  noteFigure('vanished', `0 of ${VANISHING} calls left open`);
}, 240_000);
