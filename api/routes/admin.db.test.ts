import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { session, user } from '#api/database/schema/accounts.ts';
import { lead, milestone, project } from '#api/database/schema/leads.ts';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { READ_IN_ORDER } from '#api/database/search.ts';
import { changeAdmin, changeRole, changeVerified, listUsers } from '#domain/contract/admin.ts';
import { listAudit } from '#domain/contract/audit.ts';
import { PAGE_SIZE } from '#domain/contract/list.ts';
import { listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { readStats } from '#domain/contract/stats.ts';
import { deedsOn } from '#tests/harness/audit.ts';
import { ask, call } from '#tests/harness/calls.ts';
import { newPerson } from '#tests/harness/people.ts';
import { type SignedIn, signIn } from '#tests/harness/sign-in.ts';
import { newKey, type TestApp, withApp } from '#tests/harness/with-app.ts';

const newAdmin = (app: TestApp) => signIn(app, { role: 'admin', isAdmin: true, email: 'chief@example.org' });

test('the figures are those of the tables', () =>
  withApp({}, async (app) => {
    const { as } = await newAdmin(app);
    await newPerson(app);
    const before = await ask(app, readStats, {}, as);
    const { db } = app.database;
    expect(before).toEqual({
      users: { total: await app.database.db.$count(user), admins: 1 },
      assessments: { total: 1, completed: 1 },
      leads: { total: await app.database.db.$count(lead) },
      projects: { total: await app.database.db.$count(project), completed: 0 },
      partners: await app.database.db.$count(partner),
    });
    await db.update(milestone).set({ doneAt: app.clock.now() });
    expect((await ask(app, readStats, {}, as)).projects.completed).toBe(before.projects.total);
  }));

test('accounts are listed newest first, in pages, and found by how names and addresses begin', () =>
  withApp({}, async (app) => {
    const { as } = await newAdmin(app);
    const { db } = app.database;
    const people = Array.from({ length: PAGE_SIZE + 5 }, (_, number) => ({
      name: `Person ${number} van Dyk`,
      email: `person${number}@example.org`,
      username: `user_${number}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, number)),
    }));
    await db.insert(user).values(people);
    const seen: string[] = [];
    let query: { cursor?: string } | undefined = {};
    while (query) {
      const reply: Response = await call(app, listUsers, { query }, as);
      seen.push(...(await reply.json()).map((it: { email: string }) => it.email));
      const next: string | undefined = /cursor=([^&>]+)/.exec(reply.headers.get('link') ?? '')?.[1];
      query = next ? { cursor: decodeURIComponent(next) } : undefined;
    }
    expect(seen.length).toBe(new Set(seen).size);
    expect(seen.filter((it) => it.startsWith('person'))).toEqual(people.map((it) => it.email).toReversed());
    const found = async (asked: string) =>
      (await ask(app, listUsers, { query: { query: asked } }, as)).map((it) => it.email);
    expect(await found('PERSON 7 ')).toEqual(['person7@example.org']);
    expect(await found('person12@')).toEqual(['person12@example.org']);
    expect(await found('user_3')).toHaveLength(11);
    expect(await found('dyk')).toHaveLength(PAGE_SIZE);
    const oldest = await ask(app, listUsers, { query: { query: 'dyk', order: 'oldest', limit: '3' } }, as);
    expect(oldest.map((it) => it.email)).toEqual(people.slice(0, 3).map((it) => it.email));
    expect(await found('%')).toEqual([]);
    expect(await found('erson')).toEqual([]);
    expect(await ask(app, listUsers, { query: { limit: '2' } }, as)).toHaveLength(2);
    expect((await call(app, listUsers, { query: { limit: '51' } }, as)).status).toBe(400);
  }));

test('each change is shown, kept and noted once, and a repeat under its key changes nothing more', () =>
  withApp({}, async (app) => {
    const { as, userId: adminId } = await newAdmin(app);
    const { userId } = await signIn(app);
    const parameters = { userId };
    const key = newKey();
    for (const _ of [1, 2])
      expect(await ask(app, changeVerified, { parameters, body: { isVerified: true } }, { ...as, key })).toMatchObject({
        isVerified: true,
      });
    expect(await ask(app, changeAdmin, { parameters, body: { isAdmin: true } }, as)).toMatchObject({ isAdmin: true });
    expect(await ask(app, changeRole, { parameters, body: { role: 'manager' } }, as)).toMatchObject({
      id: userId,
      role: 'manager',
      isAdmin: true,
      isVerified: true,
    });
    const deeds = await deedsOn(app, userId);
    expect(deeds.map((it) => [it.verb, it.actorScope, it.change])).toEqual([
      ['verify', `user:${adminId}`, { before: { isVerified: false }, after: { isVerified: true } }],
      ['make-admin', `user:${adminId}`, { before: { isAdmin: false }, after: { isAdmin: true } }],
      ['change-role', `user:${adminId}`, { before: { role: 'customer' }, after: { role: 'manager' } }],
    ]);
  }));

test('who gets another role or other rights is signed out everywhere, and who keeps them is not', () =>
  withApp({}, async (app) => {
    const { as } = await newAdmin(app);
    const { userId } = await signIn(app, { role: 'manager' });
    const sessions = () => app.database.db.$count(session, eq(session.userId, userId));
    const parameters = { userId };
    await ask(app, changeRole, { parameters, body: { role: 'manager' } }, as);
    await ask(app, changeVerified, { parameters, body: { isVerified: true } }, as);
    expect(await sessions()).toBe(1);
    await ask(app, changeRole, { parameters, body: { role: 'customer' } }, as);
    expect(await sessions()).toBe(0);
  }));

test('a partner gets a company with the role, sees its leads, and leaves it with the role', () =>
  withApp({}, async (app) => {
    const { as } = await newAdmin(app);
    const { partners } = await newPerson(app);
    const { userId } = await signIn(app);
    const parameters = { userId };
    const partnerId = partners[0]?.id;
    const made = await ask(app, changeRole, { parameters, body: { role: 'partner', partnerId } }, as);
    expect(made.partner).toEqual({ id: partnerId, name: partners[0]?.name });
    await ask(app, changeVerified, { parameters, body: { isVerified: true } }, as);
    const left = await ask(app, changeRole, { parameters, body: { role: 'customer' } }, as);
    expect([left.partner, await app.database.db.$count(partnerMember, eq(partnerMember.userId, userId))]).toEqual([
      null,
      0,
    ]);
    const unknown = { role: 'partner', partnerId: app.deps.ids.next() };
    const refused = await call(app, changeRole, { parameters, body: unknown }, as);
    expect([refused.status, (await refused.json()).fields[0].path]).toEqual([400, 'partnerId']);
  }));

test('one administrator is always left, also when two take each other’s rights at once', () =>
  withApp({}, async (app) => {
    const admins = () => app.database.db.$count(user, eq(user.isAdmin, true));
    const take = (from: SignedIn, by: SignedIn) =>
      call(app, changeAdmin, { parameters: { userId: from.userId }, body: { isAdmin: false } }, by.as);
    for (let round = 0; round < (process.env.DEEP ? 100 : 10); round++) {
      await app.database.db.update(user).set({ isAdmin: false });
      const [one, other] = [await signIn(app, { isAdmin: true }), await signIn(app, { isAdmin: true })];
      const replies = await Promise.all([take(other, one), take(one, other)]);
      expect(replies.filter((it) => it.status === 200)).toHaveLength(1);
      expect(await admins()).toBe(1);
    }
    await app.database.db.update(user).set({ isAdmin: false });
    const last = await newAdmin(app);
    const alone = await take(last, last);
    expect([alone.status, (await alone.json()).code, await admins()]).toEqual([409, 'last-admin', 1]);
  }));

test('nobody else sees or changes anything of it, whatever they send', () =>
  withApp({}, async (app) => {
    const { userId } = await newAdmin(app);
    const parameters = { userId };
    const { partners } = await newPerson(app);
    for (const wanted of [
      {},
      { role: 'partner', isVerified: true, partnerId: partners[0]?.id ?? '' },
      { role: 'manager' },
    ] as const) {
      const { as } = await signIn(app, wanted);
      for (const [endpoint, body] of [
        [readStats, undefined],
        [listUsers, undefined],
        [changeRole, { role: 'customer' }],
        [changeAdmin, { isAdmin: false }],
        [changeVerified, { isVerified: false }],
      ] as const)
        expect([endpoint.name, (await call(app, endpoint, { parameters, body }, as)).status]).toEqual([
          endpoint.name,
          403,
        ]);
    }
    expect((await call(app, listPartnerLeads, {}, (await signIn(app, { isAdmin: true })).as)).status).toBe(403);
  }));

test('an account that is not there, or is no id, is not found', () =>
  withApp({}, async (app) => {
    const { as } = await newAdmin(app);
    for (const userId of [app.deps.ids.next(), 'nobody', '..'])
      expect((await call(app, changeVerified, { parameters: { userId }, body: { isVerified: true } }, as)).status).toBe(
        404,
      );
  }));

test('the trail is narrowed by who, what and which record, and tells what was so before', () =>
  withApp({}, async (app) => {
    const { as, userId: adminId } = await newAdmin(app);
    const { userId } = await signIn(app);
    const parameters = { userId };
    await ask(app, changeRole, { parameters, body: { role: 'manager' } }, as);
    await ask(app, changeVerified, { parameters, body: { isVerified: true } }, as);
    const verbs = async (query: Record<string, string>) =>
      (await ask(app, listAudit, { query }, as)).map((it) => it.verb).toSorted();
    expect(await verbs({ query: 'CHIEF@example.org' })).toEqual(['change-role', 'verify']);
    expect(await verbs({ query: userId })).toEqual(['change-role', 'verify']);
    expect(await verbs({ query: adminId, verb: 'verify' })).toEqual(['verify']);
    expect(await verbs({ query: adminId, entity: 'lead' })).toEqual([]);
    expect(await verbs({ query: 'nobody@example.org' })).toEqual([]);
    const [entry] = await ask(app, listAudit, { query: { verb: 'change-role' } }, as);
    const [chief] = await app.database.db.select().from(user).where(eq(user.id, adminId));
    expect(entry).toMatchObject({
      actor: `user:${adminId}`,
      actorName: chief?.name,
      actorEmail: 'chief@example.org',
      entityId: userId,
      change: { before: { role: 'customer' }, after: { role: 'manager' } },
    });
    const [person] = await app.database.db.select().from(user).where(eq(user.id, userId));
    expect(entry?.entityName).toBe(`${person?.name}, ${person?.email}`);
    await app.database.db.delete(user).where(eq(user.id, userId));
    const [gone] = await ask(app, listAudit, { query: { verb: 'change-role' } }, as);
    expect(gone).toMatchObject({ entityId: userId, entityName: null });
    expect((await call(app, listAudit, {}, (await signIn(app, { role: 'manager' })).as)).status).toBe(403);
  }));

test('somebody is found behind more accounts than are read in order', () =>
  withApp({}, async (app) => {
    const { as } = await newAdmin(app);
    const { db } = app.database;
    const old = { name: 'Zora Neale', email: 'zora@example.org', username: 'zora', createdAt: new Date(0) };
    await db.insert(user).values(old);
    await db.execute(sql`insert into "user" (name, email, username)
      select 'Person', n || '@example.org', 'p' || n from generate_series(1, ${READ_IN_ORDER}::int) n`);
    const found = await ask(app, listUsers, { query: { query: 'zor' } }, as);
    expect(found.map(({ email }) => email)).toEqual([old.email]);
  }));
