import { expect, test } from 'vitest';
import { user } from '#api/database/schema/accounts.ts';
import { type CallOptions, call } from '#tests/harness/calls.ts';
import { PUBLIC_URL, type TestApp, withApp } from '#tests/harness/with-app.ts';

const account = { name: 'Grace', email: 'grace@example.org', username: 'grace', password: 'correct horse battery' };

const signUp = (app: TestApp, body: object = account, options: CallOptions = { origin: PUBLIC_URL }) =>
  call(app, 'POST', '/api/auth/sign-up/email', body, options);
const signIn = (app: TestApp, options: CallOptions = { origin: PUBLIC_URL }) =>
  call(app, 'POST', '/api/auth/sign-in/email', { email: account.email, password: account.password }, options);

async function verify(app: TestApp): Promise<Response> {
  await app.runJobs();
  const link = /https?:\/\/\S+verify-email\S+/.exec((await app.outbox())[0]?.text ?? '')?.[0] ?? '';
  const { pathname, search } = new URL(link);
  return call(app, 'GET', pathname + search, undefined);
}

test('an account works after its address is verified through a queued mail', () =>
  withApp({}, async (app) => {
    expect((await signUp(app)).status).toBe(200);
    expect((await signIn(app)).status).toBe(403);
    await verify(app);
    const signedIn = await signIn(app);
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^wattnest\.session_token=/);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    const session = await call(app, 'GET', '/api/auth/get-session', undefined, {
      headers: { Cookie: cookie.split(';')[0] ?? '' },
    });
    expect((await session.json()).user).toMatchObject({ email: account.email, role: 'customer', isAdmin: false });
  }));

test('on https the cookie is bound to the host', () =>
  withApp({ config: { publicUrl: 'https://portal.example' } }, async (app) => {
    const origin = 'https://portal.example';
    await signUp(app, account, { origin });
    await verify(app);
    const cookie = (await signIn(app, { origin })).headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^__Host-wattnest\.session_token=/);
    expect(cookie).toMatch(/Secure/i);
    expect(cookie).toMatch(/Path=\//i);
    expect(cookie).not.toMatch(/Domain/i);
  }));

test('nobody makes himself admin, verified or a manager', () =>
  withApp({}, async (app) => {
    const rise = {
      role: 'admin',
      isAdmin: true,
      isVerified: true,
      emailVerified: true,
      lastLoginAt: '2026-01-01T00:00:00Z',
    };
    await signUp(app, { ...account, ...rise });
    await signUp(app);
    const rows = await app.database.db.select().from(user);
    expect(rows.length).toBe(1);
    expect(rows[0]).toMatchObject({
      role: 'customer',
      isAdmin: false,
      isVerified: false,
      emailVerified: false,
      lastLoginAt: null,
    });
  }));

test('foreign pages may not call, nor anybody ask who has an account', () =>
  withApp({}, async (app) => {
    for (const origin of ['https://evil.example', 'null'])
      expect((await signUp(app, account, { origin })).status).toBe(403);
    expect(
      (await call(app, 'POST', '/api/auth/is-username-available', { username: 'grace' }, { origin: PUBLIC_URL }))
        .status,
    ).toBe(404);
    expect((await app.database.db.select().from(user)).length).toBe(0);
  }));

test('a known address gets the same answer as a new one', () =>
  withApp({}, async (app) => {
    const first = await signUp(app);
    const second = await signUp(app, { ...account, username: 'grace2' });
    expect(second.status).toBe(first.status);
    expect(Object.keys(await second.json()).sort()).toEqual(Object.keys(await first.json()).sort());
  }));
