import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { user } from '#api/database/schema/accounts.ts';
import { consent } from '#api/database/schema/contacts.ts';
import { assessment, lead, leadPartner, milestone } from '#api/database/schema/leads.ts';
import { partner } from '#api/database/schema/partners.ts';
import { audit } from '#api/database/schema/platform.ts';
import { READ_IN_ORDER } from '#api/database/search.ts';
import { exportUsers } from '#domain/contract/admin.ts';
import type { Endpoint } from '#domain/contract/endpoint.ts';
import { withdrawLead } from '#domain/contract/person.ts';
import {
  assignPartner,
  exportLeads,
  listAllProjects,
  listAssessments,
  listLeads,
  readAssessment,
  readLead,
} from '#domain/contract/staff-lists.ts';
import { readActivity, readManagerStats } from '#domain/contract/stats.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { ask, call, leadBody, newVisit } from '#tests/harness/calls.ts';
import { confirm, newPerson } from '#tests/harness/people.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { newKey, type TestApp, withApp } from '#tests/harness/with-app.ts';
import { consentTexts } from '#texts/consent/all.ts';

const manager = (app: TestApp) => signIn(app, { role: 'manager' });
const deedsOf = async ({ database }: TestApp, { userId }: SignedIn) => {
  const rows = await database.db
    .select()
    .from(audit)
    .where(eq(audit.actorScope, `user:${userId}`));
  return rows.map(({ verb, entity, entityId }) => [verb, entity, entityId]);
};

/** There is no company in the country yet: the person agrees to up to three that are not named. */
async function nobodysLead(app: TestApp) {
  const { db } = app.database;
  const german = await db.update(partner).set({ country: 'ch' }).where(eq(partner.country, 'de')).returning();
  const person = await newPerson(app, leadBody('far@example.org'));
  const ids = german.map((it) => it.id);
  await db.update(partner).set({ country: 'de' }).where(inArray(partner.id, ids));
  return person;
}

test('leads are listed with their companies, and of those that nobody has confirmed no word is told', () =>
  withApp({}, async (app) => {
    const { as } = await manager(app);
    const person = await newPerson(app);
    const [unconfirmed] = await ask(app, listLeads, {}, as);
    expect(unconfirmed).toMatchObject({ id: person.leadId, name: null, place: null, confirmedAt: null });
    await confirm(app, person);
    const [told] = await ask(app, listLeads, {}, as);
    expect(told).toMatchObject({ name: 'Ada Lovelace', place: '10437 Berlin', kind: 'questionnaire', market: 'de' });
    expect(told?.partners.map((it) => it.status)).toEqual(person.partners.map(() => 'new'));
    const { token, leadId } = person;
    await ask(app, withdrawLead, { parameters: { token, leadId }, body: {} });
    expect((await ask(app, listLeads, {}, as))[0]).toMatchObject({ name: null, place: null });
  }));

test('leads are found by number, name, last word and place, and narrowed by how they stand', () =>
  withApp({}, async (app) => {
    const { as } = await manager(app);
    const person = await newPerson(app);
    const other = await newPerson(app, leadBody('other@example.org'));
    const ids = async (query: Record<string, string>) => (await ask(app, listLeads, { query }, as)).map((it) => it.id);
    expect(await ids({ query: 'lovel' })).toEqual([]);
    await confirm(app, person);
    for (const query of ['ada l', 'LOVEL', '10437', person.leadId.slice(0, 8), person.leadId.slice(0, 8).toUpperCase()])
      expect([query, await ids({ query })]).toEqual([query, expect.arrayContaining([person.leadId])]);
    expect(await ids({ query: 'velace' })).toEqual([]);
    expect(await ids({ query: '%' })).toEqual([]);
    expect(await ids({ state: 'unconfirmed' })).toEqual([other.leadId]);
    expect(await ids({ state: 'handed', order: 'oldest' })).toEqual([person.leadId, other.leadId].toSorted());
    expect(await ids({ state: 'won' })).toEqual([]);
    await app.database.db.update(leadPartner).set({ status: 'won' }).where(eq(leadPartner.leadId, other.leadId));
    expect(await ids({ state: 'won' })).toEqual([other.leadId]);
    expect(await ids({ state: 'unassigned' })).toEqual([]);
    expect((await call(app, listLeads, { query: { state: 'unheard' } }, as)).status).toBe(400);
  }));

