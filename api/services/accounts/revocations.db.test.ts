import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, rateLimit, session } from '#api/database/schema/accounts.ts';
import { deleteAccount } from '#domain/contract/accounts.ts';
import type { SignInProvider } from '#domain/contract/provider-sign-in.ts';
import { call, countRows } from '#tests/harness/calls.ts';
import { type FakeProvider, startFakeProvider } from '#tests/harness/fake-provider.ts';
import { portalBrowser } from '#tests/harness/portal-browser.ts';
import { PUBLIC_URL, type TestApp, withApp } from '#tests/harness/with-app.ts';

let provider: FakeProvider;
beforeAll(async () => {
  await import('#api/auth/provider-auth.ts');
  provider = await startFakeProvider();
});
afterAll(() => provider.stop());

async function signInBy(app: TestApp, name: SignInProvider) {
  await app.database.db.delete(rateLimit);
  const browser = portalBrowser(app);
  expect(await browser.finish(name, provider.approve(await browser.begin(name)))).toBe('done');
  const Cookie = [...browser.jar].map(([key, value]) => `${key}=${value}`).join('; ');
  return { origin: PUBLIC_URL, headers: { Cookie } };
}

const remove = (app: TestApp, as: { origin: string; headers: { Cookie: string } }) =>
  call(app, deleteAccount, { body: {} }, as);

test('an account without a password goes after one more sign-in, and Apple’s consent with it', () =>
  withApp({ identity: provider.identity }, async (app) => {
    const { db } = app.database;
    const as = await signInBy(app, 'apple');
    const [way] = await db.select().from(account);
    expect([way?.accessToken, way?.idToken, way?.scope]).toEqual([null, null, null]);
    expect(way?.refreshToken).toMatch(/^[\w-]{40,}$/);
    expect(way?.refreshToken).not.toContain('refresh');

    await db.update(session).set({ createdAt: new Date(Date.now() - 6 * 60_000) });
    const late = await remove(app, as);
    expect([late.status, (await late.json()).fields?.[0]?.path]).toEqual([400, 'password']);
    const again = await signInBy(app, 'apple');
    expect((await remove(app, again)).status).toBe(200);
    expect([await countRows(app, '"user"'), await countRows(app, 'account')]).toEqual([0, 0]);
    expect(provider.revoked).toEqual([]);

    provider.status.revocation = 503;
    await app.runJobs('revoke-token');
    expect(await countRows(app, `verification where identifier = 'revoke:apple'`)).toBe(1);
    provider.status.revocation = 200;
    await app.runJobs('revoke-token');
    expect(provider.revoked.map((it) => Object.fromEntries(it))).toEqual([
      {
        token: 'refresh',
        token_type_hint: 'refresh_token',
        client_id: provider.clientId,
        client_secret: 'a secret of the provider',
      },
    ]);
    expect(await countRows(app, `verification where identifier = 'revoke:apple'`)).toBe(0);
  }));

test('of Google no token is kept, and a deleted account asks nothing of it', () =>
  withApp({ identity: provider.identity }, async (app) => {
    const before = provider.revoked.length;
    const as = await signInBy(app, 'google');
    expect((await app.database.db.select().from(account)).map((it) => it.refreshToken)).toEqual([null]);
    expect((await remove(app, as)).status).toBe(200);
    expect(await app.runJobs('revoke-token')).toBe(0);
    expect(provider.revoked.length).toBe(before);
  }));
