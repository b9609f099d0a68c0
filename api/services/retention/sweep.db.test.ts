import { getTableName } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TableName } from '#api/database/retention.ts';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { assessment, visit } from '#api/database/schema/leads.ts';
import { schema } from '#api/database/schema/schema.ts';
import { webhook, webhookDelivery } from '#api/database/schema/webhooks.ts';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { sweep } from '#api/services/retention/sweep.ts';
import { countRows, leadBody, postLead } from '#tests/harness/calls.ts';
import { newPerson } from '#tests/harness/people.ts';
import { rowOfEachTable, rowsOfOnePerson } from '#tests/harness/row-of-each-table.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

const DAY = 24 * 3_600_000;
const STAYS = null;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const sweepNow = () => sweep(app.deps, app.clock.now());

/** Notes the tables that have become empty. */
async function note(emptied: Map<string, number | null>, days: number): Promise<void> {
  for (const [table, definition] of Object.entries(schema)) {
    const rows = await countRows(app, `"${getTableName(definition)}"`);
    if (rows === 0 && emptied.get(table) === STAYS) emptied.set(table, days);
  }
}

/** The whole days after which a sweep leaves each table empty; half days where it does so too early. */
async function lifetimes(): Promise<Record<string, number | null>> {
  const start = app.clock.now().getTime();
  const emptied = new Map<string, number | null>(Object.keys(schema).map((it) => [it, STAYS]));
  await note(emptied, 0);
  for (const days of [1, 7, 30, 90, 3 * 365]) {
    app.clock.advance(start + days * DAY - app.clock.now().getTime());
    await sweepNow();
    await note(emptied, days - 0.5);
    app.clock.advance(1);
    await sweepNow();
    await note(emptied, days);
  }
  return Object.fromEntries(emptied);
}

const contactTables = {
  contactAddress: 30,
  consent: 30,
  lead: 30,
  leadPartner: 30,
  summaryRequest: 30,
  project: 30,
  milestone: 30,
  projectMessage: 30,
  projectMark: 30,
  quote: 30,
  meterReading: 30,
  guaranteeClaim: 30,
  expertCall: 30,
  projectDocument: 30,
  installerReport: 30,
  webhookDelivery: 30,
  email: 30,
};

test('a row of every table lives as long as its class says, to the moment', async () => {
  await rowOfEachTable(app);
  const expected: Record<TableName, number | null> = {
    ...contactTables,
    provedMailbox: 30,
    visit: 30,
    message: 30,
    answerReview: 30,
    media: 30,
    estimate: 30,
    assessment: 30,
    homeProfile: 30,
    handoff: 1,
    idempotency: 1,
    limitCounter: 1,
    verification: 1,
    rateLimit: 1,
    session: 1,
    vendorCall: 7,
    outboxEvent: 7,
    notification: 30,
    accountRequest: 90,
    partnerInvitation: 30,
    partnerApplication: 90,
    partnerDocument: 90,
    suppression: 3 * 365,
    audit: 3 * 365,
    user: STAYS,
    account: STAYS,
    twoFactor: STAYS,
    passkey: STAYS,
    formerMailbox: STAYS,
    partner: STAYS,
    partnerMember: STAYS,
    site: STAYS,
    assessmentDay: STAYS,
    siteDay: STAYS,
    aiDay: STAYS,
    gradeDay: STAYS,
    upkeep: STAYS,
    siteKey: STAYS,
    webhook: STAYS,
  };
  expect(await lifetimes()).toEqual(expected);
});

test('what a confirmed person asked for lives for three years, with the home it is about', async () => {
  await rowsOfOnePerson(app, true);
  const days = await lifetimes();
  const kept = Object.keys(contactTables).filter((it) => it !== 'webhookDelivery');
  for (const table of [...kept, 'assessment', 'homeProfile']) expect([table, days[table]]).toEqual([table, 3 * 365]);
  expect([days.visit, days.webhookDelivery]).toEqual([30, 90]);
});