test('reading a person’s detail is noted, tells the contact of a confirmed lead alone, and the same view as their page', () =>
  withApp({}, async (app) => {
    const reader = await manager(app);
    const person = await newPerson(app);
    const parameters = { leadId: person.leadId };
    const before = await ask(app, readLead, { parameters }, reader.as);
    expect(before.contact).toBeNull();
    expect(JSON.stringify(before)).not.toMatch(/Ada|nachmittags|10437|example\.org/);
    await confirm(app, person);
    const after = await ask(app, readLead, { parameters }, reader.as);
    expect(after.contact).toMatchObject({ email: 'ada@example.org', phone: '+49 30 123456' });
    expect(after.consultation.answers.additionalNotes).toContain('nachmittags');
    expect(after.consultation.partners.map((it) => it.name).toSorted()).toEqual(
      person.partners.map((it) => it.name).toSorted(),
    );
    expect(await deedsOf(app, reader)).toEqual([
      ['read', 'lead', person.leadId],
      ['read', 'lead', person.leadId],
    ]);
    expect((await call(app, readLead, { parameters: { leadId: app.deps.ids.next() } }, reader.as)).status).toBe(404);
  }));

test('a lead goes to one more company at a time, three at most, as far as the person agreed', () =>
  withApp({}, async (app) => {
    const giver = await manager(app);
    const person = await nobodysLead(app);
    const parameters = { leadId: person.leadId };
    expect(person.partners).toEqual([]);
    expect((await ask(app, readLead, { parameters }, giver.as)).mayTake).toBe(0);
    await confirm(app, person);
    expect((await ask(app, listLeads, { query: { state: 'unassigned' } }, giver.as)).map((it) => it.id)).toEqual([
      person.leadId,
    ]);
    const { mayTake, candidates } = await ask(app, readLead, { parameters }, giver.as);
    expect(mayTake).toBe(3);
    const give = (partnerId = '') =>
      call(app, assignPartner, { parameters, body: { partnerId } }, { ...giver.as, key: newKey() });
    const partnerId = candidates[0]?.id ?? '';
    const reader = await signInPartner(app, partnerId);
    await app.runJobs();
    expect((await give(partnerId)).status).toBe(200);
    expect((await give(partnerId)).status).toBe(400);
    for (const it of candidates.slice(1, 3)) expect((await give(it.id)).status).toBe(200);
    expect((await give(candidates[3]?.id)).status).toBe(409);
    const handed = await app.database.db.select().from(leadPartner).where(eq(leadPartner.leadId, person.leadId));
    expect(handed.map((it) => it.partnerId).toSorted()).toEqual(
      candidates
        .slice(0, 3)
        .map((it) => it.id)
        .toSorted(),
    );
    expect((await deedsOf(app, giver)).filter(([verb]) => verb === 'assign')).toHaveLength(3);
    await app.runJobs();
    await app.runJobs();
    const [row] = await app.database.db.select().from(user).where(eq(user.id, reader.userId));
    expect((await app.outbox()).filter((it) => it.to === row?.email)).toHaveLength(1);
  }));

test('who agreed to companies by name is handed to no other', () =>
  withApp({}, async (app) => {
    const { as } = await manager(app);
    const person = await newPerson(app);
    await app.database.db.update(lead).set({ handedTo: 1 });
    await confirm(app, person);
    const [given] = await app.database.db.select().from(consent).where(eq(consent.purpose, 'handOver'));
    expect(given?.leadId).toBe(person.leadId);
    await app.database.db.update(consent).set({ sentence: consentTexts.de.handOver('Solar Nord') });
    const parameters = { leadId: person.leadId };
    expect(await ask(app, readLead, { parameters }, as)).toMatchObject({ mayTake: 0, candidates: [] });
    const body = { partnerId: person.partners[0]?.id };
    expect((await call(app, assignPartner, { parameters, body }, { ...as, key: newKey() })).status).toBe(409);
  }));

test('projects are listed with their steps, and narrowed to those that are complete', () =>
  withApp({}, async (app) => {
    const { as } = await manager(app);
    const person = await newPerson(app);
    await confirm(app, person);
    const [project] = await ask(app, listAllProjects, { query: { query: 'lovelace' } }, as);
    expect(project).toMatchObject({ leadId: person.leadId, name: 'Ada Lovelace' });
    expect(project?.milestones).toHaveLength(5);
    const found = async (state: string) => (await ask(app, listAllProjects, { query: { state } }, as)).length;
    expect([await found('running'), await found('completed')]).toEqual([1, 0]);
    await app.database.db.update(milestone).set({ doneAt: app.clock.now() });
    expect([await found('running'), await found('completed'), await found('withdrawn')]).toEqual([0, 1, 0]);
  }));

test('assessments are listed, narrowed and read as their page shows them, with one entry in the trail', () =>
  withApp({}, async (app) => {
    const admin = await signIn(app, { isAdmin: true });
    const person = await newPerson(app);
    await confirm(app, person);
    const [entry] = await ask(app, listAssessments, { query: { kind: 'questionnaire', market: 'de' } }, admin.as);
    expect(await ask(app, listAssessments, { query: { kind: 'chat' } }, admin.as)).toEqual([]);
    expect(await ask(app, listAssessments, { query: { query: entry?.id.slice(0, 8) ?? '' } }, admin.as)).toHaveLength(
      1,
    );
    expect(await ask(app, listAssessments, { query: { query: 'zz' } }, admin.as)).toEqual([]);
    const parameters = { assessmentId: entry?.id ?? '' };
    expect(await ask(app, readAssessment, { parameters }, admin.as)).toMatchObject({
      kind: 'lead',
      name: 'Ada Lovelace',
    });
    expect(await deedsOf(app, admin)).toEqual([['read', 'assessment', entry?.id]]);
  }));

