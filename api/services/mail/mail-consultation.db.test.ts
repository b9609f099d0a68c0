import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contactAddress } from '#api/database/schema/contacts.ts';
import { suppressMailbox } from '#api/services/contacts/suppressions.ts';
import { countRows, leadBody, postLead } from '#tests/harness/calls.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

async function ask(email: string, address = '198.51.100.7'): Promise<string> {
  const reply = await postLead(app, leadBody(email), { address });
  expect(reply.status).toBe(201);
  return (await reply.json()).confirmation;
}

const mailsTo = (email: string) =>
  countRows(
    app,
    `email join contact_address c on c.id = contact_address_id
     where c.normalized_email = '${email}' and email.status <> 'withheld'`,
  );
const eve = contactAddress.normalizedEmail;

test('a mailbox gets one announcement a day, whoever asks and however it is spelled', async () => {
  expect(await ask('eve@example.org')).toBe('confirm');
  expect(await ask('Eve@Example.org', '203.0.113.1')).toBe('confirm');
  app.clock.advance(DAY - 1);
  await ask('eve@example.org');
  expect(await mailsTo('eve@example.org')).toBe(1);
  app.clock.advance(1);
  await ask('eve@example.org');
  expect(await mailsTo('eve@example.org')).toBe(2);
  expect(await countRows(app, 'contact_address')).toBe(1);
});

test.each([
  ['three in thirty days, where nobody has confirmed anything', null, 3],
  ['one on each day, where somebody has', new Date('2026-11-01T00:00:00Z'), 5],
])('and %s', async (_, confirmedAt, mails) => {
  for (let day = 0; day < 5; day += 1) {
    expect(await ask('eve@example.org')).toBe('confirm');
    await app.database.db.update(contactAddress).set({ confirmedAt });
    app.clock.advance(DAY);
  }
  expect(await mailsTo('eve@example.org')).toBe(mails);
  app.clock.advance(25 * DAY);
  await ask('eve@example.org');
  expect(await mailsTo('eve@example.org')).toBe(mails + 1);
});

test('one client address causes three mails an hour', async () => {
  for (const name of ['a', 'b', 'c']) expect(await ask(`${name}@example.org`)).toBe('confirm');
  expect(await ask('d@example.org')).toBe('unsent');
  expect(await mailsTo('d@example.org')).toBe(0);
  expect(await ask('e@example.org', '203.0.113.1')).toBe('confirm');
  app.clock.advance(HOUR);
  expect(await ask('d@example.org')).toBe('confirm');
});

test('parallel requests for one address send one mail', async () => {
  const asked = await Promise.all(['1', '2', '3', '4', '5'].map((it) => ask('eve@example.org', `203.0.113.${it}`)));
  expect(asked).toEqual(Array(5).fill('confirm'));
  expect(await mailsTo('eve@example.org')).toBe(1);
});

/** The addresses are brought into these states one client after another, and asked for by the next. */
const states: [string, (email: string) => Promise<unknown>][] = [
  ['new', async () => {}],
  ['known', (email) => ask(email, '203.0.113.1')],
  [
    'confirmed',
    async (email) => {
      await ask(email, '203.0.113.1');
      await app.database.db.update(contactAddress).set({ confirmedAt: app.clock.now() }).where(eq(eve, email));
    },
  ],
  [
    'suppressed',
    async (email) => {
      await ask(email, '203.0.113.1');
      const { settings } = app.deps;
      await suppressMailbox({ tx: app.database.db, now: app.clock.now(), settings }, email, 'bounce');
    },
  ],
];

test.each(states)(
  'to an unproved browser a %s address answers like any other, up to the limit and past it',
  async (_, prepare) => {
    await prepare('eve@example.org');
    const answers: string[] = [];
    for (let time = 0; time < 4; time += 1) answers.push(await ask('eve@example.org', '198.51.100.9'));
    expect(answers).toEqual(['confirm', 'confirm', 'confirm', 'unsent']);
  },
);

test.each(states)('and what a %s address costs its asker is the same for the next one', async (_, prepare) => {
  await prepare('eve@example.org');
  const answers: string[] = [];
  for (const email of ['eve@example.org', 'eve@example.org', 'f@example.org', 'g@example.org'])
    answers.push(await ask(email, '198.51.100.9'));
  expect(answers).toEqual(['confirm', 'confirm', 'confirm', 'unsent']);
});

test('one mailbox has many spellings: each counts for all, and mails go to what was typed', async () => {
  expect(await ask('j.doe+solar@gmail.com', '203.0.113.1')).toBe('confirm');
  for (const [number, spelling] of ['JDoe@gmail.com', 'j.d.o.e+x@googlemail.com', 'jdoe+solar@Gmail.com'].entries())
    expect(await ask(spelling, `203.0.113.${number + 2}`)).toBe('confirm');
  await app.runJobs('send-mail');
  expect((await app.outbox()).map(({ to }) => to)).toEqual(['j.doe+solar@gmail.com']);
  await ask('j.doe@example.org', '203.0.113.9');
  await ask('jdoe@example.org', '203.0.113.10');
  await app.runJobs('send-mail');
  expect((await app.outbox()).length).toBe(3);
});

test('parallel requests for the spellings of one mailbox send one mail', async () => {
  const spellings = ['ann+1@example.org', 'ann+2@example.org', 'Ann@example.org', 'ann+3@example.org'];
  await Promise.all(spellings.map((it, number) => ask(it, `203.0.113.${number}`)));
  await app.runJobs('send-mail');
  expect((await app.outbox()).length).toBe(1);
});

test('what is told of one spelling shuts the mailbox for all', async () => {
  const { settings } = app.deps;
  await suppressMailbox({ tx: app.database.db, now: app.clock.now(), settings }, 'eve+news@example.org', 'complaint');
  expect(await ask('eve@example.org')).toBe('confirm');
  await app.runJobs('send-mail');
  expect(await app.outbox()).toEqual([]);
});
