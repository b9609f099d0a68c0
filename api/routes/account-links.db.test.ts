import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createAuth } from '#api/auth/create-auth.ts';
import { accountRequest, user } from '#api/database/schema/accounts.ts';
import { AUTH_PATH, askPasswordReset, signUp } from '#domain/contract/accounts.ts';
import { accountBody, confirmLink, newAccount, postAccount, tokenInMail } from '#tests/harness/accounts.ts';
import { at, call } from '#tests/harness/calls.ts';
import { PUBLIC_URL, type TestApp, withApp } from '#tests/harness/with-app.ts';

const MINUTE = 60_000;
const origin = PUBLIC_URL;
const register = (app: TestApp) => postAccount(app, signUp, accountBody);
const askReset = (app: TestApp, email: string) => postAccount(app, askPasswordReset, { email });

const reachable = [
  ...['GET /get-session', 'POST /sign-in/email', 'POST /sign-in/username', 'POST /sign-out'],
  ...['POST /two-factor/enable', 'POST /two-factor/verify-totp', 'POST /two-factor/disable'],
  ...['POST /passkey/verify-registration', 'POST /passkey/verify-authentication'],
];
/** Ours, in the contract. */
const replaced = ['POST /sign-up/email', 'POST /request-password-reset'];

test('of Better Auth nothing is reachable but these, and no GET that writes', () =>
  withApp({}, async (app) => {
    const endpoints = Object.values(createAuth(app.deps).api) as {
      path?: string;
      options: { method: string | string[] };
    }[];
    const offered = endpoints.flatMap(({ path, options }) =>
      path ? [options.method].flat().map((it) => `${it} ${path}`) : [],
    );
    expect(offered.length).toBeGreaterThan(25);
    expect(offered).toEqual(expect.arrayContaining(['GET /verify-email', 'GET /reset-password/:token', ...reachable]));
    for (const each of offered) {
      if (reachable.includes(each) || replaced.includes(each)) continue;
      const [method = '', path = ''] = each.split(' ');
      const body = method === 'GET' ? undefined : {};
      const reply = await call(
        app,
        at(`${AUTH_PATH}${path.replace(/:\w+/g, 'x')}?token=x&callbackURL=/`, method),
        { body },
        { origin },
      );
      expect([each, [404, 405].includes(reply.status)]).toEqual([each, true]);
    }
  }));

const stateOf = ({ database: { db } }: TestApp) =>
  Promise.all([db.select().from(user), db.select().from(accountRequest)]);

test('opening the link of a mail changes nothing', () =>
  withApp({}, async (app) => {
    await newAccount(app, { ...accountBody, email: 'other@example.org', username: 'other' });
    await register(app);
    app.clock.advance(5 * MINUTE);
    await askReset(app, 'other@example.org');
    await app.runJobs();
    const before = await stateOf(app);
    const links = (await app.outbox()).flatMap((it) => it.text.match(/https?:\/\/\S+/g) ?? []);
    expect(links.filter((it) => /\/auth\/(verify|reset)#/.test(it)).length).toBe(3);
    for (const link of links) {
      const { pathname, search, hash } = new URL(link);
      for (const opened of [
        pathname + search,
        `${pathname}${search}/${hash.slice(1)}`,
        `${AUTH_PATH}/verify-email?token=${hash.slice(1)}`,
      ])
        await call(app, at(opened));
    }
    expect(await stateOf(app)).toEqual(before);
    expect(links.some((it) => it.includes('token='))).toBe(false);
  }));

test('no row and no log holds the token of a link', () =>
  withApp({}, async (app) => {
    await register(app);
    const token = await tokenInMail(app, 'verify');
    await confirmLink(app, token);
    const secretPart = token.split('.')[1] ?? '';
    expect(secretPart.length).toBeGreaterThan(30);
    for (const table of ['email', 'account_request', 'verification', 'audit', 'pgboss.job']) {
      const { rows } = (await app.database.db.execute(`select * from ${table}`)) as unknown as { rows: unknown[] };
      expect(JSON.stringify(rows)).not.toContain(secretPart);
    }
    expect(app.logged.join('\n')).not.toContain(secretPart);
    const [request] = await app.database.db
      .select()
      .from(accountRequest)
      .where(eq(accountRequest.kind, 'registration'));
    expect(request).toMatchObject({ name: null, username: null, passwordHash: null });
  }));
