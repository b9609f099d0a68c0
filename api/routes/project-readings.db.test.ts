import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assessment, lead, leadPartner } from '#api/database/schema/leads.ts';
import { erasePerson, exportPerson } from '#domain/contract/person.ts';
import { writeProjectMessage } from '#domain/contract/project-messages.ts';
import { offerQuote } from '#domain/contract/project-quotes.ts';
import {
  addReading,
  type MeterReadings,
  openClaim,
  readReadings,
  removeReading,
} from '#domain/contract/project-readings.ts';
import { reportOf } from '#domain/estimate/estimate-report.ts';
import { ask, call, countRows } from '#tests/harness/calls.ts';
import { offerBody, startProject, type TestProject } from '#tests/harness/projects.ts';
import { sampleEstimate } from '#tests/harness/sample-estimate.ts';
import type { SignedIn } from '#tests/harness/sign-in.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let its: TestProject;
beforeEach(async () => {
  app = await startApp();
  its = await startProject(app);
  await order();
});
afterEach(() => app.stop());

const keyed = ({ as }: SignedIn) => ({ ...as, key: newKey() });
const parameters = () => ({ projectId: its.projectId });

/** The first company has the order. */
async function order(): Promise<void> {
  const first = eq(leadPartner.partnerId, its.companies[0]?.id ?? '');
  await app.database.db.update(leadPartner).set({ status: 'won' }).where(first);
}

/** A detailed estimate of about 9,200 kWh a year, 8,280 at least. */
async function project(): Promise<void> {
  const { db } = app.database;
  const [row] = await db.select().from(lead).where(eq(lead.id, its.person.leadId));
  const kept = { input: { market: 'de', place: 'Berlin' }, ...reportOf(sampleEstimate(), '2026-11-20') } as const;
  await db
    .update(assessment)
    .set({ estimate: kept })
    .where(eq(assessment.id, row?.assessmentId ?? ''));
}

const add = (body: object, who = its.owner) => call(app, addReading, { parameters: parameters(), body }, keyed(who));
const read = (who = its.owner): Promise<MeterReadings> => ask(app, readReadings, { parameters: parameters() }, who.as);
const claim = (who = its.owner) => call(app, openClaim, { parameters: parameters(), body: {} }, keyed(who));

/** What a year has come to, from the day of the request on. */
async function year(kwh: number): Promise<void> {
  expect((await add({ day: '2026-11-20', producedKwh: 1_000 })).status).toBe(201);
  app.clock.advance(365 * DAY_MS);
  expect((await add({ day: '2027-11-20', producedKwh: 1_000 + kwh })).status).toBe(201);
}

test('readings are told against the projection in proportion, and nothing can be claimed before a year', async () => {
  await project();
  await add({ day: '2026-11-20', producedKwh: 1_000, drawnKwh: 50 });
  expect((await read()).measure?.standing).toBe('begun');
  app.clock.advance(73 * DAY_MS);
  const told = await (await add({ day: '2027-02-01', producedKwh: 1_200, drawnKwh: 400 })).json();
  expect(told.measure).toMatchObject({ standing: 'running', days: 73, measuredKwh: 200 });
  expect(Math.round(told.measure.projected.low)).toBe(1_656);
  expect([told.mayClaim, (await claim()).status]).toEqual([false, 409]);
  expect((await read(its.manager)).readings).toHaveLength(2);
  expect(await read(its.partners[0] as SignedIn)).toMatchObject({ mayEnter: false, mayClaim: false });
});

test('a year 15 % below the lower end opens the claim, once, and closes the readings', async () => {
  await project();
  await year(7_037);
  const told = await read();
  expect([told.measure?.standing, told.mayClaim]).toEqual(['missed', true]);
  expect((await claim(its.manager)).status).toBe(404);
  expect((await (await claim()).json()).claim).toEqual({
    openedAt: app.clock.now().toISOString(),
    measuredKwh: 7_037,
    lineKwh: 7_038,
  });
  expect((await claim()).status).toBe(409);
  expect((await add({ day: '2027-01-01', producedKwh: 1_500 })).status).toBe(409);
  expect(await countRows(app, `outbox_event where name = 'claim.opened'`)).toBe(1);
  expect((await read(its.manager)).claim?.measuredKwh).toBe(7_037);
});

