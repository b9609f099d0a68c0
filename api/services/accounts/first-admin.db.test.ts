import { expect, test } from 'vitest';
import { user } from '#api/database/schema/accounts.ts';
import { openFirstAdmin } from '#api/services/accounts/first-admin.ts';
import { authCalls } from '#domain/contract/accounts.ts';
import { postAccount } from '#tests/harness/accounts.ts';
import { type TestApp, withApp } from '#tests/harness/with-app.ts';

const wanted = { username: 'Root', email: 'root@example.org', password: null };
const open = (app: TestApp, as: typeof wanted | { username: string; email: string; password: string }) =>
  openFirstAdmin(app.database.db, app.deps, as);

test('a database without an administrator gets one, once, and the password that is told lets them in', () =>
  withApp({}, async (app) => {
    const made = await open(app, wanted);
    expect(made?.password?.length).toBeGreaterThanOrEqual(20);
    expect(await open(app, { ...wanted, email: 'second@example.org', username: 'second' })).toBeNull();
    const [row] = await app.database.db.select().from(user);
    expect(row).toMatchObject({ isAdmin: true, role: 'admin', isVerified: true, emailVerified: true });
    const login = { username: 'root', password: made?.password };
    expect((await postAccount(app, authCalls.signInByUsername, login)).status).toBe(200);
    expect(JSON.stringify(app.logged)).not.toContain(made?.password);
  }));

test('a password that is given is not told', () =>
  withApp({}, async (app) => {
    const password = 'given by the operator';
    expect(await open(app, { ...wanted, password })).toEqual({ username: 'Root', password: null });
    const login = { email: wanted.email, password };
    expect((await postAccount(app, authCalls.signInByEmail, login)).status).toBe(200);
  }));
