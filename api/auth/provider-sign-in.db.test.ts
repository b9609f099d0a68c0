import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { account, rateLimit, session, user } from '#api/database/schema/accounts.ts';
import { audit } from '#api/database/schema/platform.ts';
import { callbackPath, signInProviders } from '#domain/contract/provider-sign-in.ts';
import { accountBody, newAccount } from '#tests/harness/accounts.ts';
import { countRows } from '#tests/harness/calls.ts';
import { type Bent, type FakeProvider, startFakeProvider, strangeSigners } from '#tests/harness/fake-provider.ts';
import { portalBrowser } from '#tests/harness/portal-browser.ts';
import { type TestApp, withApp } from '#tests/harness/with-app.ts';

let provider: FakeProvider;
beforeAll(async () => {
  await import('#api/auth/provider-auth.ts');
  provider = await startFakeProvider();
});
afterAll(() => provider.stop());
beforeEach(() => {
  Object.assign(provider.status, { token: 200, revocation: 200, discovery: 200 });
  for (const name of Object.keys(provider.discovered)) delete provider.discovered[name];
});

const withProvider = (run: (app: TestApp) => Promise<void>) => withApp({ identity: provider.identity }, run);

/** Better Auth's own limit: three beginnings in ten seconds from one address. */
const unlimited = ({ database }: TestApp) => database.db.delete(rateLimit);

async function signInWith(app: TestApp, bent: Bent = {}, browser = portalBrowser(app)): Promise<string> {
  await unlimited(app);
  return browser.finish('google', provider.approve(await browser.begin('google'), bent));
}

test('a new person is signed in, with a username, a moment and a line on record; no token is kept', () =>
  withProvider(async (app) => {
    const browser = portalBrowser(app);
    expect(await signInWith(app, {}, browser)).toBe('done');
    expect((await browser.whoami())?.user).toMatchObject({
      email: 'grace@example.org',
      name: 'Grace Hopper',
      displayUsername: 'Grace.Hopper',
    });
    const [person] = await app.database.db.select().from(user);
    expect(person).toMatchObject({ emailVerified: true, role: 'customer', isAdmin: false, username: 'grace.hopper' });
    expect(person?.lastLoginAt).toEqual(app.clock.now());
    const [way] = await app.database.db.select().from(account);
    expect(way).toMatchObject({ providerId: 'google', accountId: 'sub-1', userId: person?.id, password: null });
    expect([way?.accessToken, way?.refreshToken, way?.idToken]).toEqual([null, null, null]);
    const rows = await app.database.db.select().from(audit);
    const verbs = rows.filter((it) => it.entityId === person?.id).map((it) => it.verb);
    expect(verbs.sort()).toEqual(['link-google', 'sign-in']);
  }));

test('and is the same person the next time, whatever their address has become', () =>
  withProvider(async (app) => {
    await signInWith(app);
    expect(await signInWith(app, { claims: { email: 'new@example.org' } })).toBe('done');
    expect([await countRows(app, '"user"'), await countRows(app, 'account')]).toEqual([1, 1]);
  }));

test('a second Grace Hopper gets a username of her own', () =>
  withProvider(async (app) => {
    await signInWith(app);
    expect(await signInWith(app, { claims: { sub: 'sub-2', email: 'other@example.org' } })).toBe('done');
    const names = (await app.database.db.select().from(user)).map((it) => it.displayUsername);
    expect(names).toEqual(['Grace.Hopper', expect.stringMatching(/^Grace\.Hopper\.[\da-f]{8}$/)]);
  }));