test('a year above that line, or without a projection, claims nothing', async () => {
  await year(7_039);
  expect(await read()).toMatchObject({ yearly: null, measure: null, mayClaim: false });
  await project();
  expect((await read()).measure?.standing).toBe('kept');
  expect((await claim()).status).toBe(409);
});

test.each([
  [{ day: '2026-11-20' }, 'producedKwh'],
  [{ day: '2026-11-19', producedKwh: 1 }, 'day'],
  [{ day: '2026-12-02', producedKwh: 1 }, 'day'],
  [{ day: '2026-11-25', producedKwh: 200 }, 'day'],
  [{ day: '2026-11-24', producedKwh: 101 }, 'producedKwh'],
  [{ day: '2026-11-26', producedKwh: 99 }, 'producedKwh'],
  [{ day: '2026-11-24', producedKwh: -1 }, 'producedKwh'],
  [{ day: '2026-11-24', producedKwh: 1.5 }, 'producedKwh'],
  [{ day: '2026-11-24', drawnKwh: 10_000_000 }, 'drawnKwh'],
])('%o is refused for its %s', async (body, path) => {
  app.clock.advance(11 * DAY_MS);
  await add({ day: '2026-11-25', producedKwh: 100 });
  const reply = await add(body);
  expect([reply.status, (await reply.json()).fields?.[0].path]).toEqual([400, path]);
});

test('a wrong reading can be taken back; readings begin with an order', async () => {
  const { readings } = await (await add({ day: '2026-11-20', producedKwh: 1_000 })).json();
  const input = { parameters: { ...parameters(), readingId: readings[0].id } };
  expect((await call(app, removeReading, input, keyed(its.partners[0] as SignedIn))).status).toBe(404);
  expect((await (await call(app, removeReading, input, keyed(its.owner))).json()).readings).toEqual([]);
  await app.database.db.update(leadPartner).set({ status: 'quoted' });
  expect((await add({ day: '2026-11-20', producedKwh: 1_000 })).status).toBe(409);
  expect((await read()).mayEnter).toBe(false);
});

test('the person’s export holds what happened in the project, and their erasure leaves nothing of it', async () => {
  await project();
  await year(5_000);
  await claim();
  await app.database.db.update(leadPartner).set({ status: 'new' });
  const partner = its.partners[0] as SignedIn;
  const body = offerBody({ bindingUntil: '2027-12-20' });
  await ask(app, offerQuote, { parameters: parameters(), body }, keyed(partner));
  const conversation = { ...parameters(), conversation: its.companies[0]?.id ?? '' };
  await ask(app, writeProjectMessage, { parameters: conversation, body: { text: 'Bis Dienstag' } }, keyed(partner));
  const { token } = its.person;
  await app.database.db.execute(`update contact_address set link_ends_at = '2099-01-01'`);
  const { leads } = await ask(app, exportPerson, { parameters: { token } });
  expect(leads[0]?.project).toMatchObject({
    messages: [{ company: its.companies[0]?.name, side: 'partner', text: 'Bis Dienstag' }],
    read: [{ side: 'partner' }],
    quotes: [{ company: its.companies[0]?.name, priceMinor: 1_890_000, answer: null }],
    readings: [{ producedKwh: 1_000 }, { producedKwh: 6_000 }],
    claims: [{ measuredKwh: 5_000 }],
  });
  await ask(app, erasePerson, { parameters: { token }, body: {} });
  for (const table of ['project_message', 'project_mark', 'quote', 'meter_reading', 'guarantee_claim'])
    expect([table, await countRows(app, table)]).toEqual([table, 0]);
  expect(await countRows(app, `idempotency where reply ? 'projectId'`)).toBe(0);
  expect(await countRows(app, `audit where entity = 'project'`)).toBe(0);
  expect(await countRows(app, `outbox_event where payload ? 'projectId'`)).toBe(0);
});
