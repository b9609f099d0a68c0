import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { session, user } from '#api/database/schema/accounts.ts';
import { authCalls, listSessions } from '#domain/contract/accounts.ts';
import { changeSuspension, endUserSessions } from '#domain/contract/admin.ts';
import { accountBody, newAccount, postAccount } from '#tests/harness/accounts.ts';
import { deedsOn } from '#tests/harness/audit.ts';
import { ask, call } from '#tests/harness/calls.ts';
import { type SignedIn, signIn } from '#tests/harness/sign-in.ts';
import { type TestApp, withApp } from '#tests/harness/with-app.ts';

const newAdmin = (app: TestApp) => signIn(app, { role: 'admin', isAdmin: true, email: 'chief@example.org' });

test('who is suspended is out everywhere, learns of it with the right password alone, and comes back', () =>
  withApp({}, async (app) => {
    const { as } = await newAdmin(app);
    await newAccount(app);
    const { db } = app.database;
    const [person] = await db.select().from(user).where(eq(user.email, accountBody.email));
    const parameters = { userId: person?.id ?? '' };
    const logIn = async (password: string) => {
      const body = { username: accountBody.username, password };
      const reply = await postAccount(app, authCalls.signInByUsername, body);
      return [reply.status, reply.ok ? '' : (await reply.json()).code];
    };
    expect(await logIn(accountBody.password)).toEqual([200, '']);
    const body = { isSuspended: true };
    const now = app.clock.now().toISOString();
    expect(await ask(app, changeSuspension, { parameters, body }, as)).toMatchObject({ suspendedAt: now });
    expect(await db.$count(session, eq(session.userId, parameters.userId))).toBe(0);
    expect(await logIn('something else')).toEqual([401, 'wrong-login']);
    expect(await logIn(accountBody.password)).toEqual([403, 'login-blocked']);
    expect(await db.$count(session, eq(session.userId, parameters.userId))).toBe(0);
    await ask(app, changeSuspension, { parameters, body: { isSuspended: false } }, as);
    expect(await logIn(accountBody.password)).toEqual([200, '']);
    const told = (await deedsOn(app, parameters.userId)).filter(({ verb }) => verb.includes('susp'));
    expect(told.map(({ verb, change }) => [verb, change])).toEqual([
      ['suspend', { before: { suspendedAt: '' }, after: { suspendedAt: now } }],
      ['take-suspension', { before: { suspendedAt: now }, after: { suspendedAt: '' } }],
    ]);
  }));

test('a session that outlived a suspension opens nothing', () =>
  withApp({}, async (app) => {
    const { as, userId } = await signIn(app);
    expect((await call(app, listSessions, {}, as)).status).toBe(200);
    await app.database.db.update(user).set({ suspendedAt: app.clock.now() }).where(eq(user.id, userId));
    expect((await call(app, listSessions, {}, as)).status).toBe(401);
  }));

test('nobody suspends themselves, and of two administrators who suspend each other at once one stays', () =>
  withApp({}, async (app) => {
    const suspend = (who: SignedIn, by: SignedIn) =>
      call(app, changeSuspension, { parameters: { userId: who.userId }, body: { isSuspended: true } }, by.as);
    const active = () => app.database.db.$count(user, and(eq(user.isAdmin, true), isNull(user.suspendedAt)));
    for (let round = 0; round < (process.env.DEEP ? 100 : 5); round++) {
      await app.database.db.update(user).set({ isAdmin: false });
      const [one, other] = [await signIn(app, { isAdmin: true }), await signIn(app, { isAdmin: true })];
      expect((await suspend(one, one)).status).toBe(409);
      const replies = await Promise.all([suspend(other, one), suspend(one, other)]);
      expect(replies.filter((it) => it.status === 200)).toHaveLength(1);
      expect(await active()).toBe(1);
    }
    const [left] = await app.database.db
      .select()
      .from(user)
      .where(and(eq(user.isAdmin, true), isNull(user.suspendedAt)));
    expect(left).toBeDefined();
  }));

test('somebody is signed out everywhere with one entry in the trail, and who does it to themselves stays', () =>
  withApp({}, async (app) => {
    const admin = await newAdmin(app);
    const person = await signIn(app);
    const end = (userId: string) => ask(app, endUserSessions, { parameters: { userId }, body: {} }, admin.as);
    expect(await end(person.userId)).toEqual({ ended: 1 });
    expect((await call(app, listSessions, {}, person.as)).status).toBe(401);
    expect(await end(admin.userId)).toEqual({ ended: 0 });
    expect((await deedsOn(app, person.userId)).map(({ verb }) => verb)).toEqual(['end-sessions']);
  }));
