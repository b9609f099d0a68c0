import { expect, test } from 'vitest';
import { account as accountTable, session, user } from '#api/database/schema/accounts.ts';
import { email } from '#api/database/schema/mail.ts';
import { audit } from '#api/database/schema/platform.ts';
import {
  askPasswordReset,
  authCalls,
  confirmAccount,
  readAccountLink,
  renewAccountLink,
  resetPassword,
  signUp,
} from '#domain/contract/accounts.ts';
import { accountBody, confirmLink, cookiesOf, newAccount, postAccount, tokenInMail } from '#tests/harness/accounts.ts';
import { call, countRows } from '#tests/harness/calls.ts';
import { PUBLIC_URL, type TestApp, withApp } from '#tests/harness/with-app.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const origin = PUBLIC_URL;

const register = (app: TestApp, body: object = accountBody) => postAccount(app, signUp, body);
const logIn = (app: TestApp, login: object = {}, way: 'signInByEmail' | 'signInByUsername' = 'signInByEmail') =>
  postAccount(app, authCalls[way], { email: accountBody.email, password: accountBody.password, ...login });
const reset = (app: TestApp, token: string, password: string) => postAccount(app, resetPassword, { token, password });
const askReset = (app: TestApp, address = accountBody.email) => postAccount(app, askPasswordReset, { email: address });

test('an account begins when the button behind the link in its mail is pressed', () =>
  withApp({}, async (app) => {
    expect(await (await register(app)).json()).toEqual({ asked: true });
    expect(await countRows(app, '"user"')).toBe(0);
    expect((await logIn(app)).status).toBe(401);
    const token = await tokenInMail(app, 'verify');
    const link = await postAccount(app, readAccountLink, { token });
    expect(await link.json()).toMatchObject({
      email: accountBody.email,
      name: 'Grace',
      username: 'Grace_H',
      isDone: false,
    });
    expect(await countRows(app, '"user"')).toBe(0);
    for (const _ of [1, 2]) expect(await (await confirmLink(app, token)).json()).toEqual({ username: 'Grace_H' });
    const signedIn = await logIn(app);
    expect(signedIn.status).toBe(200);
    expect(Object.keys(await signedIn.json())).toEqual(['user']);
    const [cookie = ''] = signedIn.headers.getSetCookie();
    expect(cookie).toMatch(/^wattnest\.session_token=.*HttpOnly.*SameSite=Lax/i);
    const headers = { Cookie: cookiesOf(signedIn) };
    const found = await call(app, authCalls.readSession, {}, { headers });
    const said = await found.json();
    expect(said.user).toMatchObject({ email: accountBody.email, role: 'customer', isAdmin: false });
    expect(Object.keys(said.session)).toEqual(['expiresAt']);
  }));

test('on https the cookies are bound to the host', () =>
  withApp({ config: { publicUrl: 'https://portal.example' } }, async (app) => {
    await newAccount(app);
    const cookies = (await logIn(app)).headers.getSetCookie();
    expect(cookies.length).toBe(2);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__Host-wattnest\.(session_token|device)=.*Path=\/;.*HttpOnly/i);
      expect(cookie).toMatch(/Secure/i);
      expect(cookie).not.toMatch(/Domain/i);
    }
  }));

test('nobody makes himself admin, verified or a manager', () =>
  withApp({}, async (app) => {
    for (const rise of [{ role: 'admin' }, { isAdmin: true }, { isVerified: true }, { emailVerified: true }])
      expect((await register(app, { ...accountBody, ...rise })).status).toBe(400);
    await newAccount(app);
    const [row] = await app.database.db.select().from(user);
    expect(row).toMatchObject({ role: 'customer', isAdmin: false, isVerified: false, lastLoginAt: null });
  }));

test('foreign pages may not call', () =>
  withApp({}, async (app) => {
    for (const foreign of ['https://evil.example', 'null'])
      for (const endpoint of [signUp, authCalls.signInByEmail, confirmAccount])
        expect((await postAccount(app, endpoint, accountBody, { origin: foreign })).status).toBe(403);
    expect(await countRows(app, 'account_request')).toBe(0);
  }));

test('a known address gets the same answer as a new one, and its owner a mail that says so', () =>
  withApp({}, async (app) => {
    await newAccount(app);
    app.clock.advance(5 * MINUTE);
    const known = await register(app, { ...accountBody, username: 'grace2' });
    const unknown = await register(app, { ...accountBody, username: 'grace3', email: 'new@example.org' });
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
    await app.runJobs();
    const [mail] = (await app.outbox()).filter(
      (it) => it.to === accountBody.email && !it.text.includes('/auth/verify#'),
    );
    expect(mail?.subject).toBe('Sie haben schon ein Konto bei Wattnest');
    expect(await countRows(app, '"user"')).toBe(1);
  }));