test('webhook tests, which hang on no person, go too', async () => {
  const createdAt = app.clock.now();
  const ids = { webhookId: app.deps.ids.next(), id: app.deps.ids.next() };
  const hook = { id: ids.webhookId, partnerId: seededId('partner', 1), url: 'https://a.example', sealedSecret: 's' };
  await app.database.db.insert(webhook).values({ ...hook, createdAt });
  await app.database.db.insert(webhookDelivery).values({ ...ids, event: 'webhook.test', status: 'failed', createdAt });
  expect((await lifetimes()).webhookDelivery).toBe(90);
});

describe('a sign of life', () => {
  test('keeps an anonymous consultation with its visit', async () => {
    await rowOfEachTable(app);
    const { db } = app.database;
    await db.delete(contactAddress);
    app.clock.advance(29 * DAY);
    await db.update(visit).set({ lastSeenAt: app.clock.now() });
    app.clock.advance(29 * DAY);
    await sweepNow();
    expect((await db.select().from(assessment)).length).toBe(3);
    app.clock.advance(DAY + 1);
    await sweepNow();
    expect(await db.select().from(assessment)).toEqual([]);
  });

  test('of an unconfirmed address is its last request', async () => {
    await newPerson(app);
    app.clock.advance(29 * DAY);
    await postLead(app);
    app.clock.advance(29 * DAY);
    await sweepNow();
    expect(await countRows(app, 'lead')).toBe(2);
    app.clock.advance(DAY + 1);
    await sweepNow();
    for (const table of [
      'lead',
      'contact_address',
      'assessment',
      'home_profile',
      'visit',
      'email',
      `pgboss.job where name = 'send-mail'`,
    ])
      expect([table, await countRows(app, table)]).toEqual([table, 0]);
  });
});

test('an account whose mailbox nobody has proved goes after 30 days', async () => {
  const { db } = app.database;
  const createdAt = app.clock.now();
  for (const emailVerified of [true, false])
    await db.insert(user).values({ name: 'Ada', email: `${emailVerified}@example.org`, emailVerified, createdAt });
  app.clock.advance(30 * DAY);
  await sweepNow();
  expect((await db.select().from(user)).length).toBe(2);
  app.clock.advance(1);
  await sweepNow();
  expect((await db.select().from(user)).map((it) => it.emailVerified)).toEqual([true]);
});

test('more people and rows than one transaction takes', async () => {
  for (let number = 0; number < 60; number += 1)
    await newPerson(app, leadBody(`n${number}@example.org`), { address: `203.0.113.${number}` });
  const many = `insert into vendor_call select 'n' || n, '2026-01-01' from generate_series(1, 2500) as n`;
  await app.database.db.execute(many);
  app.clock.advance(31 * DAY);
  await sweepNow();
  for (const table of ['lead', 'contact_address', 'assessment', 'vendor_call'])
    expect([table, await countRows(app, table)]).toEqual([table, 0]);
});

test.each([
  ['vendor_call', 'vendorCall'],
  ['contact_address', 'contactAddress'],
])('a table that cannot be swept is told and keeps no other: %s', async (name, table) => {
  await rowOfEachTable(app);
  await app.database.db.execute(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'ada@example.org stays'; end $$`);
  await app.database.db.execute(`create trigger refuse before delete on ${name} execute function refuse()`);
  try {
    app.clock.advance(31 * DAY);
    await expect(sweepNow()).resolves.toBeUndefined();
  } finally {
    await app.database.db.execute('drop function refuse cascade');
  }
  expect(await countRows(app, name)).toBeGreaterThan(0);
  for (const other of ['idempotency', 'outbox_event', 'limit_counter', 'verification'])
    expect([other, await countRows(app, other)]).toEqual([other, 0]);
  const told = app.logged.filter((line) => line.includes('a table was not swept'));
  expect(told.map((line) => JSON.parse(line))).toMatchObject([{ table, error: { code: 'P0001' } }]);
  expect(told.join()).not.toContain('ada@');
});
