import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lead } from '#api/database/schema/leads.ts';
import { DEMO_SITE_KEY, OWN_SITE_ID } from '#api/database/seed/seed.ts';
import { listAllSites, listCompanies, suspendCompany, suspendSite } from '#domain/contract/admin-partners.ts';
import { listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { listPartners } from '#domain/contract/partners.ts';
import { openVisit } from '#domain/contract/visits.ts';
import { deedsOn } from '#tests/harness/audit.ts';
import { ask, type CallOptions, call } from '#tests/harness/calls.ts';
import { newPerson } from '#tests/harness/people.ts';
import { signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { EXAMPLES_URL, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let as: CallOptions;
beforeAll(async () => {
  app = await startApp();
  ({ as } = await signIn(app, { isAdmin: true, role: 'admin' }));
});
afterAll(() => app.stop());

const verbsOn = async (id: string) => (await deedsOn(app, id)).map((it) => [it.verb, it.entity]);

async function opens(): Promise<number> {
  app.clock.advance(11_000);
  const body = { siteKey: DEMO_SITE_KEY, language: 'de', market: 'de' } as const;
  return (await call(app, openVisit, { body }, { origin: EXAMPLES_URL })).status;
}

test('a partner is told with what it has, and suspended gets nothing until it is let in again', async () => {
  const { leadId, partners } = await newPerson(app);
  const companyId = partners[0]?.id ?? '';
  const member = await signInPartner(app, companyId);
  const reads = async () => (await call(app, listPartnerLeads, {}, member.as)).status;
  const named = async () => (await newPerson(app)).partners.map(({ id }) => id);
  const suspend = (isSuspended: boolean) =>
    ask(app, suspendCompany, { parameters: { companyId }, body: { isSuspended } }, as);
  const list = (query: string) => ask(app, listCompanies, { query: { query } }, as);
  const [shown] = await list(partners[0]?.name ?? '');
  expect(shown).toMatchObject({ id: companyId, members: 1, leads: 1, suspendedAt: null });
  expect(await list('nobody is called that')).toEqual([]);
  expect(await reads()).toBe(200);
  expect((await suspend(true)).suspendedAt).toBe(app.clock.now().toISOString());
  expect(await reads()).toBe(403);
  expect(await named()).not.toContain(companyId);
  expect((await ask(app, listPartners, {})).map(({ id }) => id)).not.toContain(companyId);
  expect((await suspend(false)).suspendedAt).toBeNull();
  expect(await reads()).toBe(200);
  expect(await named()).toContain(companyId);
  expect(await app.database.db.$count(lead, eq(lead.id, leadId))).toBe(1);
  expect(await verbsOn(companyId)).toEqual([
    ['suspend', 'partner'],
    ['take-suspension', 'partner'],
  ]);
});

test('a site is told with the beginnings of its keys, and answers nothing while it or its partner is suspended', async () => {
  const sites = await ask(app, listAllSites, {}, as);
  const demo = sites.find((it) => it.keys.some(({ start }) => DEMO_SITE_KEY.startsWith(start)));
  expect(JSON.stringify(sites)).not.toContain(DEMO_SITE_KEY);
  const siteId = demo?.id ?? '';
  const suspend = (isSuspended: boolean) =>
    ask(app, suspendSite, { parameters: { siteId }, body: { isSuspended } }, as);
  expect(await opens()).toBe(201);
  await suspend(true);
  expect(await opens()).not.toBe(201);
  await suspend(false);
  expect(await opens()).toBe(201);
  expect(await verbsOn(siteId)).toEqual([
    ['suspend', 'site'],
    ['take-suspension', 'site'],
  ]);
  const [owner] = await ask(app, listCompanies, { query: { query: demo?.company ?? '' } }, as);
  expect(owner?.name).toBe(demo?.company);
  const parameters = { companyId: owner?.id ?? '' };
  await ask(app, suspendCompany, { parameters, body: { isSuspended: true } }, as);
  expect(await opens()).not.toBe(201);
  await ask(app, suspendCompany, { parameters, body: { isSuspended: false } }, as);
});

test('the portal does not shut itself, and what is not there is not found', async () => {
  const body = { isSuspended: true };
  const own = await call(app, suspendSite, { parameters: { siteId: OWN_SITE_ID }, body }, as);
  expect([own.status, (await own.json()).code]).toEqual([409, 'status-not-possible']);
  const nobody = app.deps.ids.next();
  expect((await call(app, suspendSite, { parameters: { siteId: nobody }, body }, as)).status).toBe(404);
  expect((await call(app, suspendCompany, { parameters: { companyId: nobody }, body }, as)).status).toBe(404);
  expect(await verbsOn(OWN_SITE_ID)).toEqual([]);
});