test('and leaves the same rows behind: who has an account is looked up when the mail is written', () =>
  withApp({}, async (app) => {
    await newAccount(app);
    app.clock.advance(5 * MINUTE);
    const statements = async (address: string, ask: (address: string) => Promise<Response>) => {
      const before = await countRows(app, 'audit');
      expect((await ask(address)).status).toBe(200);
      const rows = await Promise.all(['account_request', 'email', `pgboss.job`].map((it) => countRows(app, it)));
      return { rows, audits: (await countRows(app, 'audit')) - before };
    };
    const registerAs = (address: string) => register(app, { ...accountBody, username: 'another', email: address });
    for (const ask of [registerAs, (address: string) => askReset(app, address)]) {
      const start = await Promise.all(['account_request', 'email', `pgboss.job`].map((it) => countRows(app, it)));
      const known = await statements(accountBody.email, ask);
      const unknown = await statements(`new${start[0]}@example.org`, ask);
      expect(known).toEqual({ rows: start.map((it) => it + 1), audits: 1 });
      expect(unknown).toEqual({ rows: start.map((it) => it + 2), audits: 1 });
      app.clock.advance(DAY);
    }
  }));

test('and costs the same processor time', () =>
  withApp({}, async (app) => {
    await newAccount(app);
    const asks = ['known', 'unknown'].flatMap((who) =>
      ['register', 'reset'].map((what) => ({ who, what, spent: [] as number[] })),
    );
    for (let round = 0; round < 7; round += 1)
      for (const { who, what, spent } of asks) {
        app.clock.advance(DAY);
        const address = who === 'known' ? accountBody.email : `new${round}@example.org`;
        const start = process.cpuUsage();
        await (what === 'reset'
          ? askReset(app, address)
          : register(app, { ...accountBody, username: 'another', email: address }));
        const { user: own, system } = process.cpuUsage(start);
        spent.push((own + system) / 1_000);
      }
    const [registerKnown = 0, resetKnown = 0, registerNew = 0, resetNew = 0] = asks.map(
      ({ spent }) => spent.sort((one, other) => one - other)[3] ?? 0,
    );
    expect(Math.min(registerKnown, registerNew)).toBeGreaterThan(10);
    expect(Math.max(registerKnown / registerNew, registerNew / registerKnown)).toBeLessThan(1.5);
    expect(Math.abs(resetKnown - resetNew)).toBeLessThan(Math.min(registerKnown, registerNew) / 2);
  }));

test('a taken username is told; one that was taken before the confirmation is left out', () =>
  withApp({}, async (app) => {
    const other = { ...accountBody, email: 'other@example.org', username: 'GRACE_h' };
    await register(app, other);
    const token = await tokenInMail(app, 'verify', other.email);
    await newAccount(app);
    const taken = await register(app, { ...accountBody, email: 'third@example.org', username: 'grace_H' });
    expect(taken.status).toBe(400);
    expect((await taken.json()).fields).toMatchObject([{ path: 'username', problem: 'taken' }]);
    expect(await (await confirmLink(app, token)).json()).toEqual({ username: null });
    expect((await logIn(app, { email: other.email })).status).toBe(200);
  }));

test('a stranger who registers an address first neither blocks nor prepares the account of its owner', () =>
  withApp({}, async (app) => {
    await register(app, { ...accountBody, name: 'Mallory', username: 'mallory', password: 'known to mallory' });
    const strangers = await tokenInMail(app, 'verify');
    app.clock.advance(5 * MINUTE);
    await register(app);
    const owners = await tokenInMail(app, 'verify');
    expect(owners).not.toBe(strangers);
    expect((await confirmLink(app, owners)).status).toBe(200);
    const [row] = await app.database.db.select().from(user);
    expect(row).toMatchObject({ name: 'Grace', username: 'grace_h', emailVerified: true });
    expect((await logIn(app, { password: 'known to mallory' })).status).toBe(401);
    expect((await logIn(app, { username: 'mallory', password: 'known to mallory' }, 'signInByUsername')).status).toBe(
      401,
    );
    expect((await logIn(app)).status).toBe(200);
    expect((await confirmLink(app, strangers)).status).toBe(404);
  }));

test('an account whose mailbox nobody has proved gives way, with its password, name and sessions', () =>
  withApp({}, async (app) => {
    const { db } = app.database;
    const unproved = { name: 'Mallory', username: 'mallory', email: accountBody.email };
    const [row] = await db.insert(user).values(unproved).returning();
    const userId = row?.id ?? '';
    await db.insert(session).values({ userId, token: 'token', expiresAt: new Date('2030-01-01') });
    await db.insert(accountTable).values({ userId, accountId: userId, providerId: 'credential', password: 'hash' });
    await expect(newAccount(app)).resolves.not.toThrow();
    expect(await db.select().from(session)).toEqual([]);
    expect((await db.select().from(user)).map((it) => it.name)).toEqual(['Grace']);
    expect((await db.select().from(accountTable)).length).toBe(1);
    expect((await logIn(app)).status).toBe(200);
  }));

