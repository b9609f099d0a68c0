import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Listening, listen } from '#api/http/listen.ts';

let server: Listening;
let agent: Agent;
let answer: (request: Request) => Response | Promise<Response>;
beforeEach(async () => {
  answer = () => new Response('yes');
  server = await listen((request) => answer(request), '127.0.0.1', 0);
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});
afterEach(async () => {
  agent.destroy();
  await server.close(0);
});

/** What a reply says of its connection; rejects when that breaks. */
async function ask(): Promise<string | undefined> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port: server.port, host: '127.0.0.1', agent }, resolve).once('error', reject);
  });
  await text(reply);
  return reply.headers.connection;
}

test('a client may come again on its connection', async () => {
  expect([await ask(), await ask()]).toEqual(['keep-alive', 'keep-alive']);
});

test('a server that leaves answers once more on an idle connection, also behind a closed door', async () => {
  await ask();
  server.sendAway();
  const closed = server.close(10_000);
  await expect(ask()).resolves.toBe('close');
  await closed;
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('a call that is being worked on gets the last reply of its connection', async () => {
  const working = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  answer = async () => {
    begun.resolve();
    await working.promise;
    return new Response('late');
  };
  const asked = ask();
  await begun.promise;
  server.sendAway();
  working.resolve();
  expect(await asked).toBe('close');
});

test('while it leaves, new connections are served', async () => {
  server.sendAway();
  expect([await ask(), await ask()]).toEqual(['close', 'close']);
});

test('without a farewell idle connections end at once', async () => {
  await ask();
  const since = performance.now();
  await server.close(60_000);
  expect(performance.now() - since).toBeLessThan(4_000);
});
