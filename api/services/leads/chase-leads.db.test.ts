import { afterEach, beforeEach, expect, test } from 'vitest';
import { lead } from '#api/database/schema/leads.ts';
import { chaseLeads } from '#api/services/leads/chase-leads.ts';
import { changeLeadStatus } from '#domain/contract/partner-leads.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { ask, leadBody } from '#tests/harness/calls.ts';
import { newPerson, type TestPerson } from '#tests/harness/people.ts';
import { type SignedIn, signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { newKey, startApp, type TestApp } from '#tests/harness/with-app.ts';

const HOUR = 3_600_000;

let app: TestApp;
let person: TestPerson;
let member: SignedIn;
beforeEach(async () => {
  app = await startApp();
  person = await newPerson(app);
  member = await signInPartner(app, person.partners[0]?.id ?? '');
  await signIn(app, { role: 'manager', email: 'manager@example.org' });
  for (let time = 0; time < 2; time += 1) await app.runJobs();
});
afterEach(() => app.stop());

/** The mails of this kind after so many hours more, as often as the house is kept meanwhile. */
async function mailsAfter(hours: number, kind: 'leadReminder' | 'untouchedLeads') {
  app.clock.advance(hours * HOUR);
  for (let time = 0; time < 2; time += 1) await chaseLeads(app.deps, app.clock.now());
  await Promise.all([chaseLeads(app.deps, app.clock.now()), chaseLeads(app.deps, app.clock.now())]);
  await app.runJobs();
  return (await app.outbox()).filter((it) => it.kind === kind);
}

test('a company is reminded once of what lies untouched for a day, and our staff hears of it after two', async () => {
  expect(await mailsAfter(23.9, 'leadReminder')).toEqual([]);
  const reminders = await mailsAfter(0.1, 'leadReminder');
  expect(reminders).toHaveLength(1);
  expect(reminders[0]?.text).toContain(leadReference(person.leadId));
  expect(reminders[0]?.text).not.toMatch(/Lovelace|ada@|10437|123456/);
  expect(await mailsAfter(23.9, 'untouchedLeads')).toEqual([]);
  const escalated = await mailsAfter(0.1, 'untouchedLeads');
  expect(escalated.map(({ to }) => to)).toEqual(['manager@example.org']);
  for (const { name } of person.partners) expect(escalated[0]?.text).toContain(name);
  expect(await mailsAfter(100, 'leadReminder')).toHaveLength(1);
  expect(await mailsAfter(100, 'untouchedLeads')).toHaveLength(1);
});

test('one mail tells of all that lies there', async () => {
  const second = await newPerson(app, leadBody('grace@example.org'), { address: '203.0.113.9' });
  const [mail, ...others] = await mailsAfter(24, 'leadReminder');
  expect(others).toEqual([]);
  for (const leadId of [person.leadId, second.leadId]) expect(mail?.text).toContain(leadReference(leadId));
});

test('what the company has touched, and what was taken back, is told to nobody', async () => {
  const parameters = { leadId: person.leadId };
  await ask(app, changeLeadStatus, { parameters, body: { status: 'contacted' } }, { key: newKey(), ...member.as });
  expect(await mailsAfter(24, 'leadReminder')).toEqual([]);
  await app.database.db.update(lead).set({ withdrawnAt: app.clock.now() });
  expect(await mailsAfter(24, 'untouchedLeads')).toEqual([]);
});
