import { eq, ne, type SQL } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { user } from '#api/database/schema/accounts.ts';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { lead } from '#api/database/schema/leads.ts';
import { email } from '#api/database/schema/mail.ts';
import { partner } from '#api/database/schema/partners.ts';
import { LEAD_MAILS_PER_HOUR } from '#api/services/mail/mail-partners.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { countRows, leadBody, postLead, visitShown } from '#tests/harness/calls.ts';
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

const ask = async (body: object = leadBody()) =>
  postLead(app, { ...body, partnerIds: [partnerId] }, await visitShown(app, partnerId));
const partnerMails = async () => {
  for (let time = 0; time < 2; time += 1) await app.runJobs();
  return (await app.outbox()).filter(({ kind }) => ['partnerLead', 'partnerWithdrawal', 'leadDigest'].includes(kind));
};

test('the people of the company learn who asks; the log does not', async () => {
  await signInPartner(app, partnerId);
  await ask();
  const [mail] = await partnerMails();
  expect(mail?.unsubscribeUrl).toBeNull();
  for (const part of ['Name: Ada Lovelace', 'Ort: 10437 Berlin', 'Telefon: +49 30 123456', 'E-Mail: ada@example.org'])
    expect(mail?.text).toContain(part);
  expect(mail?.text).toContain('Bestätigung: Anfrage noch nicht bestätigt');
  expect(mail?.text).not.toMatch(/https?:/);
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

const askTimes = async (times: number, from: number) => {
  for (let number = from; number < from + times; number += 1) {
    const options = { ...(await visitShown(app, partnerId)), address: `203.0.113.${number}` };
    const request = { ...leadBody(`n${number}@example.org`), partnerIds: [partnerId] };
    expect((await postLead(app, request, options)).status).toBe(201);
    await app.runJobs('handle-event');
  }
};

test('beyond five requests in an hour a company gets one digest, which names no visitor', async () => {
  await signInPartner(app, partnerId);
  await askTimes(LEAD_MAILS_PER_HOUR + 3, 1);
  expect(await countRows(app, `email where partner_id is not null and status = 'held'`)).toBe(3);
  const mails = await partnerMails();
  const leads = await app.database.db.select().from(lead).orderBy(lead.createdAt);
  const digest = mails.find(({ kind }) => kind === 'leadDigest');
  expect(mails.filter(({ kind }) => kind === 'partnerLead').length).toBe(LEAD_MAILS_PER_HOUR);
  expect(mails.length).toBe(LEAD_MAILS_PER_HOUR + 1);
  expect(leads.filter(({ id }) => digest?.text.includes(leadReference(id))).length).toBe(3);
  expect(digest?.text).not.toMatch(/Lovelace|example\.org|10437|123456/);
  expect(await countRows(app, `email where status = 'digested' and attempts = 1`)).toBe(3);
  await askTimes(1, 20);
  expect((await partnerMails()).filter(({ kind }) => kind === 'leadDigest').length).toBe(2);
});

test('a digest waits for the end of its hour; then single mails go out again', async () => {
  await signInPartner(app, partnerId);
  await askTimes(LEAD_MAILS_PER_HOUR + 1, 1);
  const { rows } = (await app.database.db.execute(
    `select start_after as due from pgboss.job, email
      where content->>'kind' = 'leadDigest' and data->>'emailId' = email.id::text`,
  )) as unknown as { rows: { due: string }[] };
  expect(rows.map(({ due }) => new Date(due).getTime())).toEqual([app.clock.now().getTime() + 3_600_000]);
  app.clock.advance(3_600_000);
  await askTimes(1, 30);
  expect((await partnerMails()).filter(({ kind }) => kind === 'partnerLead').length).toBe(LEAD_MAILS_PER_HOUR + 1);
});

test('what was withdrawn before its digest is not told, and a digest of nothing is not sent', async () => {
  await signInPartner(app, partnerId);
  await askTimes(LEAD_MAILS_PER_HOUR + 1, 1);
  const { db } = app.database;
  const [waiting] = await db.select().from(email).where(eq(email.status, 'held'));
  await db
    .update(lead)
    .set({ withdrawnAt: app.clock.now() })
    .where(eq(lead.id, waiting?.leadId ?? ''));
  const mails = await partnerMails();
  expect(mails.some(({ kind }) => kind === 'leadDigest')).toBe(false);
  expect(await countRows(app, `email where content->>'kind' = 'leadDigest' and status = 'dropped'`)).toBe(1);
});

test('a company elsewhere is written to in its own language, with the figures of the request', async () => {
  partnerId = await companyIn(eq(partner.country, 'us'));
  await signInPartner(app, partnerId);
  await ask({ ...leadBody(), language: 'de', market: 'us' });
  const [mail] = await partnerMails();
  expect(mail?.text).toMatch(/not yet confirmed/);
  expect(mail?.text).toContain('Solar Package: $35,000');
});
