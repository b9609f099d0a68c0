import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lead } from '#api/database/schema/leads.ts';
import { site, siteKey } from '#api/database/schema/partners.ts';
import { DEMO_SITE_ID, DEMO_SITE_KEY, seed } from '#api/database/seed/seed.ts';
import { listPartnerLeads } from '#domain/contract/partner-leads.ts';
import {
  changeSite,
  createSite,
  deleteSite,
  endSiteKey,
  listSites,
  MAX_KEYS,
  MAX_SITES,
  type PartnerSite,
  rotateSiteKey,
} from '#domain/contract/sites.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { deedsOn } from '#tests/harness/audit.ts';
import { ask, call, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { type SignedIn, signInPartner } from '#tests/harness/sign-in.ts';
import { EXAMPLES_URL, newKey, PUBLIC_URL, startApp, type TestApp } from '#tests/harness/with-app.ts';

const OWN = '00000000-0000-4000-8001-000000000004';
const PAGE = 'https://www.example.com';
const HOUR = 3_600_000;

let app: TestApp;
let member: SignedIn;
beforeEach(async () => {
  app = await startApp();
  member = await signInPartner(app, OWN);
});
afterEach(() => app.stop());

const options = () => ({ key: newKey(), ...member.as });
const create = (name = 'Shop', ...allowedOrigins: string[]) =>
  ask(app, createSite, { body: { name, allowedOrigins: allowedOrigins.length ? allowedOrigins : [PAGE] } }, options());
const rotate = ({ id: siteId }: PartnerSite, oldEndsInHours: 0 | 24) =>
  ask(app, rotateSiteKey, { parameters: { siteId }, body: { oldEndsInHours } }, options());
const keysOf = ({ keys }: PartnerSite) => keys.map(({ publicKey }) => publicKey);
const opens = async (siteKeyText = '', origin = PAGE) => {
  const body = { siteKey: siteKeyText, language: 'de', market: 'de' } as const;
  return (await call(app, openVisit, { body }, { origin })).status;
};

test('a site is made with a key that opens on its origins alone, and is renamed and moved', async () => {
  const made = await create('  Shop ', 'https://WWW.example.com:443/', PAGE);
  expect(made).toMatchObject({ name: 'Shop', allowedOrigins: [PAGE], lastSeenAt: null });
  const [key] = keysOf(made);
  expect([await opens(key), await opens(key, 'https://other.example')]).toEqual([201, 403]);
  const parameters = { siteId: made.id };
  const body = { name: 'Laden', allowedOrigins: ['https://other.example'] };
  expect(await ask(app, changeSite, { parameters, body }, options())).toMatchObject(body);
  app.clock.advance(10_001);
  expect([await opens(key), await opens(key, 'https://other.example')]).toEqual([403, 201]);
  const [listed] = await ask(app, listSites, {}, member.as);
  expect(listed).toMatchObject({ ...body, lastSeenAt: '2026-11-20T10:00:00.000Z' });
  const rows = await deedsOn(app, made.id);
  expect(rows.map(({ verb, actorScope }) => [verb, actorScope])).toEqual([
    ['site.added', `user:${member.userId}`],
    ['site.changed', `user:${member.userId}`],
  ]);
  expect(rows[1]?.change).toEqual({
    before: { name: 'Shop', allowedOrigins: PAGE },
    after: { name: 'Laden', allowedOrigins: 'https://other.example' },
  });
});

test('a key is replaced without a gap: both are good until the old one ends, and what it opened goes on', async () => {
  const made = await create();
  const [old] = keysOf(made);
  const { token } = await newVisit(app, { siteKey: old ?? '' }, { origin: PAGE });
  const rotated = await rotate(made, 24);
  const [fresh] = keysOf(rotated);
  expect(keysOf(rotated)).toEqual([fresh, old]);
  expect(rotated.keys.map(({ endsAt }) => endsAt)).toEqual([null, '2026-11-21T10:00:00.000Z']);
  expect([await opens(fresh), await opens(old)]).toEqual([201, 201]);
  app.clock.advance(24 * HOUR - 1);
  expect([await opens(fresh), await opens(old)]).toEqual([201, 201]);
  app.clock.advance(1);
  expect([await opens(fresh), await opens(old)]).toEqual([201, 404]);
  expect(keysOf((await ask(app, listSites, {}, member.as))[0] as PartnerSite)).toEqual([fresh]);
  const renewed = await newVisit(app, { siteKey: fresh ?? '' }, { origin: PAGE, token });
  expect(renewed.partner?.id).toBe(OWN);
});

test('a key that has leaked ends at once, the last good one never', async () => {
  const made = await create();
  const [old] = keysOf(made);
  await opens(old);
  const rotated = await rotate(made, 0);
  const [fresh] = keysOf(rotated);
  expect(keysOf(rotated)).toHaveLength(1);
  app.clock.advance(10_001);
  expect([await opens(fresh), await opens(old)]).toEqual([201, 404]);
  const again = await rotate(made, 24);
  const end = (keyId = '') =>
    call(app, endSiteKey, { parameters: { siteId: made.id, keyId }, body: { inHours: 0 } }, options());
  expect((await end(again.keys[0]?.id)).status).toBe(409);
  const ended = await end(again.keys[1]?.id);
  expect(keysOf(await ended.json())).toEqual([again.keys[0]?.publicKey]);
  expect((await end(again.keys[1]?.id)).status).toBe(404);
});

test('when a key was used last is noted to the hour', async () => {
  const made = await create();
  const used = async () => (await ask(app, listSites, {}, member.as))[0]?.keys[0]?.lastUsedAt;
  expect(await used()).toBeNull();
  for (const expected of ['10:00', '10:00', '11:20']) {
    await opens(keysOf(made)[0]);
    expect(await used()).toBe(`2026-11-20T${expected}:00.000Z`);
    app.clock.advance(40 * 60_000);
  }
});

test('a removed site opens nothing more, and its requests stay', async () => {
  const made = await create();
  const [key = ''] = keysOf(made);
  const { token } = await newVisit(app, { siteKey: key }, { origin: PAGE });
  expect((await postLead(app, leadBody(), { token, origin: PAGE })).status).toBe(201);
  const parameters = { siteId: made.id };
  expect(await ask(app, deleteSite, { parameters }, options())).toEqual({ deleted: true });
  app.clock.advance(10_001);
  expect([await opens(key), (await postLead(app, leadBody(), { token, origin: PAGE })).status]).toEqual([404, 401]);
  expect(await ask(app, listSites, {}, member.as)).toEqual([]);
  expect(await ask(app, listPartnerLeads, {}, member.as)).toHaveLength(1);
  expect(await app.database.db.$count(lead)).toBe(1);
  expect((await call(app, deleteSite, { parameters }, options())).status).toBe(404);
});

test('there is an end to sites and keys', async () => {
  const made = await create();
  for (let number = 1; number < MAX_KEYS; number += 1) await rotate(made, 24);
  const refused = async (reply: Response) => [reply.status, (await reply.json()).fields?.[0]];
  const parameters = { siteId: made.id };
  expect(
    await refused(await call(app, rotateSiteKey, { parameters, body: { oldEndsInHours: 24 } }, options())),
  ).toEqual([400, expect.objectContaining({ path: 'oldEndsInHours', problem: 'too-many' })]);
  expect(keysOf(await rotate(made, 0))).toHaveLength(1);
  for (let number = 1; number < MAX_SITES; number += 1) await create(`Site ${number}`);
  const body = { name: 'One too many', allowedOrigins: [PAGE] };
  expect(await refused(await call(app, createSite, { body }, options()))).toEqual([
    400,
    expect.objectContaining({ path: 'name', problem: 'too-many' }),
  ]);
});

test.each(['http://example.com', 'example.com', 'https://*.example.com', 'https://example.com/a', 'null'])(
  'the origin %s is refused',
  async (origin) => {
    const body = { name: 'Shop', allowedOrigins: [PAGE, origin] };
    const reply = await call(app, createSite, { body }, options());
    expect([reply.status, (await reply.json()).fields[0]]).toEqual([
      400,
      expect.objectContaining({ path: 'allowedOrigins.1', problem: 'address-not-allowed' }),
    ]);
  },
);

test('keys from before they had a table of their own are taken along', async () => {
  const { db } = app.database;
  const made = await create();
  const row = { id: app.deps.ids.next(), publicKey: 'site_old', name: 'Old', partnerId: OWN, allowedOrigins: [PAGE] };
  await db.insert(site).values({ ...row, createdAt: app.clock.now() });
  await db.delete(siteKey).where(eq(siteKey.siteId, DEMO_SITE_ID));
  await db.update(site).set({ publicKey: DEMO_SITE_KEY }).where(eq(site.id, DEMO_SITE_ID));
  for (const _ of [1, 2]) await seed(db, { publicUrl: PUBLIC_URL, examplesUrl: EXAMPLES_URL, clock: app.clock });
  app.clock.advance(10_001);
  expect([await opens('site_old'), await opens(DEMO_SITE_KEY, EXAMPLES_URL), await opens(keysOf(made)[0])]).toEqual([
    201, 201, 201,
  ]);
});
