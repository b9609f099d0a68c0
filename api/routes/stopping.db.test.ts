import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Advisor } from '#api/advisor/advisor.ts';
import { countRows } from '#tests/harness/calls.ts';
import { eventsOf, postChat, postChatStream } from '#tests/harness/chat.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

/** Says one word, then tells that it was said, and never ends. */
function endlessAdvisor() {
  const said = Promise.withResolvers<void>();
  const advisor: Advisor = {
    kind: 'automatic',
    async *answer() {
      yield { kind: 'text', text: 'Guten ' };
      said.resolve();
      await new Promise(() => {});
    },
  };
  return { advisor, said: said.promise };
}

let app: TestApp;
let endless: ReturnType<typeof endlessAdvisor>;
beforeEach(async () => {
  endless = endlessAdvisor();
  app = await startApp({ advisor: endless.advisor });
});
afterEach(() => app.stop());

const hallo = { message: 'Hallo', language: 'de' };

test('a server about to stop is alive, and not ready', async () => {
  expect((await app.fetch('/readyz')).status).toBe(200);
  app.deps.shutdown.begin();
  expect([(await app.fetch('/readyz')).status, (await app.fetch('/healthz')).status]).toEqual([503, 200]);
});

test('an answer that cannot be finished ends as cut, and is kept so', async () => {
  const events = postChatStream(app, hallo).then(eventsOf);
  await endless.said;
  app.deps.shutdown.endAnswers();
  const heard = await events;
  expect(heard.at(-1)).toMatchObject({ event: 'done', data: { content: 'Guten ', isCut: true } });
  expect(await countRows(app, 'message where is_cut')).toBe(1);
});

test('the same without a stream', async () => {
  const reply = postChat(app, hallo);
  await endless.said;
  app.deps.shutdown.endAnswers();
  expect(await (await reply).json()).toMatchObject({ content: 'Guten ', isCut: true });
});

test('an answer that can no longer begin says so in its own event', async () => {
  app.deps.shutdown.endAnswers();
  const reply = await postChatStream(app, hallo);
  expect(reply.status).toBe(200);
  expect(await eventsOf(reply)).toMatchObject([{ event: 'error', data: { code: 'unavailable' } }]);
});
