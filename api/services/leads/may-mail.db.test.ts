import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contactAddress } from '#api/database/schema/contacts.ts';
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

test('an unconfirmed address gets one mail a day, whoever asks and however it is spelled', async () => {
  expect(await ask('eve@example.org')).toBe('confirm');
  expect(await ask('Eve@Example.org', '203.0.113.1')).toBe('joined');
  app.clock.advance(DAY - 1);
  expect(await ask('eve@example.org')).toBe('joined');
  app.clock.advance(1);
  expect(await ask('eve@example.org')).toBe('confirm');
  expect(await countRows(app, 'contact_address')).toBe(1);
});

test('and three in thirty days', async () => {
  for (const expected of ['confirm', 'confirm', 'confirm', 'joined', 'joined']) {
    expect(await ask('eve@example.org')).toBe(expected);
    app.clock.advance(DAY);
  }
  app.clock.advance(25 * DAY);
  expect(await ask('eve@example.org')).toBe('confirm');
});

test('one client address causes three mails an hour', async () => {
  for (const name of ['a', 'b', 'c']) expect(await ask(`${name}@example.org`)).toBe('confirm');
  expect(await ask('d@example.org')).toBe('unsent');
  expect(await ask('e@example.org', '203.0.113.1')).toBe('confirm');
  app.clock.advance(HOUR);
  expect(await ask('d@example.org')).toBe('confirm');
});

test('parallel requests for one address send one mail', async () => {
  const asked = await Promise.all(['1', '2', '3', '4', '5'].map((it) => ask('eve@example.org', `203.0.113.${it}`)));
  expect(asked.filter((it) => it === 'confirm').length).toBe(1);
});

test('a confirmed address is written to at each request, a suppressed one never', async () => {
  await ask('eve@example.org');
  const { db } = app.database;
  await db.update(contactAddress).set({ confirmedAt: app.clock.now() });
  expect(await ask('eve@example.org')).toBe('sent');
  await db
    .update(contactAddress)
    .set({ suppressedAt: app.clock.now() })
    .where(eq(contactAddress.normalizedEmail, 'eve@example.org'));
  app.clock.advance(2 * DAY);
  expect(await ask('eve@example.org')).toBe('joined');
  expect(await countRows(app, 'lead')).toBe(3);
});
