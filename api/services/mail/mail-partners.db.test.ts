import { eq, ne, type SQL } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { lead } from '#api/database/schema/leads.ts';
import { email } from '#api/database/schema/mail.ts';
import { partner } from '#api/database/schema/partners.ts';
import { countRows, leadBody, postLead } from '#tests/harness/calls.ts';
import { signIn, signInPartner } from '#tests/harness/sign-in.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

async function companyIn(where: SQL): Promise<string> {
  const [row] = await app.database.db.select({ id: partner.id }).from(partner).where(where).limit(1);
  return row?.id ?? '';
}

let app: TestApp;
let partnerId: string;
beforeEach(async () => {
  app = await startApp();
  partnerId = await companyIn(eq(partner.country, 'de'));
});
afterEach(() => app.stop());

const ask = () => postLead(app, { ...leadBody(), partnerIds: [partnerId] });
const partnerMails = async () => {
  for (let time = 0; time < 2; time += 1) await app.runJobs();
  return (await app.outbox()).filter(({ kind }) => kind === 'partnerLead' || kind === 'partnerWithdrawal');
};

test('the people of the company learn who asks; the log does not', async () => {
  await signInPartner(app, partnerId);
  await ask();
  const [mail] = await partnerMails();
  expect(mail?.unsubscribeUrl).toBeNull();
  for (const part of ['Name: Ada Lovelace', 'Ort: 10437 Berlin', 'Telefon: +49 30 123456', 'E-Mail: ada@example.org'])
    expect(mail?.text).toContain(part);
  expect(mail?.text).toContain('Bestätigung: Anfrage noch nicht bestätigt');
  expect(mail?.text).toContain('/partner');
  expect(mail?.text.replace(/\s/g, ' ')).toContain('Solarpaket: 35.000 €');
  expect(JSON.stringify(await app.database.db.select().from(email))).not.toMatch(/Lovelace|10437|123456/);
});

test('a confirmed request is marked as such, a confirmed address alone is not', async () => {
  await signInPartner(app, partnerId);
  await ask();
  const { db } = app.database;
  await db.update(contactAddress).set({ confirmedAt: app.clock.now() });
  expect((await partnerMails())[0]?.text).toContain('Bestätigung: Anfrage noch nicht bestätigt');
  await db.update(lead).set({ confirmedAt: app.clock.now() });
  expect((await partnerMails())[0]?.text).toContain('Bestätigung: Anfrage vom Empfänger der Adresse bestätigt');
});

test('nobody else is told: other companies, people staff has not verified, customers', async () => {
  await signInPartner(app, await companyIn(ne(partner.id, partnerId)));
  await signIn(app, { role: 'partner', isVerified: false, partnerId });
  await signIn(app, { role: 'customer', isVerified: true, partnerId });
  await ask();
  expect(await partnerMails()).toEqual([]);
});

test('who left the company before the mail goes out reads nothing', async () => {
  const { userId } = await signInPartner(app, partnerId);
  await ask();
  await app.runJobs('handle-event');
  await app.database.db.update(user).set({ isVerified: false }).where(eq(user.id, userId));
  expect(await partnerMails()).toEqual([]);
  expect(await countRows(app, `email where status = 'dropped'`)).toBe(1);
});

test('a withdrawal names nobody, and a request withdrawn before its mail went out is not told', async () => {
  await signInPartner(app, partnerId);
  const { leadId } = await (await ask()).json();
  await app.runJobs('handle-event');
  await app.database.db.update(lead).set({ withdrawnAt: app.clock.now() });
  await app.deps.events.emit(app.database.db, 'lead.withdrawn', { leadId, partnerIds: [partnerId] });
  const mails = await partnerMails();
  expect(mails.map(({ kind }) => kind)).toEqual(['partnerWithdrawal']);
  expect(mails[0]?.text).not.toMatch(/Lovelace|ada@|10437/);
});

test('a company elsewhere is written to in its own language, with the figures of the request', async () => {
  partnerId = await companyIn(eq(partner.country, 'us'));
  await signInPartner(app, partnerId);
  await postLead(app, { ...leadBody(), language: 'de', market: 'us', partnerIds: [partnerId] });
  const [mail] = await partnerMails();
  expect(mail?.text).toMatch(/not yet confirmed/);
  expect(mail?.text).toContain('Solar Package: $35,000');
});
