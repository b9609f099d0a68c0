import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accountRequest, session, user } from '#api/database/schema/accounts.ts';
import { partnerMember } from '#api/database/schema/partners.ts';
import { audit } from '#api/database/schema/platform.ts';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { authCalls, deleteAccount, endSession, exportAccount, listSessions } from '#domain/contract/accounts.ts';
import { accountBody, cookiesOf, newAccount, postAccount } from '#tests/harness/accounts.ts';
import { deedsOn } from '#tests/harness/audit.ts';
import { ask, type CallOptions, call, countRows } from '#tests/harness/calls.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { PUBLIC_URL, type TestApp, withApp } from '#tests/harness/with-app.ts';

/** Options of `call`, as whoever has just signed in. */
async function logIn(app: TestApp, userAgent = 'Firefox/150'): Promise<CallOptions> {
  const { email, password } = accountBody;
  const headers = { 'User-Agent': userAgent };
  const reply = await postAccount(app, authCalls.signInByEmail, { email, password }, { headers });
  return { origin: PUBLIC_URL, headers: { ...headers, Cookie: cookiesOf(reply) } };
}

const remove = (app: TestApp, as: CallOptions, password = accountBody.password) =>
  call(app, deleteAccount, { body: { password } }, as);

test('a sign-in is remembered with its moment', () =>
  withApp({}, async (app) => {
    await newAccount(app);
    app.clock.advance(3_600_000);
    const as = await logIn(app);
    const said = await (await call(app, authCalls.readSession, {}, as)).json();
    expect(said.user.lastLoginAt).toBe(app.clock.now().toISOString());
    expect(authCalls.readSession.reply.safeParse(said).success).toBe(true);
  }));

test('somebody sees where they are signed in, and ends it there', () =>
  withApp({}, async (app) => {
    await newAccount(app);
    const [old, here] = [await logIn(app, 'Old/1'), await logIn(app, 'Here/2')];
    const sessions = await ask(app, listSessions, {}, here);
    expect(sessions.map((it) => [it.userAgent, it.isCurrent]).toSorted()).toEqual([
      ['Here/2', true],
      ['Old/1', false],
    ]);
    expect(JSON.stringify(sessions)).not.toContain('token');
    const parameters = { sessionId: sessions.find((it) => !it.isCurrent)?.id };
    expect((await call(app, endSession, { parameters }, here)).status).toBe(200);
    expect((await call(app, endSession, { parameters }, here)).status).toBe(404);
    expect((await call(app, listSessions, {}, old)).status).toBe(401);
    expect((await call(app, listSessions, {}, here)).status).toBe(200);
  }));

test('nobody sees or ends the session of another, and none without one of their own', () =>
  withApp({}, async (app) => {
    await newAccount(app);
    await logIn(app);
    const [row] = await app.database.db.select().from(session);
    const parameters = { sessionId: row?.id };
    const { as } = await signIn(app, { role: 'manager', isAdmin: true });
    expect((await call(app, endSession, { parameters }, as)).status).toBe(404);
    expect((await ask(app, listSessions, {}, as)).length).toBe(1);
    for (const endpoint of [listSessions, exportAccount, endSession])
      expect((await call(app, endpoint, { parameters }, { origin: PUBLIC_URL })).status).toBe(401);
    expect((await app.database.db.select().from(session)).some((it) => it.id === row?.id)).toBe(true);
  }));

test('the export holds what we know of the account, and nothing that lets somebody in', () =>
  withApp({}, async (app) => {
    await newAccount(app);
    const exported = await ask(app, exportAccount, {}, await logIn(app));
    expect(exported.account).toMatchObject({ email: accountBody.email, username: 'Grace_H', role: 'customer' });
    expect(exported.waysIn.map((it) => it.providerId)).toEqual(['credential']);
    expect(exported.sessions.map((it) => it.userAgent)).toEqual(['Firefox/150']);
    expect(exported.deeds.map((it) => it.verb)).toEqual(['sign-in']);
    expect(JSON.stringify(exported)).not.toMatch(/token|hash|password/i);
  }));

test('an account goes with all that names it, after its password', () =>
  withApp({}, async (app) => {
    await newAccount(app);
    const { userId } = await signIn(app);
    const as = await logIn(app);
    const wrong = await remove(app, as, 'not my password');
    expect(wrong.status).toBe(400);
    expect((await wrong.json()).fields[0].path).toBe('password');
    expect(await countRows(app, '"user"')).toBe(2);
    expect((await remove(app, as)).status).toBe(200);
    expect((await remove(app, as)).status).toBe(401);
    const { db } = app.database;
    expect((await db.select().from(user)).map((it) => it.id)).toEqual([userId]);
    expect(await db.select().from(accountRequest)).toEqual([]);
    const trail = await db.select().from(audit);
    expect(trail.map((it) => [it.verb, it.actorScope])).toEqual([['delete', 'anonymous']]);
    const { email, password } = accountBody;
    expect((await postAccount(app, authCalls.signInByEmail, { email, password })).status).toBe(401);
  }));

test('an open session is no place to guess the password', () =>
  withApp({}, async (app) => {
    await newAccount(app);
    const as = await logIn(app);
    const guesses = Array.from({ length: 11 }, () => remove(app, as, 'not my password'));
    const statuses = (await Promise.all(guesses)).map((it) => it.status);
    expect(statuses.filter((it) => it === 400).length).toBe(10);
    expect((await remove(app, as)).status).toBe(429);
    expect(await countRows(app, '"user"')).toBe(1);
  }));

test('the last administrator stays', () =>
  withApp({}, async (app) => {
    await newAccount(app);
    await app.database.db.update(user).set({ isAdmin: true }).where(eq(user.email, accountBody.email));
    const as = await logIn(app);
    expect((await remove(app, as)).status).toBe(409);
    await signIn(app, { isAdmin: true });
    expect((await remove(app, as)).status).toBe(200);
  }));

test('a company whose last owner deletes the account is decided for by whoever joined it next', () =>
  withApp({}, async (app) => {
    await newAccount(app);
    const as = await logIn(app);
    const { db } = app.database;
    const [owner] = await db.select().from(user);
    const partnerId = seededId('partner', 1);
    const [second, third] = [await signIn(app, { partnerId }), await signIn(app, { partnerId })];
    const joined = (userId: string, role: 'owner' | 'member', minute: number) => ({
      ...{ userId, partnerId, role },
      createdAt: new Date(Date.UTC(2026, 10, 1, 0, minute)),
    });
    await db.delete(partnerMember).where(eq(partnerMember.partnerId, partnerId));
    await db
      .insert(partnerMember)
      .values([
        joined(owner?.id ?? '', 'owner', 0),
        joined(third.userId, 'member', 2),
        joined(second.userId, 'member', 1),
      ]);
    expect((await remove(app, as)).status).toBe(200);
    const members = await db.select().from(partnerMember).where(eq(partnerMember.partnerId, partnerId));
    expect(new Map(members.map((it) => [it.userId, it.role]))).toEqual(
      new Map([
        [second.userId, 'owner'],
        [third.userId, 'member'],
      ]),
    );
    const [noted] = await deedsOn(app, second.userId);
    expect(noted).toMatchObject({ verb: 'partner.member-changed', actorScope: 'anonymous' });
  }));