async function csv(app: TestApp, endpoint: Endpoint, body: object, { as }: SignedIn): Promise<string[]> {
  const reply = await call(app, endpoint, { body }, as);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  return (await reply.text()).split('\r\n').filter(Boolean);
}

test('a file of leads holds what the list shows, no formula, and is noted without what was searched for', () =>
  withApp({}, async (app) => {
    const taker = await manager(app);
    const body = leadBody('formula@example.org');
    const person = await newPerson(app, { ...body, contact: { ...body.contact, name: '=HYPERLINK("x")' } });
    await confirm(app, person);
    await newPerson(app, leadBody('unconfirmed@example.org'));
    const rows = await csv(app, exportLeads, { query: '=hyper', order: 'newest' }, taker);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toBe('id,createdAt,name,place,kind,market,site,confirmedAt,withdrawnAt,partners');
    expect(rows[1]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(await csv(app, exportLeads, {}, taker)).toHaveLength(3);
    const trail = await app.database.db.select().from(audit).where(eq(audit.verb, 'export'));
    expect(trail).toHaveLength(2);
    expect(trail.map(({ entity, change }) => [entity, change])).toEqual(
      expect.arrayContaining([
        ['lead', { before: {}, after: { order: 'newest' } }],
        ['lead', { before: {}, after: {} }],
      ]),
    );
  }));

test('a file longer than one portion has every row once', () =>
  withApp({}, async (app) => {
    const admin = await signIn(app, { isAdmin: true });
    await app.database.db.execute(
      `insert into "user" (name, email, created_at) select 'P ' || n, 'p' || n || '@example.org', timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 1203) n`,
    );
    const rows = await csv(app, exportUsers, { query: 'p ' }, admin);
    expect(new Set(rows).size).toBe(1_205);
  }));

test('what was begun and completed stays counted when its rows are gone, once in each visit', () =>
  withApp({}, async (app) => {
    const { as } = await manager(app);
    const body = { language: 'de', market: 'de', kind: 'questionnaire' } as const;
    const opened = await newVisit(app, body);
    await ask(app, openVisit, { body }, { token: opened.token });
    await newVisit(app, { ...body, kind: 'chat' });
    await newVisit(app);
    const stats = async () => (await ask(app, readManagerStats, {}, as)).assessments;
    expect(await stats()).toEqual({ total: 2, completed: 0 });
    for (const email of ['one@example.org', 'two@example.org'])
      await newPerson(app, leadBody(email), { token: opened.token });
    expect(await stats()).toEqual({ total: 2, completed: 1 });
    await newPerson(app, leadBody('without@example.org'));
    expect(await stats()).toEqual({ total: 3, completed: 2 });
    const { days, kinds, markets, sites } = await ask(app, readActivity, {}, as);
    expect(days.at(-1)).toEqual({ day: '2026-11-20', started: 3, completed: 2 });
    expect(days).toHaveLength(30);
    expect(kinds).toEqual([
      { kind: 'chat', started: 1, completed: 0 },
      { kind: 'questionnaire', started: 2, completed: 2 },
    ]);
    expect(markets).toEqual([{ market: 'de', started: 3, completed: 2 }]);
    expect(sites).toHaveLength(1);
    await app.database.db.delete(leadPartner);
    await app.database.db.delete(lead);
    await app.database.db.delete(assessment);
    expect(await stats()).toEqual({ total: 3, completed: 2 });
  }));

test('a lead and its project are found behind more than are read in order', () =>
  withApp({}, async (app) => {
    const { as } = await signIn(app, { role: 'manager', isVerified: true, isProved: true });
    const person = await newPerson(app);
    await confirm(app, person);
    const { db } = app.database;
    const [asked] = await db.select().from(lead).where(eq(lead.id, person.leadId));
    const copyOf = (table: string, changed: string) =>
      sql.raw(`insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(one) || ${changed} || '{"created_at": "2030-01-01"}')).*
        from (select * from ${table} limit 1) one, generate_series(1, ${READ_IN_ORDER}) n`);
    await db.execute(copyOf('lead', `jsonb_build_object('id', md5('lead' || n)::uuid, 'name', 'Person')`));
    await db.execute(
      copyOf('project', `jsonb_build_object('id', md5('project' || n)::uuid, 'lead_id', md5('lead' || n)::uuid)`),
    );
    const query = { query: asked?.name ?? '' };
    expect((await ask(app, listLeads, { query }, as)).map(({ id }) => id)).toEqual([person.leadId]);
    expect((await ask(app, listAllProjects, { query }, as)).map((it) => it.leadId)).toEqual([person.leadId]);
  }));
