import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { user } from '#api/database/schema/accounts.ts';
import { lead, leadPartner } from '#api/database/schema/leads.ts';
import { PAGE_SIZE } from '#domain/contract/list.ts';
import {
  changeLeadStatus,
  listPartnerLeads,
  type PartnerLead,
  readPartnerLead,
} from '#domain/contract/partner-leads.ts';
import { at, call, countRows, leadBody, nextPage } from '#tests/harness/calls.ts';
import { confirm, newPerson, type TestPerson } from '#tests/harness/people.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let person: TestPerson;
/** Somebody of each of the three companies that got the lead. */
let members: SignedIn[];
beforeEach(async () => {
  app = await startApp();
  person = await newPerson(app);
  members = [];
  for (const { id } of person.partners) members.push(await signInPartner(app, id));
});
afterEach(() => app.stop());

const member = (index: number) => members[index] as SignedIn;
const list = (who: SignedIn, query?: Record<string, string>) =>
  call(app, listPartnerLeads, { ...(query && { query }) }, who.as);

async function leadOf(who: SignedIn): Promise<PartnerLead> {
  return (await (await list(who)).json())[0];
}

function change(who: SignedIn, status: string, reason?: string, leadId = person.leadId): Promise<Response> {
  const body = { status, ...(reason && { reason }) };
  return call(app, changeLeadStatus, { parameters: { leadId }, body }, { key: newKey(), ...who.as });
}

async function moveTo(who: SignedIn, ...statuses: string[]): Promise<void> {
  for (const status of statuses) expect((await change(who, status)).status).toBe(200);
}

async function statuses(): Promise<string[]> {
  const rows = await app.database.db.select().from(leadPartner);
  return person.partners.map(({ id }) => rows.find((it) => it.partnerId === id)?.status ?? '');
}

