import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { session } from '#api/database/schema/accounts.ts';
import { authCalls } from '#domain/contract/accounts.ts';
import { call, countRows } from '#tests/harness/calls.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { startReceiver, type WebhookReceiver } from '#tests/harness/webhook-receiver.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

const secret = 'a secret that both servers know';
const RENEWED_AFTER_SECONDS = 270;

let app: TestApp;
let receiver: WebhookReceiver;
const start = async (webhooksToLoopback: boolean) => {
  const tokenSync = { url: `${receiver.url}/session`, secret };
  app = await startApp({ settings: { webhooksToLoopback, tokenSync } });
};
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await app.stop();
  await receiver.stop();
});

const sync = () => app.runJobs('sync-session');
const claimsOf = (at: number) => {
  const [, token = ''] = receiver.calls[at]?.headers.authorization?.split('Bearer ') ?? [];
  const [head, claims, signature] = token.split('.');
  expect(signature).toBe(createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url'));
  return JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()) as Record<string, string | number>;
};

test('a session is told by POST, again before its token ends, and by DELETE when it is signed out', async () => {
  await start(true);
  const { userId, as } = await signIn(app);
  await sync();
  const [row] = await app.database.db.select().from(session);
  expect(receiver.calls).toMatchObject([{ method: 'POST', path: '/session', body: '' }]);
  const iat = app.clock.now().getTime() / 1_000;
  const said = { iss: app.deps.settings.publicUrl, aud: receiver.url, sub: userId, sid: row?.id };
  expect(claimsOf(0)).toEqual({ ...said, iat, exp: iat + 300 });

  const due = `extract(epoch from start_after) = ${iat + RENEWED_AFTER_SECONDS}`;
  expect(await countRows(app, `pgboss.job where name = 'sync-session' and state = 'created' and ${due}`)).toBe(1);
  app.clock.advance(RENEWED_AFTER_SECONDS * 1_000);
  await sync();
  expect(claimsOf(1)).toMatchObject({ sub: userId, iat: iat + RENEWED_AFTER_SECONDS });

  await call(app, authCalls.signOut, {}, as);
  await sync();
  expect(receiver.calls.map((it) => it.method)).toEqual(['POST', 'POST', 'DELETE']);
  expect(claimsOf(2)).not.toHaveProperty('sub');
  expect(claimsOf(2).sid).toBe(row?.id);
  expect(await sync()).toBe(0);
});

test('a server that fails is told again', async () => {
  await start(true);
  receiver.script({ does: 'status', status: 500 });
  await signIn(app);
  expect([await sync(), await sync()]).toEqual([0, 1]);
  expect(receiver.calls.map((it) => it.method)).toEqual(['POST', 'POST']);
});

test('a session that ended unsaid is told by DELETE when its token would have been renewed', async () => {
  await start(true);
  await signIn(app);
  await sync();
  await app.database.db.delete(session);
  await sync();
  expect(receiver.calls.map((it) => it.method)).toEqual(['POST', 'DELETE']);
});

test('a private address is never called', async () => {
  await start(false);
  await signIn(app);
  expect(await sync()).toBe(0);
  expect(receiver.connections()).toBe(0);
});

test('without an address there is nothing to do', async () => {
  app = await startApp();
  await signIn(app);
  expect(await countRows(app, `pgboss.job where name = 'sync-session'`)).toBe(0);
});
