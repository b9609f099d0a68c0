import { asc } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import type { Advisor, AdvisorPiece } from '#api/advisor/advisor.ts';
import { builtinAdvisor } from '#api/advisor/builtin/builtin-advisor.ts';
import { message } from '#api/database/schema/chat.ts';
import { listen } from '#api/http/listen.ts';
import { sendChat } from '#domain/contract/chat.ts';
import { requestOf } from '#domain/contract/client.ts';
import { countRows, newVisit } from '#tests/harness/calls.ts';
import { eventsOf, postChat, postChatStream, sayTo } from '#tests/harness/chat.ts';
import { newKey, type TestApp, withApp } from '#tests/harness/with-app.ts';

const hello = { message: 'Hallo', language: 'de' } as const;
const word: AdvisorPiece = { kind: 'text', text: 'Guten ' };

const advisorOf = (answer: Advisor['answer']): Advisor => ({ kind: 'ai', answer });

/** Says a word, then waits for the end of the world, or for the signal if it is polite. */
function endlessAdvisor(isPolite: boolean) {
  const heard = { waiting: false, stopped: false };
  const advisor = advisorOf(async function* (_, signal) {
    yield word;
    heard.waiting = true;
    await new Promise<void>((resolve) => {
      if (isPolite) signal.addEventListener('abort', () => resolve());
    });
    heard.stopped = signal.aborted;
  });
  return { advisor, heard };
}

const failing = (pieces: AdvisorPiece[]) =>
  advisorOf(async function* () {
    yield* pieces;
    throw new Error('sk-secret');
  });

const stored = ({ database }: TestApp) => database.db.select().from(message).orderBy(asc(message.position));
const cutRows = [
  { role: 'user', content: 'Hallo' },
  { role: 'assistant', content: 'Guten ', isCut: true },
];

test.each([true, false])('a client that goes stops the work within a second (polite adviser: %s)', async (isPolite) => {
  const { advisor, heard } = endlessAdvisor(isPolite);
  await withApp({ advisor }, async (app) => {
    const reply = await postChatStream(app, hello);
    const reader = reply.body?.getReader();
    for (const _ of ['speaker', 'delta']) await reader?.read();
    await vi.waitFor(() => expect(heard.waiting).toBe(true), 2_000);
    const start = performance.now();
    await reader?.cancel();
    await vi.waitFor(async () => expect(await stored(app)).toMatchObject(cutRows), 1_000);
    expect(performance.now() - start).toBeLessThan(1_000);
    if (isPolite) expect(heard.stopped).toBe(true);
  });
});

test.each(['application/json', 'text/event-stream'])('so does one that hangs up (%s)', async (accept) => {
  const { advisor, heard } = endlessAdvisor(true);
  await withApp({ advisor }, async (app) => {
    const { port, close } = await listen(app.app.fetch, '127.0.0.1', 0);
    try {
      const hangUp = new AbortController();
      const [path, sent] = requestOf(sendChat, { body: hello }, {}, accept);
      const calling = fetch(`http://127.0.0.1:${port}${path}`, { ...sent, signal: hangUp.signal });
      calling.catch(() => {});
      if (accept === 'text/event-stream') await (await calling).body?.getReader().read();
      await vi.waitFor(() => expect(heard.waiting).toBe(true), 2_000);
      hangUp.abort();
      await vi.waitFor(async () => expect(await stored(app)).toMatchObject(cutRows), 1_000);
      expect(heard.stopped).toBe(true);
    } finally {
      await close(0);
    }
  });
});

test('an adviser that fails at once is a problem, and nothing is stored', () =>
  withApp({ advisor: failing([]) }, async (app) => {
    for (const post of [postChat, postChatStream]) {
      const reply = await post(app, hello);
      expect([reply.status, (await reply.json()).code]).toEqual([500, 'internal']);
    }
    expect(await countRows(app, 'message')).toBe(0);
  }));

test('one that fails later ends with an error and a cut answer', () =>
  withApp({ advisor: failing([word]) }, async (app) => {
    const events = await eventsOf(await postChatStream(app, hello, { language: 'en' }));
    expect(events.map(({ event }) => event)).toEqual(['speaker', 'delta', 'error']);
    expect(events[2]?.data).toMatchObject({ code: 'internal', status: 500 });
    expect(JSON.stringify(events)).not.toContain('secret');
    expect(app.logged.join()).toContain('unexpected error');
    expect(await stored(app)).toMatchObject(cutRows);
    expect((await postChat(app, hello)).status).toBe(500);
  }));

test('a repeat after a cut answer takes its place', async () => {
  let isDown = true;
  const advisor = advisorOf((turn, signal) => (isDown ? failing([word]) : builtinAdvisor).answer(turn, signal));
  await withApp({ advisor }, async (app) => {
    const { token } = await newVisit(app);
    const key = newKey();
    await (await postChatStream(app, hello, { token, key })).text();
    expect(await stored(app)).toMatchObject(cutRows);
    isDown = false;
    const reply = await sayTo(app, hello, { token, key });
    expect(await sayTo(app, hello, { token, key })).toEqual(reply);
    expect(await stored(app)).toMatchObject([{ content: 'Hallo' }, { content: reply.content, isCut: false }]);
  });
});
