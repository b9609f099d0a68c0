import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { consent } from '#api/database/schema/contacts.ts';
import { lead, leadPartner } from '#api/database/schema/leads.ts';
import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { matchPartners } from '#domain/contract/partners.ts';
import { type CallOptions, call, countRows, leadBody, newVisit, postLead, visitShown } from '#tests/harness/calls.ts';
import { EXAMPLES_URL, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const { answers } = leadBody();
const wish = (place: string, market = 'de') => ({ market, place, answers });

async function matches(body: unknown, options: CallOptions = {}) {
  const reply = await call(app, matchPartners, { body }, options);
  expect(reply.status).toBe(200);
  return (await reply.json()) as { id: string; name: string }[];
}

describe('the partners named above the consent', () => {
  test('are up to three near the place, and the request goes to exactly them', async () => {
    const { token } = await newVisit(app);
    const named = await matches(wish('10437 Berlin'), { token });
    expect(named).toHaveLength(3);
    const [, second] = named;
    const request = { ...leadBody(), partnerIds: [second?.id ?? '', second?.id ?? ''] };
    const reply = await postLead(app, request, { token });
    expect((await reply.json()).partners).toEqual([second]);
    const rows = await app.database.db.select().from(consent);
    const sentence = rows.find(({ purpose }) => purpose === 'handOver')?.sentence;
    expect(sentence).toContain(second?.name);
  });

  test('are of the market’s country', async () => {
    const named = await matches(wish('Nowhere', 'us'));
    expect(named).toHaveLength(3);
    expect(named).not.toEqual(await matches(wish('Nowhere')));
  });

  test('are the page’s own company alone', async () => {
    const { token, partner } = await newVisit(app, { siteKey: DEMO_SITE_KEY }, { origin: EXAMPLES_URL });
    expect(await matches(wish('Hamburg'), { token, origin: EXAMPLES_URL })).toEqual([partner]);
    const [other] = await matches(wish('Hamburg'));
    const request = { ...leadBody(), partnerIds: [other?.id ?? ''] };
    expect((await postLead(app, request, { token, origin: EXAMPLES_URL })).status).toBe(400);
  });

  test.each(['not-an-id', '00000000-0000-4000-8001-00000000ffff', "'; drop table partner; --"])(
    'a partner %s is refused, and nothing is stored',
    async (id) => {
      const { token } = await newVisit(app);
      await matches(wish('10437 Berlin'), { token });
      const reply = await postLead(app, { ...leadBody(), partnerIds: [id] }, { token });
      expect(reply.status).toBe(400);
      expect((await reply.json()).fields).toMatchObject([{ path: 'partnerIds', problem: 'unknown-value' }]);
      expect(await countRows(app, 'lead')).toBe(0);
    },
  );

  test('cannot be named by whom they were not shown to: another visit, or none', async () => {
    const { token } = await newVisit(app);
    const [first] = await matches(wish('10437 Berlin'), { token });
    const request = { ...leadBody(), partnerIds: [first?.id ?? ''] };
    const other = await newVisit(app);
    for (const options of [{ token: other.token }, {}]) {
      const reply = await postLead(app, request, options);
      expect(reply.status).toBe(400);
      expect((await reply.json()).fields).toMatchObject([{ path: 'partnerIds' }]);
    }
    expect(await countRows(app, 'lead')).toBe(0);
    expect((await postLead(app, request, { token })).status).toBe(201);
  });

  test('are remembered for some changes of mind, not for a whole country', async () => {
    const { token } = await newVisit(app);
    const [first] = await matches(wish('10437 Berlin'), { token });
    const ask = () => postLead(app, { ...leadBody(), partnerIds: [first?.id ?? ''] }, { token });
    for (const place of ['Hamburg', 'München']) await matches(wish(place), { token });
    expect((await ask()).status).toBe(201);
    for (const market of ['at', 'us', 'ch']) await matches(wish('Nowhere', market), { token });
    expect((await ask()).status).toBe(400);
  });

  test('are the less busy among equals: leads of 30 days that wait for a step count', async () => {
    const roof = { ...answers, roofType: 'sloped_south', currentHeatingSystem: 'electric', hasEV: 'no' } as const;
    const first = async () => (await matches({ market: 'de', place: 'Hamburg', answers: roof }))[0]?.name;
    const [idle] = await matches({ market: 'de', place: 'Hamburg', answers: roof });
    expect(idle?.name).toBe('Alsterdach Energie');
    await postLead(app, { ...leadBody(), partnerIds: [idle?.id ?? ''] }, await visitShown(app, idle?.id ?? ''));
    expect(await first()).toBe('Hansehaus Technik');
    const { db } = app.database;
    await db.update(leadPartner).set({ status: 'lost' });
    expect(await first()).toBe('Alsterdach Energie');
    await db.update(leadPartner).set({ status: 'quoted' });
    expect(await first()).toBe('Hansehaus Technik');
    await db.update(lead).set({ withdrawnAt: app.clock.now() });
    expect(await first()).toBe('Alsterdach Energie');
    await db.update(lead).set({ withdrawnAt: null });
    app.clock.advance(30 * 24 * 3_600_000);
    expect(await first()).toBe('Alsterdach Energie');
  });

  test('a foreign page learns nothing', async () => {
    const reply = await call(app, matchPartners, { body: wish('Berlin') }, { origin: 'https://evil.example' });
    expect(reply.status).toBe(403);
  });
});
