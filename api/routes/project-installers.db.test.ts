import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { leadPartner } from '#api/database/schema/leads.ts';
import { changeLeadStatus, listPartnerLeads } from '#domain/contract/partner-leads.ts';
import { changeInstaller, reportInstaller } from '#domain/contract/project-installers.ts';
import { listProjects, readProject } from '#domain/contract/projects.ts';
import { ask, call, countRows } from '#tests/harness/calls.ts';
import { startProject, type TestProject } from '#tests/harness/projects.ts';
import { type SignedIn, signInPartner } from '#tests/harness/sign-in.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let its: TestProject;
beforeEach(async () => {
  app = await startApp();
  its = await startProject(app);
});
afterEach(() => app.stop());

const partner = (index: number) => its.partners[index] as SignedIn;
const company = (index: number) => its.companies[index]?.id ?? '';
const keyed = ({ as }: SignedIn) => ({ ...as, key: newKey() });
const of = (companyId: string) => ({ projectId: its.projectId, companyId });
const change = (companyId: string, who = its.owner) =>
  call(app, changeInstaller, { parameters: of(companyId), body: { reason: 'no-answer' } }, keyed(who));
const report = (companyId: string, text: string, who = its.owner) =>
  call(app, reportInstaller, { parameters: of(companyId), body: { reason: 'conduct', text } }, keyed(who));
const read = ({ as }: SignedIn) => ask(app, readProject, { parameters: { projectId: its.projectId } }, as);
const move = (who: SignedIn, status: string) =>
  call(app, changeLeadStatus, { parameters: { leadId: its.person.leadId }, body: { status } }, keyed(who));

/** The addresses of those who were told of a lead that they may still read. */
async function toldByMail(): Promise<string[]> {
  const mails = await app.outbox();
  return mails.filter(({ kind }) => kind === 'partnerLead').map(({ to }) => to);
}

test('another company gets the request in place of one, which sees it no more', async () => {
  for (let round = 0; round < 3; round += 1) await app.runJobs();
  const before = await toldByMail();
  const { company: next } = await (await change(company(0))).json();
  expect(its.companies.map(({ id }) => id)).not.toContain(next.id);
  const fresh = await signInPartner(app, next.id);
  const { companies, mayChangeInstaller } = await read(its.owner);
  expect(companies.map(({ id }) => id).toSorted()).toEqual([company(1), company(2), next.id].toSorted());
  expect(mayChangeInstaller).toBe(true);
  expect((await read(fresh)).as).toBe('partner');
  expect((await call(app, readProject, { parameters: { projectId: its.projectId } }, partner(0).as)).status).toBe(404);
  for (const endpoint of [listProjects, listPartnerLeads])
    expect(await (await call(app, endpoint, {}, partner(0).as)).json()).toEqual([]);
  expect((await move(partner(0), 'contacted')).status).toBe(404);
  for (let round = 0; round < 3; round += 1) await app.runJobs();
  const after = await toldByMail();
  expect(after.filter((it) => !before.includes(it))).toHaveLength(1);
});

test('there are two changes at most, and none once a company has the order', async () => {
  expect((await change(company(0))).status).toBe(201);
  expect((await change(company(0))).status).toBe(404);
  expect((await change(company(1))).status).toBe(201);
  expect((await change(company(2))).status).toBe(409);
  expect((await read(its.owner)).mayChangeInstaller).toBe(false);
});

test('a company that went does not come back when another’s win is taken back', async () => {
  await change(company(0));
  for (const status of ['contacted', 'quoted', 'won']) await move(partner(1), status);
  expect((await change(company(2))).status).toBe(409);
  await move(partner(1), 'quoted');
  const [gone] = await app.database.db
    .select()
    .from(leadPartner)
    .where(eq(leadPartner.partnerId, company(0)));
  expect(gone?.status).toBe('another_chosen');
});

test('what is told of a company is read by our staff alone', async () => {
  expect((await report(company(0), 'kurz')).status).toBe(400);
  expect((await report(company(0), 'Niemand ist zum Termin gekommen.')).status).toBe(201);
  expect((await report(its.projectId, 'Niemand ist zum Termin gekommen.')).status).toBe(404);
  for (const who of [partner(0), its.manager]) {
    expect((await report(company(0), 'Niemand ist zum Termin gekommen.', who)).status).toBe(404);
    expect((await change(company(0), who)).status).toBe(404);
  }
  expect((await read(its.manager)).reports).toMatchObject([
    { kind: 'report', reason: 'conduct', text: 'Niemand ist zum Termin gekommen.' },
  ]);
  for (const who of [its.owner, ...its.partners]) expect((await read(who)).reports).toEqual([]);
  expect(await countRows(app, `audit where verb = 'report installer'`)).toBe(1);
});
