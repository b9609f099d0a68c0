import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { summaryRequest } from '#api/database/schema/leads.ts';
import { email } from '#api/database/schema/mail.ts';
import { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import { suppressMailbox } from '#api/services/contacts/suppressions.ts';
import { type PersonRows, rowsOfPerson } from '#api/services/person/rows-of-person.ts';
import { changeLeadStatus, listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { erasePerson, exportPerson, type Person, withdrawLead } from '#domain/contract/person.ts';
import { placesOf } from '#tests/harness/byte-search.ts';
import { call, countRows, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { sayTo } from '#tests/harness/chat.ts';
import { confirm, newPerson, type TestPerson } from '#tests/harness/people.ts';
import { signInPartner } from '#tests/harness/sign-in.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ limits: { unconfirmedLead: { points: 100, seconds: 86_400 } } });
});
afterEach(() => app.stop());

const id = () => app.deps.ids.next();
const foreign = { origin: 'https://evil.example' };
const withdraw = ({ token, leadId }: TestPerson, options = {}) =>
  call(app, withdrawLead, { parameters: { token, leadId }, body: {} }, options);
const exported = ({ token }: TestPerson, options = {}) => call(app, exportPerson, { parameters: { token } }, options);
const erase = ({ token }: TestPerson, options = {}) =>
  call(app, erasePerson, { parameters: { token }, body: {} }, options);

async function queuePartnerMail({ leadId, partners }: TestPerson): Promise<string> {
  const emailId = id();
  const row = { id: emailId, leadId, partnerId: partners[0]?.id ?? '', language: 'de', askedBy: 'lead' } as const;
  const { db } = app.database;
  await db.insert(email).values({ ...row, status: 'queued', createdAt: app.clock.now() });
  await app.deps.jobs.send(db, 'send-mail', { emailId });
  return emailId;
}

const marks = {
  name: 'Zora Quixote',
  email: 'zora.quixote@example.org',
  place: '10437 Zzyzxberg',
  phone: '+49 30 99887766',
  notes: 'Bitte am Zwetschgentor klingeln',
};

function zora() {
  const { notes, ...contact } = marks;
  const body = leadBody(marks.email);
  return { ...body, contact, answers: { ...body.answers, additionalNotes: notes } };
}

/** Everything that can hang on a person: a visit, one that is the neighbour's, keys, mails, jobs, statuses, a webhook. */
async function richPerson(): Promise<{ person: TestPerson; neighbour: TestPerson }> {
  const [own, shared] = [await newVisit(app), await newVisit(app)];
  const neighbour = await newPerson(app, leadBody('neighbour@example.org'), { token: shared.token });
  const person = await newPerson(app, zora(), { token: own.token });
  for (const it of [neighbour, person]) await confirm(app, it);
  await app.runJobs();
  const { contactAddressId, leadId } = person;
  await sayTo(app, { language: 'de', message: `Ich bin ${marks.name}` }, { token: own.token, key: newKey() });
  const createdAt = app.clock.now();
  const row = {
    id: id(),
    contactAddressId,
    visitId: own.visitId,
    name: marks.name,
    language: 'de',
    market: 'de',
  } as const;
  const said = { potentials: {}, consultationSummary: `Guten Tag ${marks.name}` };
  await app.database.db.insert(summaryRequest).values({ ...row, ...said, createdAt });
  const partnerId = person.partners[0]?.id ?? '';
  const off = { disabledAt: createdAt, disabledFor: 'by-hand' } as const;
  const hook = { id: id(), partnerId, url: 'https://partner.example/hook', sealedSecret: 'sealed', createdAt, ...off };
  await app.database.db.insert(webhook).values(hook);
  const told = { id: id(), webhookId: hook.id, event: 'lead.created', leadId, status: 'delivered', createdAt } as const;
  await app.database.db.insert(webhookDelivery).values(told);
  const { as } = await signInPartner(app, partnerId);
  await call(
    app,
    changeLeadStatus,
    { parameters: { leadId }, body: { status: 'contacted' } },
    { key: newKey(), ...as },
  );
  await postLead(app, zora(), { token: shared.token });
  await postLead(app, zora());
  await queuePartnerMail(person);
  return { person, neighbour };
}

const rows = (of: TestPerson): Promise<PersonRows> => rowsOfPerson(app.database.db, [of.contactAddressId], 'erasure');

describe('withdrawing a request', () => {
  test('hides the contact from its companies and stops their mails, once', async () => {
    const person = await newPerson(app);
    const emailId = await queuePartnerMail(person);
    const first = await (await withdraw(person)).json();
    expect(first).toEqual({ withdrawnAt: app.clock.now().toISOString() });
    app.clock.advance(60_000);
    expect(await (await withdraw(person)).json()).toEqual(first);
    expect(await countRows(app, `outbox_event where name = 'lead.withdrawn'`)).toBe(1);
    expect(await countRows(app, `audit where verb = 'withdraw'`)).toBe(1);
    expect(await countRows(app, `email where id = '${emailId}' and status = 'dropped'`)).toBe(1);
    const { as } = await signInPartner(app, person.partners[0]?.id ?? '');
    const listed = await (await call(app, listPartnerLeads, {}, as)).text();
    expect(JSON.parse(listed)).toMatchObject([{ id: person.leadId, request: null, ...first }]);
    expect(listed).not.toContain('Lovelace');
    const input = { parameters: { leadId: person.leadId }, body: { status: 'contacted' } };
    const change = await call(app, changeLeadStatus, input, { key: newKey(), ...as });
    expect((await change.json()).code).toBe('status-not-possible');
  });

  test('is for the owner of the link alone', async () => {
    const [person, other] = [await newPerson(app), await newPerson(app, leadBody('other@example.org'))];
    expect((await withdraw({ ...person, token: other.token })).status).toBe(404);
    expect((await withdraw({ ...person, token: `${person.token}x` })).status).toBe(404);
    expect((await withdraw({ ...person, leadId: 'no-id' })).status).toBe(404);
    expect((await withdraw(person, foreign)).status).toBe(403);
    expect(await countRows(app, 'lead where withdrawn_at is not null')).toBe(0);
  });
});

describe('the export', () => {
  test('holds everything about the person and nothing of anybody else', async () => {
    const { person, neighbour } = await richPerson();
    const data: Person = await (await exported(person)).json();
    const text = JSON.stringify(data);
    for (const mark of Object.values(marks)) expect(text).toContain(mark);
    expect(data.address).toMatchObject({ email: marks.email, confirmedAt: app.clock.now().toISOString() });
    expect(data.leads.map((it) => [it.partners.length, it.milestones.length])).toEqual([
      [3, 5],
      [3, 5],
      [3, 5],
    ]);
    expect(data.leads.flatMap((it) => it.partners).map((it) => it.status)).toContain('contacted');
    expect(data.consents.map((it) => it.sentence).join()).toContain('Nutzungsbedingungen');
    expect(data.webhookDeliveries).toMatchObject([{ event: 'lead.created', leadId: person.leadId }]);
    expect(data.messages.map((it) => it.role)).toEqual(['user', 'assistant']);
    expect(data.mails.map((it) => it.toPartner)).toContain(person.partners[0]?.name);
    const { addresses: _, projects: __, homeProfiles: ___, ...kinds } = await rows(person);
    const listed = { ...data, emails: data.mails, deliveries: data.webhookDeliveries } as unknown as Record<string, []>;
    for (const [kind, ids] of Object.entries(kinds)) expect([kind, listed[kind]?.length]).toEqual([kind, ids.length]);
    for (const ids of Object.values(await rows(neighbour))) for (const it of ids) expect(text).not.toContain(it);
    expect(text).not.toContain('neighbour');
  });

  test('is for a confirmed address and the owner of the link alone', async () => {
    const person = await newPerson(app);
    const early = await exported(person, { language: 'fr' });
    expect([early.status, (await early.json()).code]).toEqual([403, 'address-unconfirmed']);
    await confirm(app, person);
    expect((await exported(person)).status).toBe(200);
    expect((await exported(person, foreign)).status).toBe(403);
    expect((await exported({ ...person, token: 'nobody' })).status).toBe(404);
  });
});

describe('erasure', () => {
  test('leaves no trace of the person in any table, and everything of the neighbour', async () => {
    const { person, neighbour } = await richPerson();
    const before: Person = await (await exported(neighbour)).json();
    const theirs = await rows(person);
    for (const ids of Object.values(theirs)) expect(ids.length).toBeGreaterThan(0);
    const texts = [...Object.values(marks), person.token, ...Object.values(theirs).flat()];
    const { db } = app.database;
    const places = (await placesOf(db, texts)).map((it) => it.split(':')[0]);
    for (const table of ['lead', 'audit', 'idempotency', 'outbox_event', 'limit_counter', 'assessment', 'message'])
      expect(places).toContain(`public.${table}`);
    expect(places.some((it) => it?.startsWith('pgboss.job'))).toBe(true);
    expect(await (await erase(person)).json()).toEqual({ erased: true });
    expect(await placesOf(db, texts)).toEqual([]);
    expect(await countRows(app, `audit where verb = 'erase' and entity = 'person'`)).toBe(1);
    const after: Person = await (await exported(neighbour)).json();
    expect({ ...after, visits: [] }).toEqual({ ...before, visits: [] });
    expect(after.visits).toHaveLength(2);
    await app.runJobs();
    expect(await placesOf(db, texts)).toEqual([]);
    expect((await erase(person)).status).toBe(404);
  });

  test('needs no confirmation, but the link', async () => {
    const person = await newPerson(app);
    expect((await erase(person, foreign)).status).toBe(403);
    expect((await erase({ ...person, token: 'nobody' })).status).toBe(404);
    expect(await countRows(app, 'lead')).toBe(1);
    expect((await erase(person)).status).toBe(200);
    expect(await countRows(app, 'lead')).toBe(0);
  });

  test('of a suppressed address leaves a keyed hash: nobody makes us write there again', async () => {
    const person = await newPerson(app, zora());
    const { db } = app.database;
    const { settings } = app.deps;
    await suppressMailbox({ tx: db, now: app.clock.now(), settings }, zora().contact.email, 'complaint');
    await erase(person);
    expect(await placesOf(db, Object.values(marks))).toEqual([]);
    expect(await countRows(app, 'suppression')).toBe(1);
    app.clock.advance(48 * 3_600_000);
    const again = await postLead(app, { ...zora(), contact: { ...zora().contact, email: 'Zora.Quixote@Example.org' } });
    expect((await again.json()).confirmation).toBe('confirm');
    expect(await countRows(app, `email where status <> 'withheld'`)).toBe(0);
    expect(await countRows(app, 'suppression')).toBe(1);
  });

  test('and requests for the same address at the same time leave whole rows or none', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { token } = await newPerson(app, zora(), { address: `203.0.113.${round}` });
      const asking = ['1', '2', '3', '4'].map((it) => postLead(app, zora(), { address: `10.0.${round}.${it}` }));
      const erasing = call(app, erasePerson, { parameters: { token }, body: {} });
      for (const reply of await Promise.all(asking)) expect(reply.status).toBe(201);
      expect((await erasing).status).toBe(200);
      const leads = await countRows(app, 'lead');
      for (const table of ['assessment', 'home_profile', 'project'])
        expect([table, await countRows(app, table)]).toEqual([table, leads]);
    }
  });
});