const seconds = () => Math.floor(Date.now() / 1_000);
const refused: Record<string, () => Bent> = {
  'another nonce': () => ({ claims: { nonce: 'of another sign-in' } }),
  'no nonce': () => ({ claims: { nonce: undefined } }),
  'another audience': () => ({ claims: { aud: 'another client' } }),
  'no audience': () => ({ claims: { aud: undefined } }),
  'another issuer': () => ({ claims: { iss: 'https://evil.example' } }),
  'an end that has passed': () => ({ claims: { exp: seconds() - 60 } }),
  'a beginning that has not come': () => ({ claims: { nbf: seconds() + 600 } }),
  'no signature': () => ({ header: { alg: 'none' }, signer: strangeSigners.nobody }),
  'a signature cut off': () => ({ signer: strangeSigners.nobody }),
  'the signature of a stranger': () => ({ signer: strangeSigners.stranger }),
  'a signature with a shared secret': () => ({ header: { alg: 'HS256' }, signer: strangeSigners.withSecret }),
  'an unknown key': () => ({ header: { kid: 'two' }, signer: strangeSigners.stranger }),
  'no number of the person': () => ({ claims: { sub: undefined } }),
  'no address': () => ({ claims: { email: undefined } }),
  'what is no address': () => ({ claims: { email: 'grace' } }),
  'no ID token at all': () => ({ idToken: null }),
  'an ID token of two parts': () => ({ idToken: 'e30.e30' }),
  'an opaque ID token': () => ({ idToken: 'opaque' }),
};

test('an ID token with anything wrong with it signs nobody in', () =>
  withProvider(async (app) => {
    for (const [wrong, bent] of Object.entries(refused)) {
      const browser = portalBrowser(app);
      expect([wrong, await signInWith(app, bent(), browser)]).toEqual([wrong, 'failed']);
      expect(await browser.whoami()).toBeNull();
    }
    expect([await countRows(app, '"user"'), await countRows(app, 'session')]).toEqual([0, 0]);
  }));

test('an answer belongs to one beginning, in one browser, at one provider, once', () =>
  withProvider(async (app) => {
    const browser = portalBrowser(app);
    const begun = await browser.begin('google');
    const answer = provider.approve(begun);
    const other = portalBrowser(app);
    await other.begin('google');
    expect(await other.finish('google', answer)).toBe('user-token-expired');
    expect(await portalBrowser(app).finish('google', answer)).toBe('user-token-expired');
    expect(await browser.finish('apple', answer)).toBe('user-token-expired');
    for (const state of ['', 'x', `${answer.get('state')}x`]) {
      const bent = new URLSearchParams(answer);
      bent.set('state', state);
      expect(await browser.finish('google', bent)).toBe('user-token-expired');
    }
    expect(await browser.finish('google', answer)).toBe('done');
    expect(await browser.finish('google', answer)).toBe('user-token-expired');
    await unlimited(app);
    const again = new URL(await browser.begin('google'));
    const reused = new URLSearchParams({
      code: answer.get('code') ?? '',
      state: again.searchParams.get('state') ?? '',
    });
    expect(await browser.finish('google', reused)).toBe('failed');
    const mixed = provider.approve(await browser.begin('google'));
    mixed.set('iss', 'https://evil.example');
    expect(await browser.finish('google', mixed)).toBe('failed');
    expect(await countRows(app, 'session')).toBe(1);
  }));

test('a beginning asks for a code with state, nonce and a proof of the key; Apple for a form', () =>
  withProvider(async (app) => {
    for (const name of signInProviders) {
      const { searchParams } = new URL(await portalBrowser(app).begin(name));
      expect(Object.fromEntries(searchParams)).toMatchObject({
        response_type: 'code',
        client_id: provider.clientId,
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{32}$/),
        nonce: expect.stringMatching(/^[\w-]{32}$/),
        redirect_uri: app.deps.settings.publicUrl + callbackPath(name),
      });
      expect(searchParams.get('response_mode')).toBe(name === 'apple' ? 'form_post' : null);
      expect(searchParams.get('scope')?.split(' ')).toContain('openid');
    }
  }));

test.each([false, 'false', undefined, 'perhaps'])(
  'an address that the provider has not verified (%s) signs nobody in',
  (said) =>
    withProvider(async (app) => {
      await newAccount(app);
      const bent = { claims: { email_verified: said } };
      expect(await signInWith(app, bent)).toBe('login-blocked');
      expect(await signInWith(app, { claims: { ...bent.claims, email: 'new@example.org' } })).toBe('login-blocked');
      expect([await countRows(app, 'session'), await countRows(app, '"user"')]).toEqual([0, 1]);
    }),
);

