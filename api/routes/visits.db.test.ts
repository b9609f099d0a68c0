import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_SITE_KEY, TEST_SITE_KEY } from '#api/database/seed/seed.ts';
import { createLead } from '#domain/contract/leads.ts';
import { listPartners } from '#domain/contract/partners.ts';
import { calculateRecommendations } from '#domain/contract/recommendations.ts';
import { openVisit, VISIT_MINUTES } from '#domain/contract/visits.ts';
import { placesOf } from '#tests/harness/byte-search.ts';
import { at, call, countRows, leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import { eventsOf, postChatStream, sayTo } from '#tests/harness/chat.ts';
import { EXAMPLES_URL, PUBLIC_URL, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const pure = calculateRecommendations;
const DAY = 24 * 3_600_000;

test('a token is good for half an hour, then renews the same visit', async () => {
  const visit = await newVisit(app);
  app.clock.advance(VISIT_MINUTES * 60_000 - 1);
  expect((await call(app, pure, { body: {} }, { token: visit.token })).status).toBe(200);
  app.clock.advance(1);
  const late = await call(app, pure, { body: {} }, { token: visit.token });
  expect([late.status, (await late.json()).code]).toEqual([401, 'visit-expired']);
  app.clock.advance(29 * DAY);
  expect((await newVisit(app, {}, { token: visit.token })).visitId).toBe(visit.visitId);
  expect(await countRows(app, 'visit')).toBe(1);
});

test('after thirty days, or on another site, an old token opens a new visit', async () => {
  const visit = await newVisit(app);
  const elsewhere = await newVisit(app, { siteKey: DEMO_SITE_KEY }, { token: visit.token });
  expect(elsewhere.visitId).not.toBe(visit.visitId);
  app.clock.advance(31 * DAY);
  expect((await newVisit(app, {}, { token: visit.token })).visitId).not.toBe(visit.visitId);
});

test('a token works on its own site alone', async () => {
  const own = await newVisit(app, {}, { origin: PUBLIC_URL });
  const theirs = await newVisit(app, { siteKey: DEMO_SITE_KEY }, { origin: EXAMPLES_URL });
  expect(theirs.partner?.name).toBe('Spreelicht Solar');
  expect((await call(app, pure, { body: {} }, { token: theirs.token, origin: EXAMPLES_URL })).status).toBe(200);
  for (const [token, origin] of [
    [own.token, EXAMPLES_URL],
    [theirs.token, PUBLIC_URL],
    [theirs.token, 'null'],
    [undefined, EXAMPLES_URL],
  ] as const) {
    const reply = await call(app, pure, { body: {} }, { origin, ...(token && { token }) });
    expect([reply.status, (await reply.json()).code]).toEqual([403, 'origin-not-allowed']);
    expect(reply.headers.get('access-control-allow-origin')).toBe(origin);
  }
});

test('a site opens no visit on a foreign page', async () => {
  const body = { siteKey: DEMO_SITE_KEY, language: 'de', market: 'de' };
  const reply = await call(app, openVisit, { body }, { origin: 'https://evil.example' });
  expect(reply.status).toBe(403);
  expect(await countRows(app, 'visit')).toBe(0);
});

test('preflights are answered for any origin, without credentials', async () => {
  const reply = await call(app, { ...createLead, method: 'OPTIONS' }, {}, { origin: 'https://any.example' });
  expect(reply.status).toBe(204);
  expect(reply.headers.get('access-control-allow-headers')).toContain('Idempotency-Key');
  expect(reply.headers.get('vary')).toContain('Origin');
  expect(reply.headers.has('access-control-allow-credentials')).toBe(false);
});

test('partners, documents and health are open to every page', async () => {
  const origin = 'https://any.example';
  for (const path of [listPartners.path, '/api/openapi.json', '/api/docs', '/healthz', '/readyz'])
    expect([path, (await call(app, at(path), {}, { origin })).status]).toEqual([path, 200]);
  const partners = await (await call(app, listPartners)).json();
  expect(partners.length).toBeGreaterThanOrEqual(26);
  expect(new Set(partners.map((it: { state: string }) => it.state)).size).toBe(11);
});

test('another method or path is a problem too', async () => {
  expect((await (await call(app, { ...createLead, method: 'DELETE' })).json()).code).toBe('method-not-allowed');
  expect((await (await call(app, at(`${createLead.path}/nothing`))).json()).code).toBe('not-found');
});

test.each(['http://localhost:5173', 'https://shop.localhost', 'http://127.0.0.1:8080', 'http://[::1]:3000'])(
  'the test key does everything on %s, and keeps nothing that was entered',
  async (origin) => {
    const { token } = await newVisit(app, { siteKey: TEST_SITE_KEY }, { origin });
    const own = { token, origin };
    const message = 'We heat with oil, in a townhouse';
    const { facts } = await sayTo(app, { message, language: 'en' }, own);
    expect(facts).toMatchObject({ currentHeatingSystem: 'oil', homeType: 'townhouse' });
    const events = await eventsOf(await postChatStream(app, { message, language: 'en' }, own));
    expect(events.at(-1)?.event).toBe('done');
    expect((await postLead(app, leadBody('tried@example.org'), own)).status).toBe(201);
    expect(await placesOf(app.database.db, ['tried@example.org', 'We heat with oil'])).toEqual([]);
  },
);

test.each(['https://shop.example', 'http://localhost.example', 'http://127.0.0.1.example', 'null'])(
  'the test key opens nothing on %s',
  async (origin) => {
    const body = { siteKey: TEST_SITE_KEY, language: 'de', market: 'de' };
    const reply = await call(app, openVisit, { body }, { origin });
    expect([reply.status, (await reply.json()).code]).toEqual([403, 'origin-not-allowed']);
  },
);
