import { afterEach, beforeEach, expect, test } from 'vitest';
import { siteDay } from '#api/database/schema/partners.ts';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { DEMO_SITE_ID, DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { readAllConversion, readConversion } from '#domain/contract/conversion.ts';
import { noteResult, openVisit } from '#domain/contract/visits.ts';
import { ask, call, leadBody, newVisit } from '#tests/harness/calls.ts';
import { confirm, newPerson } from '#tests/harness/people.ts';
import { signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { EXAMPLES_URL, startApp, type TestApp } from '#tests/harness/with-app.ts';

const DAY = 86_400_000;
const page = { origin: EXAMPLES_URL };
const begin = { siteKey: DEMO_SITE_KEY, language: 'de', market: 'de', kind: 'questionnaire' } as const;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const own = async (query: { days?: '30' | '90' } = {}) => {
  const { as } = await signInPartner(app, seededId('partner', 1));
  return ask(app, readConversion, { query }, as);
};
const totals = async () => {
  const { sites } = await own();
  return sites.find(({ id }) => id === DEMO_SITE_ID)?.days[0];
};

test('each step counts once in a visit, from the first sign to the confirmed request', async () => {
  const { token } = await newVisit(app, begin, page);
  await ask(app, openVisit, { body: begin }, { ...page, token });
  await newVisit(app, { ...begin, kind: undefined }, page);
  for (const _ of [1, 2]) await ask(app, noteResult, { body: {} }, { ...page, token });
  expect(await totals()).toEqual({ day: '2026-11-20', opened: 2, begun: 1, shown: 1, requested: 0, confirmed: 0 });
  const person = await newPerson(app, leadBody(), { ...page, token });
  expect(await totals()).toMatchObject({ shown: 1, requested: 1, confirmed: 0 });
  await confirm(app, person);
  await confirm(app, person);
  expect(await totals()).toEqual({ day: '2026-11-20', opened: 2, begun: 1, shown: 1, requested: 1, confirmed: 1 });
});

test('who asks has begun and seen a result, whatever was told of it', async () => {
  const { token } = await newVisit(app, { ...begin, kind: undefined }, page);
  await newPerson(app, leadBody(), { ...page, token });
  expect(await totals()).toEqual({ day: '2026-11-20', opened: 1, begun: 1, shown: 1, requested: 1, confirmed: 0 });
});

test('nothing that is kept tells one visitor from another', async () => {
  const { token } = await newVisit(app, begin, page);
  await ask(app, noteResult, { body: {} }, { ...page, token });
  const rows = await app.database.db.select().from(siteDay);
  expect(rows).toEqual([
    { siteId: DEMO_SITE_ID, day: '2026-11-20', opened: 1, begun: 1, shown: 1, requested: 0, confirmed: 0 },
  ]);
});

test('thirty days are told, or ninety, and of other companies nothing', async () => {
  await newVisit(app, begin, page);
  app.clock.advance(40 * DAY);
  const days = async (span: '30' | '90') => {
    const told = await own({ days: span });
    return [told.days.length, told.days.at(-1), told.sites.flatMap((it) => it.days).length];
  };
  expect([await days('30'), await days('90')]).toEqual([
    [30, '2026-12-30', 0],
    [90, '2026-12-30', 1],
  ]);
  const { as } = await signInPartner(app, seededId('partner', 2));
  expect((await ask(app, readConversion, {}, as)).sites).toEqual([]);
  const manager = await signIn(app, { role: 'manager' });
  const all = await ask(app, readAllConversion, { query: { days: '90' } }, manager.as);
  expect(all.sites.map(({ id }) => id)).toEqual([DEMO_SITE_ID]);
});

test('without a visit no result is counted', async () => {
  const reply = await call(app, noteResult, { body: {} }, { headers: { Authorization: 'Bearer nobody' }, ...page });
  expect(reply.status).toBe(401);
  expect(await app.database.db.$count(siteDay)).toBe(0);
});