test('a link ends after a day, and a new one is sent for the same answer whatever the token', () =>
  withApp({}, async (app) => {
    await register(app);
    const token = await tokenInMail(app, 'verify');
    app.clock.advance(DAY);
    for (const endpoint of [readAccountLink, confirmAccount])
      expect((await postAccount(app, endpoint, { token })).status).toBe(404);
    const answers = [];
    for (const asked of [token, 'nonsense', `${token}x`, token.replace(/^./, 'x'), ''])
      answers.push(await (await postAccount(app, renewAccountLink, { token: asked })).text());
    expect(new Set(answers)).toEqual(new Set(['{"asked":true}']));
    await app.runJobs();
    expect((await app.outbox()).length).toBe(2);
    expect((await confirmLink(app, await tokenInMail(app, 'verify'))).status).toBe(200);
    expect((await logIn(app)).status).toBe(200);
  }));

test('a reset sets the password once, ends every session and wants a proved mailbox', () =>
  withApp({}, async (app) => {
    await newAccount(app);
    await logIn(app);
    app.clock.advance(5 * MINUTE);
    await askReset(app);
    const token = await tokenInMail(app, 'reset');
    const link = await postAccount(app, readAccountLink, { token });
    expect(await link.json()).toMatchObject({ email: accountBody.email, minPasswordLength: 6 });
    expect((await confirmLink(app, token)).status).toBe(404);
    expect((await reset(app, token, 'a new secret')).status).toBe(200);
    expect((await reset(app, token, 'another secret')).status).toBe(404);
    expect(await countRows(app, 'session')).toBe(0);
    expect((await logIn(app)).status).toBe(401);
    expect((await logIn(app, { password: 'a new secret' })).status).toBe(200);
    app.clock.advance(5 * MINUTE);
    await askReset(app);
    const late = await tokenInMail(app, 'reset');
    app.clock.advance(60 * MINUTE);
    expect((await reset(app, late, 'too late for this')).status).toBe(404);
  }));

test('nobody is mailed about an account that does not exist', () =>
  withApp({}, async (app) => {
    expect(await (await askReset(app, 'nobody@example.org')).json()).toEqual({ asked: true });
    await app.runJobs();
    expect(await app.outbox()).toEqual([]);
    expect((await app.database.db.select().from(email)).map((it) => it.status)).toEqual(['dropped']);
  }));

test('passwords are six characters at least, twelve for who sees others’ data, and none that everybody tries first', () =>
  withApp({}, async (app) => {
    const problemOf = async (reply: Response) => (await reply.json()).fields?.[0]?.problem;
    const tried = async (password: string) => problemOf(await register(app, { ...accountBody, password }));
    expect(await tried('h4t7z')).toBe('too-short');
    for (const common of ['123456', 'password', 'Baseball', 'qwerty123'])
      expect(await tried(common)).toBe('too-common');
    expect(await tried('h4t7zq')).toBeUndefined();
    await confirmLink(app, await tokenInMail(app, 'verify'));
    await app.database.db.update(user).set({ role: 'manager' });
    app.clock.advance(5 * MINUTE);
    await askReset(app);
    const token = await tokenInMail(app, 'reset');
    expect((await (await postAccount(app, readAccountLink, { token })).json()).minPasswordLength).toBe(12);
    expect(await problemOf(await reset(app, token, 'elevenchars'))).toBe('too-short');
    expect((await reset(app, token, 'twelve chars')).status).toBe(200);
  }));

test('what happens to an account is on record', () =>
  withApp({}, async (app) => {
    await newAccount(app);
    await logIn(app, { password: 'not my password' });
    await logIn(app, { email: 'nobody@example.org' });
    const headers = { Cookie: cookiesOf(await logIn(app)) };
    expect((await call(app, authCalls.signOut, {}, { origin, headers })).status).toBe(200);
    expect(await countRows(app, 'session')).toBe(0);
    app.clock.advance(5 * MINUTE);
    await askReset(app);
    await reset(app, await tokenInMail(app, 'reset'), 'a new secret');
    const rows = await app.database.db.select().from(audit);
    const [person] = await app.database.db.select().from(user);
    const verbs = rows.filter((it) => it.entityId === person?.id).map((it) => it.verb);
    expect(verbs.sort()).toEqual(['reset-password', 'sign-in', 'sign-in-refused', 'sign-out', 'verify']);
    expect(rows.filter((it) => it.entity === 'unknown-login').map((it) => it.verb)).toEqual(['sign-in-refused']);
    expect(JSON.stringify(rows)).not.toContain('nobody@');
  }));
