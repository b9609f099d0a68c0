import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { user } from '#api/database/schema/accounts.ts';
import { partner } from '#api/database/schema/partners.ts';
import { withdrawLead } from '#domain/contract/person.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { call, leadBody, postLead, visitShown } from '#tests/harness/calls.ts';
import { addWebhook } from '#tests/harness/partner-webhook.ts';
import { newPerson, type TestPerson } from '#tests/harness/people.ts';
import { signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { startReceiver } from '#tests/harness/webhook-receiver.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let company: { id: string; name: string };
beforeEach(async () => {
  app = await startApp({ settings: { webhooksToLoopback: true } });
  const { id, name } = partner;
  const found = await app.database.db.select({ id, name }).from(partner).where(eq(partner.country, 'de')).limit(1);
  company = found[0] ?? { id: '', name: '' };
});
afterEach(() => app.stop());

const ask = async (): Promise<TestPerson> =>
  newPerson(app, { ...leadBody(), partnerIds: [company.id] }, await visitShown(app, company.id));
const staffMails = async () => {
  for (let time = 0; time < 2; time += 1) await app.runJobs();
  return (await app.outbox()).filter(({ kind }) => kind === 'unreadLead');
};

test('a company that nobody may read for is named to managers and admins, without the contact', async () => {
  const staff = [await signIn(app, { role: 'manager' }), await signIn(app, { isAdmin: true })];
  await signIn(app, { role: 'partner', isVerified: false, partnerId: company.id });
  const { leadId } = await ask();
  const mails = await staffMails();
  const people = await app.database.db.select({ id: user.id, email: user.email }).from(user);
  const addresses = people.filter(({ id }) => staff.some(({ userId }) => userId === id)).map(({ email }) => email);
  expect(mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
  for (const part of [company.name, leadReference(leadId)]) expect(mails[0]?.text).toContain(part);
  expect(mails[0]?.text).not.toMatch(/Lovelace|ada@|10437|123456/);
});

test('one mail tells of all of them', async () => {
  await signIn(app, { role: 'manager' });
  const { partners } = await (await postLead(app)).json();
  expect(partners.length).toBe(3);
  const mails = await staffMails();
  expect(mails.length).toBe(1);
  for (const { name } of partners) expect(mails[0]?.text).toContain(name);
});

test('nothing is said where somebody reads', async () => {
  await signIn(app, { role: 'manager' });
  await signInPartner(app, company.id);
  await ask();
  expect(await staffMails()).toEqual([]);
});

test('nothing is said where a webhook listens', async () => {
  await signIn(app, { role: 'manager' });
  const receiver = await startReceiver();
  const { partner: member } = await addWebhook(app, receiver.url, company.id);
  await app.database.db.update(user).set({ isVerified: false }).where(eq(user.id, member.userId));
  await ask();
  expect(await staffMails()).toEqual([]);
  await receiver.stop();
});

test('customers and people whose address is not theirs are not written to', async () => {
  const { userId } = await signIn(app, { role: 'manager' });
  await signIn(app, { role: 'customer', isVerified: true });
  await app.database.db.update(user).set({ emailVerified: false }).where(eq(user.id, userId));
  await ask();
  expect(await staffMails()).toEqual([]);
});

test('a request that is gone by then is not spoken of', async () => {
  await signIn(app, { role: 'manager' });
  const { token, leadId } = await ask();
  await app.runJobs('handle-event');
  await call(app, withdrawLead, { parameters: { token, leadId }, body: {} });
  expect(await staffMails()).toEqual([]);
});
