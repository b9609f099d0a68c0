import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { partner, partnerMember } from '#api/database/schema/partners.ts';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { changeArea, changePause, readCompany } from '#domain/contract/company.ts';
import { listPartners, matchPartners } from '#domain/contract/partners.ts';
import { assignPartner, listAvailability, readLead } from '#domain/contract/staff-lists.ts';
import { deedsOn } from '#tests/harness/audit.ts';
import { ask, call, leadBody, newVisit } from '#tests/harness/calls.ts';
import { confirm, newPerson } from '#tests/harness/people.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { EXAMPLES_URL, newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

const OWN = seededId('partner', 1);
const DAY = 86_400_000;

let app: TestApp;
let owner: SignedIn;
beforeEach(async () => {
  app = await startApp();
  owner = await signInPartner(app, OWN);
});
afterEach(() => app.stop());

const options = ({ as }: SignedIn = owner) => ({ key: newKey(), ...as });
const pause = (until: string | null = null) => ask(app, changePause, { body: { isPaused: true, until } }, options());
const resume = () => ask(app, changePause, { body: { isPaused: false } }, options());
const area = (onlyArea: boolean, ...postcodes: string[]) =>
  ask(app, changeArea, { body: { postcodes, onlyArea } }, options());
const { answers } = leadBody();
const isListed = async () => (await ask(app, listPartners)).some(({ id }) => id === OWN);
const isMatched = async (place: string) => {
  const body = { market: 'de', place, answers } as const;
  return (await ask(app, matchPartners, { body })).some(({ id }) => id === OWN);
};

/** So that nothing but pause and area decides. */
async function aloneInBerlin() {
  const { db } = app.database;
  await db.update(partner).set({ country: 'ch' });
  await db
    .update(partner)
    .set({ country: 'de', solutions: ['solar', 'heatPump', 'evCharging'] })
    .where(eq(partner.id, OWN));
}

test('a pause counts at once for list, matching and staff, ends by itself on its day, and own pages go on', async () => {
  await aloneInBerlin();
  expect([await isListed(), await isMatched('10437 Berlin')]).toEqual([true, true]);
  const until = new Date(app.clock.now().getTime() + 7 * DAY).toISOString();
  expect((await pause(until)).pause).toEqual({ since: '2026-11-20T10:00:00.000Z', until });
  expect([await isListed(), await isMatched('10437 Berlin')]).toEqual([false, false]);
  const { token, partner: own } = await newVisit(app, { siteKey: DEMO_SITE_KEY }, { origin: EXAMPLES_URL });
  const asked = { body: { market: 'de', place: 'Berlin', answers } } as const;
  expect(await ask(app, matchPartners, asked, { token, origin: EXAMPLES_URL })).toEqual([own]);
  app.clock.advance(7 * DAY - 1);
  expect(await isListed()).toBe(false);
  app.clock.advance(1);
  expect([await isListed(), await isMatched('10437 Berlin')]).toEqual([true, true]);
  expect((await ask(app, readCompany, {}, options())).pause).toBeNull();
});

test('a pause without an end lasts until somebody resumes, and both are noted', async () => {
  await pause();
  app.clock.advance(400 * DAY);
  expect(await isListed()).toBe(false);
  expect((await resume()).pause).toBeNull();
  expect(await isListed()).toBe(true);
  const rows = await deedsOn(app, OWN);
  expect(rows.map(({ verb, actorScope, change }) => [verb, actorScope, change?.after])).toEqual([
    ['partner.paused', `user:${owner.userId}`, { pausedAt: '2026-11-20T10:00:00.000Z', resumesAt: '' }],
    ['partner.resumed', `user:${owner.userId}`, { pausedAt: '', resumesAt: '' }],
  ]);
});

test.each(['2026-11-20T09:00:00Z', '2028-01-01T00:00:00Z'])('a pause until %s is refused', async (until) => {
  const reply = await call(app, changePause, { body: { isPaused: true, until } }, options());
  expect([reply.status, (await reply.json()).fields?.[0]]).toMatchObject([
    400,
    { path: 'until', problem: 'out-of-range' },
  ]);
  expect(await isListed()).toBe(true);
});

test('a company that keeps to its area is matched by the postcode, and by the city where there is none', async () => {
  await aloneInBerlin();
  expect(await isMatched('20095 Hamburg')).toBe(true);
  expect((await area(true, '101', '10', '104')).postcodes).toEqual(['10']);
  const places = ['10437 Berlin', '12043 Berlin', '20095 Hamburg', 'Berlin', 'Hamburg'];
  const found = [];
  for (const place of places) found.push(await isMatched(place));
  expect(found).toEqual([true, false, false, true, false]);
  await area(false, '10');
  expect(await isMatched('20095 Hamburg')).toBe(true);
});

test.each([[['104351']], [['10', 'D-10']], [[]]])('an area of %j is refused', async (postcodes) => {
  const reply = await call(app, changeArea, { body: { postcodes, onlyArea: true } }, options());
  expect(reply.status).toBe(400);
});

test('who is no owner reads, and changes nothing', async () => {
  const member = await signInPartner(app, OWN);
  await app.database.db.update(partnerMember).set({ role: 'member' }).where(eq(partnerMember.userId, member.userId));
  expect((await ask(app, readCompany, {}, options(member))).role).toBe('member');
  for (const [endpoint, body] of [
    [changePause, { isPaused: true }],
    [changeArea, { postcodes: ['1'], onlyArea: true }],
  ] as const)
    expect((await call(app, endpoint, { body }, options(member))).status).toBe(403);
  expect(await isListed()).toBe(true);
});

test('staff sees who pauses, and hands no lead there', async () => {
  await pause();
  const manager = await signIn(app, { role: 'manager' });
  const paused = await ask(app, listAvailability, { query: { state: 'paused' } }, manager.as);
  expect(paused.map(({ id, readers }) => [id, readers])).toEqual([[OWN, 1]]);
  const taking = await ask(app, listAvailability, { query: { state: 'taking' } }, manager.as);
  expect(taking.some(({ id }) => id === OWN)).toBe(false);
  await app.database.db.update(partner).set({ country: 'ch' });
  const person = await newPerson(app, leadBody('far@example.org'));
  await app.database.db.update(partner).set({ country: 'de' });
  await confirm(app, person);
  const parameters = { leadId: person.leadId };
  const { candidates } = await ask(app, readLead, { parameters }, manager.as);
  expect(candidates.filter(({ isPaused }) => isPaused).map(({ id }) => id)).toEqual([OWN]);
  expect((await call(app, assignPartner, { parameters, body: { partnerId: OWN } }, options(manager))).status).toBe(400);
});
