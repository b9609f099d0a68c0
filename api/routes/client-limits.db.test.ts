import { expect, test } from 'vitest';
import type { Database } from '#api/database/database.ts';
import { DEMO_SITE_ID, DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { createSiteDirectory } from '#api/services/visits/site-directory.ts';
import { listPartners } from '#domain/contract/partners.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { at, call } from '#tests/harness/calls.ts';
import { EXAMPLES_URL, type TestApp, withApp } from '#tests/harness/with-app.ts';

const few = { points: 3, seconds: 60 };
const statusOf = async (app: TestApp, path: string, address: string) =>
  (await call(app, at(path), {}, { address })).status;

test.each(['/readyz', '/api/openapi.json', '/api/docs', '/', '/summary/x', '/assets/none.js', listPartners.path])(
  '%s is counted for each client, by the /64 of its network',
  async (path) => {
    await withApp({ limits: { call: few } }, async (app) => {
      for (const host of ['1', '2', '3']) expect(await statusOf(app, path, `2001:db8::${host}`)).not.toBe(429);
      const refused = await call(app, at(path), {}, { address: '2001:0db8:0:0:ffff::%eth0' });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await statusOf(app, path, '2001:db8:0:1::1')).not.toBe(429);
    });
  },
);

test.each(['/healthz', '/embed/v1/embed.js'])('%s is never refused', async (path) => {
  await withApp({ limits: { call: few } }, async (app) => {
    for (let number = 0; number < 5; number += 1) expect(await statusOf(app, path, '203.0.113.5')).not.toBe(429);
  });
});

const open = (app: TestApp, siteKey: string, address?: string) =>
  call(
    app,
    openVisit,
    { body: { siteKey, language: 'de', market: 'de' } },
    { origin: EXAMPLES_URL, ...(address && { address }) },
  );

test('who guesses site keys is refused; a page of ours behind the same address is not', async () => {
  await withApp({ limits: { unknownSite: few } }, async (app) => {
    expect((await open(app, DEMO_SITE_KEY, '203.0.113.9')).status).toBe(201);
    for (const number of [1, 2, 3]) expect((await open(app, `guess-${number}`)).status).toBe(404);
    expect((await open(app, 'guess-4')).status).toBe(429);
    expect((await open(app, DEMO_SITE_KEY)).status).toBe(201);
    expect((await open(app, 'guess-4', '203.0.113.9')).status).toBe(404);
  });
});

/** The database, counting what is selected from it. */
function counting(db: Database) {
  const asked = { times: 0 };
  const counted = new Proxy(db, {
    get(target, name) {
      if (name === 'select') asked.times += 1;
      return Reflect.get(target, name, target);
    },
  });
  return { asked, db: counted };
}

test('a site key that leads nowhere is looked up once in ten seconds', async () => {
  await withApp({}, async ({ database, clock }) => {
    const { asked, db } = counting(database.db);
    const sites = createSiteDirectory(clock);
    for (let number = 0; number < 5; number += 1) expect(await sites.byKey(db, 'nobody')).toBeUndefined();
    expect(asked.times).toBe(1);
    clock.advance(10_001);
    expect(await sites.byKey(db, 'nobody')).toBeUndefined();
    expect(asked.times).toBe(2);
    expect((await sites.byKey(db, DEMO_SITE_KEY))?.id).toBe(DEMO_SITE_ID);
    expect(asked.times).toBe(2);
  });
});

test('no number of invented keys fills the memory', async () => {
  await withApp({}, async ({ database, clock }) => {
    const { asked, db } = counting(database.db);
    const sites = createSiteDirectory(clock);
    for (let number = 0; number <= 1_000; number += 1) await sites.byKey(db, `guess-${number}`);
    expect(asked.times).toBe(1_001);
    await sites.byKey(db, 'guess-0');
    expect(asked.times).toBe(1_002);
  });
});

test.each([
  ['http://localhost:3000', 200],
  ['http://127.0.0.1:3000', 200],
  ['http://[::1]:3000', 200],
  ['http://localhost.evil.example', 404],
  ['https://portal.example', 404],
])('with PUBLIC_URL %s the outbox answers %i on this machine', async (publicUrl, status) => {
  await withApp({ config: { publicUrl } }, async (app) => {
    for (const path of ['/dev/outbox', '/dev/outbox.json']) {
      const reply = await app.fetchFrom('127.0.0.1')(`http://localhost:3000${path}`);
      expect(reply.status).toBe(status);
    }
  });
});
