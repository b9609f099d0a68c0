import { afterEach, beforeEach, expect, test } from 'vitest';
import { account, user } from '#api/database/schema/accounts.ts';
import { suppression } from '#api/database/schema/contacts.ts';
import { email } from '#api/database/schema/mail.ts';
import { MailRefused } from '#api/mail/mail-port.ts';
import { askPasswordReset, signUp } from '#domain/contract/accounts.ts';
import { takeMailEvent } from '#domain/contract/mail-events.ts';
import { accountBody, newAccount, postAccount } from '#tests/harness/accounts.ts';
import { call, countRows, leadBody, postLead } from '#tests/harness/calls.ts';
import { type AppOptions, startApp, type TestApp } from '#tests/harness/with-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

async function restart(options: AppOptions): Promise<void> {
  await app.stop();
  app = await startApp(options);
}

let hosts = 0;
const elsewhere = () => {
  hosts += 1;
  return `203.0.${Math.floor(hosts / 250)}.${hosts % 250}`;
};

/** Asks for a new password; whether a mail was queued. */
async function asks(address: string, from = elsewhere()): Promise<boolean> {
  const before = await countRows(app, 'email');
  const reply = await postAccount(app, askPasswordReset, { email: address }, { address: from });
  expect([reply.status, await reply.text()]).toEqual([200, '{"asked":true}']);
  return (await countRows(app, 'email')) > before;
}

async function registers(address: string, from = elsewhere()): Promise<boolean> {
  const before = await countRows(app, 'email');
  const body = { ...accountBody, email: address };
  const reply = await postAccount(app, signUp, body, { address: from });
  expect([reply.status, await reply.text()]).toEqual([200, '{"asked":true}']);
  return (await countRows(app, 'email')) > before;
}

test('a mailbox gets one account mail in five minutes, three an hour, six a day', async () => {
  const sent: number[] = [];
  const minutes = [
    ...Array.from({ length: 40 }, (_, step) => step * 2.5),
    ...Array.from({ length: 22 }, (_, hour) => 120 + hour * 60),
  ];
  for (const [index, minute] of minutes.entries()) {
    if (await asks('ada@example.org')) sent.push(minute);
    app.clock.advance(((minutes[index + 1] ?? 1440) - minute) * MINUTE);
  }
  expect(sent).toEqual([0, 5, 10, 60, 65, 70]);
  expect(await asks('ada@example.org')).toBe(true);
});

test('however it is spelled, whoever asks, and whatever for', async () => {
  expect(await asks('ada.lovelace@gmail.com')).toBe(true);
  for (const same of ['adalovelace@gmail.com', 'Ada.Lovelace+news@googlemail.com', 'a.d.a.lovelace@gmail.com'])
    expect([same, await asks(same), await registers(same)]).toEqual([same, false, false]);
  expect(await asks('ada.lovelace@example.org')).toBe(true);
  app.clock.advance(5 * MINUTE);
  expect(await registers('adalovelace@gmail.com')).toBe(true);
});

test('in parallel too', async () => {
  await Promise.all(Array.from({ length: 8 }, () => asks('ada@example.org')));
  expect(await countRows(app, 'email')).toBe(1);
});

test('one client address causes ten an hour, its whole IPv6 network counted as one', async () => {
  for (let number = 0; number < 10; number += 1)
    expect(await asks(`n${number}@example.org`, `2001:db8:0:1::${number}`)).toBe(true);
  expect(await asks('more@example.org', '2001:db8:0:1::ffff')).toBe(false);
  expect(await asks('more@example.org', '2001:db8:0:2::1')).toBe(true);
  app.clock.advance(HOUR);
  expect(await asks('again@example.org', '2001:db8:0:1::1')).toBe(true);
});

test('the whole server sends no more in an hour than its setting says', async () => {
  await restart({ settings: { accountMailsPerHour: 4 } });
  for (let number = 0; number < 4; number += 1) expect(await asks(`n${number}@example.org`)).toBe(true);
  expect(await asks('more@example.org')).toBe(false);
  expect(await registers('more@example.org')).toBe(false);
  await postLead(app);
  expect(await countRows(app, 'email')).toBe(5);
  app.clock.advance(HOUR);
  expect(await asks('more@example.org')).toBe(true);
});

test('past a limit nothing is kept either', async () => {
  await registers('ada@example.org');
  await registers('ada@example.org');
  for (const table of ['account_request', 'email', `pgboss.job where name = 'send-mail'`])
    expect([table, await countRows(app, table)]).toEqual([table, 1]);
});

const vendor = { mailVendor: { user: 'postmark', password: 'secret' } };
const login = `Basic ${Buffer.from('postmark:secret').toString('base64')}`;
const tell = (event: object) => call(app, takeMailEvent, { body: event }, { headers: { Authorization: login } });

/** Where the newest mail got once the queue was run. */
async function outcome(): Promise<string | undefined> {
  await app.runJobs();
  const rows = await app.database.db.select().from(email);
  return rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]?.status;
}

async function newestMailId(): Promise<string> {
  const rows = await app.database.db.select().from(email);
  return rows.sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())[0]?.id ?? '';
}

test.each([{ RecordType: 'Bounce', Type: 'HardBounce' }, { RecordType: 'SpamComplaint' }])(
  'a mailbox of which the vendor tells $RecordType gets nothing more',
  async (event) => {
    await restart({ settings: vendor });
    await newAccount(app);
    expect((await tell({ ...event, Metadata: { emailId: await newestMailId() } })).status).toBe(200);
    app.clock.advance(HOUR);
    expect(await asks(accountBody.email)).toBe(true);
    expect(await outcome()).toBe('suppressed');
    app.clock.advance(HOUR);
    expect(await asks('other@example.org')).toBe(true);
    expect(await outcome()).toBe('dropped');
    const [row] = await app.database.db.select().from(suppression);
    expect(JSON.stringify(row)).not.toContain('grace');
  },
);

test('until the vendor takes it back', async () => {
  await restart({ settings: vendor });
  await newAccount(app);
  const Metadata = { emailId: await newestMailId() };
  await tell({ RecordType: 'Bounce', Type: 'HardBounce', Metadata });
  await tell({ RecordType: 'SubscriptionChange', SuppressSending: false, MessageStream: 'outbound', Metadata });
  app.clock.advance(HOUR);
  await asks(accountBody.email);
  expect(await outcome()).toBe('delivered');
});

test('a mailbox that the vendor refuses is not written to again', async () => {
  let sendings = 0;
  const send = async () => {
    sendings += 1;
    throw new MailRefused(406, true);
  };
  await restart({ mail: { send } });
  const { db } = app.database;
  const person = { name: 'Ada', email: 'ada@example.org', emailVerified: true };
  const [row] = await db.insert(user).values(person).returning();
  await db.insert(account).values({ userId: row?.id ?? '', accountId: row?.id ?? '', providerId: 'credential' });
  for (let time = 0; time < 3; time += 1) {
    await asks('ada@example.org');
    expect(await outcome()).toBe('suppressed');
    app.clock.advance(HOUR);
  }
  expect(sendings).toBe(1);
});

test('what shuts an address for consultations by bounce or complaint shuts it for accounts', async () => {
  await restart({ settings: vendor });
  await newAccount(app);
  await postLead(app, leadBody(accountBody.email));
  await app.runJobs();
  const rows = await app.database.db.select().from(email);
  const emailId = rows.find((it) => it.contactAddressId)?.id;
  await tell({ RecordType: 'SpamComplaint', Metadata: { emailId } });
  app.clock.advance(HOUR);
  await asks(accountBody.email);
  expect(await outcome()).toBe('suppressed');
});