test('a verified address opens the account with the same proved mailbox, which keeps its password', () =>
  withProvider(async (app) => {
    await newAccount(app);
    const browser = portalBrowser(app);
    expect(await signInWith(app, { claims: { email: 'Grace@Example.org' } }, browser)).toBe('done');
    expect((await browser.whoami())?.user).toMatchObject({ displayUsername: accountBody.username });
    const ways = (await app.database.db.select().from(account)).map((it) => it.providerId).sort();
    expect([ways, await countRows(app, '"user"')]).toEqual([['credential', 'google'], 1]);
  }));

test('who registered a victim’s address first has nothing when the victim arrives', () =>
  withProvider(async (app) => {
    const { db } = app.database;
    const [row] = await db
      .insert(user)
      .values({ name: 'Mallory', username: 'mallory', email: 'grace@example.org' })
      .returning();
    const userId = row?.id ?? '';
    await db.insert(session).values({ userId, token: 'token of mallory', expiresAt: new Date('2030-01-01') });
    await db.insert(account).values({ userId, accountId: userId, providerId: 'credential', password: 'hash' });
    expect(await signInWith(app, { claims: { email_verified: false } })).toBe('login-blocked');
    expect(await countRows(app, 'session')).toBe(1);
    expect(await signInWith(app)).toBe('done');
    expect(await db.select().from(user).where(eq(user.id, userId))).toEqual([]);
    expect((await db.select().from(session)).map((it) => it.token)).not.toContain('token of mallory');
    expect((await db.select().from(account)).map((it) => it.providerId)).toEqual(['google']);
    expect((await db.select().from(user)).map((it) => it.name)).toEqual(['Grace Hopper']);
  }));

test('signing in again is for the same person alone', () =>
  withProvider(async (app) => {
    const browser = portalBrowser(app);
    await signInWith(app, {}, browser);
    const person = (await browser.whoami())?.user.id ?? '';
    const other = { claims: { sub: 'sub-2', email: 'other@example.org' } };
    const again = async (bent: Bent) => {
      await unlimited(app);
      return browser.finish('google', provider.approve(await browser.begin('google', { person }), bent));
    };
    expect(await again(other)).toBe('user-mismatch');
    expect((await browser.whoami())?.user.id).toBe(person);
    expect(await countRows(app, 'session')).toBe(1);
    expect(await again({})).toBe('done');
  }));

test('an account that asks for a code opens through no provider, which asks for none', () =>
  withProvider(async (app) => {
    const browser = portalBrowser(app);
    await signInWith(app, {}, browser);
    await app.database.db.update(user).set({ twoFactorEnabled: true });
    const later = portalBrowser(app);
    expect(await signInWith(app, {}, later)).toBe('multi-factor-auth-required');
    expect([await later.whoami(), await countRows(app, 'session')]).toEqual([null, 1]);
  }));

test('what the provider refuses, what it cannot, and what comes too often is told by its code', () =>
  withProvider(async (app) => {
    const browser = portalBrowser(app);
    const told = async (error: string) => {
      await unlimited(app);
      const state = new URL(await browser.begin('google')).searchParams.get('state') ?? '';
      return browser.finish('google', new URLSearchParams({ error, state }));
    };
    expect(await told('access_denied')).toBe('popup-closed-by-user');
    expect(await told('user_cancelled_authorize')).toBe('popup-closed-by-user');
    expect(await told('server_error')).toBe('failed');
    provider.status.token = 500;
    expect(await signInWith(app)).toBe('failed');
    await unlimited(app);
    for (const _ of [1, 2, 3]) await browser.begin('google');
    expect(await browser.begin('google')).toMatch(/^\/auth\/popup\/done\?.*result=login-blocked$/);
  }));

test.each([{ status: 503 }, { issuer: 'https://evil.example' }, { jwks_uri: undefined }])(
  'a provider that is away or not itself (%j) is asked anew the next time',
  ({ status = 200, ...discovered }) =>
    withProvider(async (app) => {
      provider.status.discovery = status;
      Object.assign(provider.discovered, discovered);
      expect(await portalBrowser(app).begin('google')).toMatch(/result=network-request-failed$/);
      provider.status.discovery = 200;
      for (const name of Object.keys(discovered)) delete provider.discovered[name];
      expect(await signInWith(app)).toBe('done');
    }),
);