describe('the leads of a company', () => {
  test('show contact, answers, result and whether the request is confirmed', async () => {
    const lead = await leadOf(member(0));
    const { answers, contact } = leadBody();
    expect(lead).toMatchObject({
      id: person.leadId,
      status: 'new',
      reason: null,
      addressConfirmed: false,
      market: 'de',
    });
    expect(lead.request).toMatchObject({ contact, answers, result: { solarPotential: 'high' } });
    const later = await newPerson(app, leadBody(), { address: '203.0.113.4' });
    for (const [confirmed, expected] of [
      [later, [false, true]],
      [person, [true, true]],
    ] as const) {
      await confirm(app, confirmed);
      const leads = await (await list(member(0))).json();
      const marks = new Map(leads.map((it: PartnerLead) => [it.id, it.addressConfirmed]));
      expect([marks.get(person.leadId), marks.get(later.leadId)]).toEqual(expected);
    }
  });

  test('come newest first, in pages that neither repeat nor leave out any', async () => {
    const { db } = app.database;
    const [handed] = await db.select().from(leadPartner);
    const expected = [person.leadId];
    for (let number = 0; number < PAGE_SIZE + 2; number += 1) {
      if (number % 3 === 0) app.clock.advance(60_000);
      const { leadId } = await newPerson(app, leadBody(`n${number}@example.org`), { address: `203.0.113.${number}` });
      const partnerId = person.partners[0]?.id ?? '';
      const row = { ...(handed as typeof leadPartner.$inferSelect), leadId, partnerId, createdAt: app.clock.now() };
      await db.insert(leadPartner).values(row).onConflictDoNothing();
      expected.push(leadId);
    }
    const first = await list(member(0));
    const second = await call(app, at(nextPage(first) ?? ''), {}, member(0).as);
    expect(nextPage(second)).toBeNull();
    const newest = await first.json();
    expect(newest).toHaveLength(PAGE_SIZE);
    const pages: PartnerLead[] = [...newest, ...(await second.json())];
    expect(pages.map((it) => it.id).toSorted()).toEqual(expected.toSorted());
    const times = pages.map((it) => it.createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test.each<Record<string, string>>([{ cursor: '1' }, { cursor: "1.'; drop table lead; --" }, { page: '2' }])(
    'a query %o is refused',
    async (query) => {
      expect((await list(member(0), query)).status).toBe(400);
    },
  );
});

describe('of the list', () => {
  const found = async (query: Record<string, string>) =>
    (await (await list(member(0), query)).json()).map((it: PartnerLead) => it.request?.contact.name ?? null);
  const named = (name: string, place: string, email: string) => ({
    ...leadBody(email),
    contact: { ...leadBody(email).contact, name, place },
  });

  test('those with a status are shown, and those of a name or a place', async () => {
    app.clock.advance(1);
    const grace = await newPerson(app, named('Grace Hopper', '10115 Berlin', 'grace@example.org'));
    await change(member(0), 'contacted');
    expect(await found({ status: 'contacted' })).toEqual(['Ada Lovelace']);
    expect(await found({ status: 'new' })).toEqual(['Grace Hopper']);
    expect(await found({ query: 'HOP' })).toEqual(['Grace Hopper']);
    expect(await found({ query: '10115' })).toEqual(['Grace Hopper']);
    expect(await found({ query: 'berlin', status: 'contacted' })).toEqual(['Ada Lovelace']);
    expect([await found({ query: 'opper' }), await found({ query: '%' })]).toEqual([[], []]);
    expect(await found({ limit: '1' })).toEqual(['Grace Hopper']);
    await app.database.db.update(lead).set({ withdrawnAt: app.clock.now() }).where(eq(lead.id, grace.leadId));
    expect([await found({ query: 'grace' }), await found({ status: 'new' })]).toEqual([[], [null]]);
  });

  test('who asks again within 90 days is marked, for the company that has both', async () => {
    app.clock.advance(90 * 24 * 3_600_000);
    const second = await newPerson(app);
    app.clock.advance(1);
    const third = await newPerson(app);
    const marks = async (who: SignedIn) =>
      (await (await list(who)).json()).map((it: PartnerLead) => [it.id, it.duplicateOf]);
    const expected = [
      [third.leadId, second.leadId],
      [second.leadId, person.leadId],
      [person.leadId, null],
    ];
    expect(await marks(member(0))).toEqual(expected);
    await app.database.db
      .delete(leadPartner)
      .where(and(eq(leadPartner.leadId, second.leadId), eq(leadPartner.partnerId, person.partners[1]?.id ?? '')));
    expect(await marks(member(1))).toEqual([
      [third.leadId, null],
      [person.leadId, null],
    ]);
    await app.database.db.update(lead).set({ withdrawnAt: app.clock.now() }).where(eq(lead.id, second.leadId));
    expect(await marks(member(0))).toEqual([
      [third.leadId, null],
      [second.leadId, null],
      [person.leadId, null],
    ]);
  });

  test('one is read by itself, by its company alone', async () => {
    const read = (who: SignedIn, leadId: string) => call(app, readPartnerLead, { parameters: { leadId } }, who.as);
    expect(await (await read(member(0), person.leadId)).json()).toEqual(await leadOf(member(0)));
    const hamburg = await signInPartner(app, '00000000-0000-4000-8001-000000000004');
    expect([(await read(hamburg, person.leadId)).status, (await read(member(0), 'x')).status]).toEqual([404, 404]);
  });
});

describe('nobody else', () => {
  test.each([
    ['anonymous', null, 401],
    ['a customer', { role: 'customer' }, 403],
    ['a manager', { role: 'manager' }, 403],
    ['an admin', { role: 'admin', isAdmin: true }, 403],
    ['a partner without a company', { role: 'partner', isVerified: true }, 403],
  ] as const)('%s reads or changes a lead', async (_, wanted, status) => {
    const who = wanted
      ? await signIn(app, wanted)
      : { userId: '', as: { origin: member(0).as.origin, headers: { Cookie: '' } } };
    expect((await list(who)).status).toBe(status);
    expect((await change(who, 'contacted')).status).toBe(status);
    expect(await statuses()).toEqual(['new', 'new', 'new']);
  });

  test('not even a member before staff has verified them', async () => {
    await app.database.db.update(user).set({ isVerified: false });
    expect((await list(member(0))).status).toBe(403);
    expect((await change(member(0), 'contacted')).status).toBe(403);
  });

  test('another company finds nothing', async () => {
    const hamburg = await signInPartner(app, '00000000-0000-4000-8001-000000000004');
    expect(await (await list(hamburg)).json()).toEqual([]);
    expect((await change(hamburg, 'contacted')).status).toBe(404);
    for (const id of ['00000000-0000-4000-8001-0000000000ff', 'no-id'])
      expect((await change(member(0), 'contacted', undefined, id)).status).toBe(404);
  });

  test('nor does a foreign page', async () => {
    const foreign = { ...member(0).as, origin: 'https://evil.example' };
    expect((await call(app, listPartnerLeads, {}, foreign)).status).toBe(403);
    expect((await change({ ...member(0), as: foreign }, 'contacted')).status).toBe(403);
  });
});

describe('a status', () => {
  test('moves by the rules, with event and audit row, and back', async () => {
    await moveTo(member(0), 'contacted', 'quoted', 'contacted');
    expect(await leadOf(member(0))).toMatchObject({
      status: 'contacted',
      statusChangedAt: app.clock.now().toISOString(),
    });
    expect((await leadOf(member(1))).status).toBe('new');
    expect(await countRows(app, `outbox_event where name = 'lead.status-changed'`)).toBe(3);
    expect(await countRows(app, `audit where verb like 'status %' and actor_scope = 'user:${member(0).userId}'`)).toBe(
      3,
    );
    const skipped = await change(member(0), 'won');
    expect([skipped.status, (await skipped.json()).code]).toEqual([409, 'status-not-possible']);
  });

  test.each([
    ['rejected', undefined, 'reason', 'required'],
    ['contacted', 'price', 'reason', 'unknown-field'],
    ['rejected', 'because', 'reason', 'unknown-value'],
    ['another_chosen', undefined, 'status', 'unknown-value'],
  ])('%s with reason %s is refused', async (status, reason, path, problem) => {
    const reply = await change(member(0), status, reason);
    expect(reply.status).toBe(400);
    expect((await reply.json()).fields).toMatchObject([{ path, problem }]);
  });

  test('keeps its reason only as long as it holds', async () => {
    await change(member(0), 'rejected', 'no-capacity');
    expect(await leadOf(member(0))).toMatchObject({ status: 'rejected', reason: 'no-capacity' });
    await moveTo(member(0), 'new');
    expect(await leadOf(member(0))).toMatchObject({ status: 'new', reason: null });
  });

  test('won closes the lead for the others, and gives it back when it was a mistake', async () => {
    await moveTo(member(1), 'contacted');
    await change(member(2), 'rejected', 'timing');
    await moveTo(member(0), 'contacted', 'quoted', 'won');
    expect(await statuses()).toEqual(['won', 'another_chosen', 'another_chosen']);
    expect((await change(member(1), 'quoted')).status).toBe(409);
    expect((await change(member(2), 'contacted')).status).toBe(409);
    await moveTo(member(0), 'quoted');
    expect(await statuses()).toEqual(['quoted', 'contacted', 'rejected']);
    expect((await leadOf(member(2))).reason).toBe('timing');
  });

  test('of several companies that win at once, one has won', async () => {
    for (const who of members) await moveTo(who, 'contacted', 'quoted');
    const replies = await Promise.all(members.map((who) => change(who, 'won')));
    expect(replies.map((it) => it.status).toSorted()).toEqual([200, 409, 409]);
    expect((await statuses()).toSorted()).toEqual(['another_chosen', 'another_chosen', 'won']);
  });
});
