import { afterEach, beforeEach, expect, test } from 'vitest';
import { suppression } from '#api/database/schema/contacts.ts';
import { email } from '#api/database/schema/mail.ts';
import type { MailPort } from '#api/mail/mail-port.ts';
import { createPostmark } from '#api/mail/postmark.ts';
import { deliverMail } from '#api/services/mail/deliver-mail.ts';
import { takeMailEvent } from '#domain/contract/mail-events.ts';
import { unsubscribe } from '#domain/contract/unsubscribe.ts';
import { at, call, countRows, postLead } from '#tests/harness/calls.ts';
import { type PostmarkServer, startPostmark } from '#tests/harness/postmark-server.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

const login = { user: 'postmark', password: 'a long password of theirs' };
const authorization = (user: string, password: string) => ({
  Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});
const known = authorization(login.user, login.password);

let app: TestApp;
let postmark: PostmarkServer;
beforeEach(async () => {
  postmark = await startPostmark();
  app = await startApp({ mail: createPostmark(postmark.config), settings: { mailVendor: login } });
  await postLead(app);
  await app.runJobs('send-mail');
});
afterEach(async () => {
  await app.stop();
  await postmark.stop();
});

const tell = (event: object, headers: Record<string, string> = known) =>
  call(app, takeMailEvent, { body: { MessageID: postmark.messages[0]?.MessageID, ...event } }, { headers });
const shutFor = async () => (await app.database.db.select().from(suppression)).map((it) => it.suppressedFor);
const status = async () => (await app.database.db.select().from(email))[0]?.status;
const hardBounce = { RecordType: 'Bounce', Type: 'HardBounce', ID: 42, Email: 'ada@example.org', Unknown: [1] };
const oneClick = () => {
  const header = postmark.messages[0]?.Headers?.find(({ Name }) => Name === 'List-Unsubscribe');
  return new URL(header?.Value.slice(1, -1) ?? '').pathname;
};

test.each([
  ['no login', {}],
  ['a wrong password', authorization(login.user, 'x')],
  ['a wrong user', authorization('x', login.password)],
  ['another scheme', { Authorization: 'Bearer postmark' }],
])('with %s nothing is taken', async (_, headers) => {
  expect((await tell(hardBounce, headers)).status).toBe(401);
  expect(await status()).toBe('sent');
  expect(await countRows(app, 'vendor_call')).toBe(0);
});

test('without a configured login not even an empty one is taken', async () => {
  await app.stop();
  app = await startApp();
  expect((await tell(hardBounce, authorization('', ''))).status).toBe(401);
});

test('a hard bounce shuts the address, once, however often it is told', async () => {
  expect(await (await tell(hardBounce)).json()).toEqual({ taken: true });
  expect(await (await tell(hardBounce)).json()).toEqual({ taken: false });
  expect(await status()).toBe('bounced');
  expect(await shutFor()).toEqual(['bounce']);
  app.clock.advance(48 * 3_600_000);
  await postLead(app);
  expect(await countRows(app, `email where status = 'withheld'`)).toBe(1);
});

test('a delivery is noted, and does not undo a bounce told before', async () => {
  await tell({ RecordType: 'Delivery' });
  expect(await status()).toBe('delivered');
  await tell(hardBounce);
  await tell({ RecordType: 'Delivery', DeliveredAt: 'late' });
  expect(await status()).toBe('bounced');
});

test('a complaint shuts the address for good; its owner cannot open it by the link', async () => {
  await tell({ RecordType: 'SpamComplaint' });
  expect(await shutFor()).toEqual(['complaint']);
  expect(await (await call(app, at(oneClick(), 'DELETE'))).json()).toEqual({ subscribed: false });
  await tell({ RecordType: 'SubscriptionChange', SuppressSending: false });
  expect(await shutFor()).toEqual(['complaint']);
});

test('the vendor does not open what its owner shut', async () => {
  await call(app, at(oneClick(), 'POST'));
  await tell(hardBounce);
  await tell({ RecordType: 'SubscriptionChange', SuppressSending: false });
  expect(await shutFor()).toEqual(['opt-out']);
});

test('the vendor opens what the vendor shut', async () => {
  await tell(hardBounce);
  await tell({ RecordType: 'SubscriptionChange', SuppressSending: false });
  expect(await shutFor()).toEqual([]);
});

test('a mail whose receipt was lost is known by our own id', async () => {
  await app.database.db.update(email).set({ vendorId: null });
  const { Metadata } = postmark.messages[0] ?? {};
  await tell({ ...hardBounce, Metadata });
  expect(await status()).toBe('bounced');
});

test('an event of a mail that is not ours is taken and changes nothing', async () => {
  expect((await tell({ ...hardBounce, MessageID: 'another' })).status).toBe(200);
  expect(await shutFor()).toEqual([]);
});

test('one click posts a form to the header, and no mail follows; a page takes it back', async () => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const reply = await call(app, at(oneClick(), 'POST'), { body: 'List-Unsubscribe=One-Click' }, { headers });
  expect([reply.status, await reply.json()]).toEqual([200, { subscribed: false }]);
  expect(await shutFor()).toEqual(['opt-out']);
  app.clock.advance(48 * 3_600_000);
  await postLead(app);
  expect(await countRows(app, `email where status = 'queued'`)).toBe(0);
  expect(await (await call(app, at(oneClick(), 'DELETE'))).json()).toEqual({ subscribed: true });
  await postLead(app);
  expect(await countRows(app, `email where status = 'queued'`)).toBe(1);
});

test('a mail that waits in the queue when its reader leaves is not sent', async () => {
  app.clock.advance(48 * 3_600_000);
  await postLead(app);
  await call(app, at(oneClick(), 'POST'));
  await app.runJobs('send-mail');
  expect(postmark.messages.length).toBe(1);
  expect(await countRows(app, `email where status = 'suppressed'`)).toBe(1);
});

test.each(['', 'x', `${crypto.randomUUID()}.AAAA`])('the token "%s" opens nothing', async (token) => {
  expect((await call(app, unsubscribe, { parameters: { token } })).status).toBe(404);
});

test("another address's signature opens nothing", async () => {
  const forged = oneClick().replace(/[^/.]+\./, `${crypto.randomUUID()}.`);
  expect((await call(app, at(forged, 'POST'))).status).toBe(404);
  expect(await shutFor()).toEqual([]);
});

/** Sends the mail once more, and does this before the vendor answers. */
async function sendOnceMore(meanwhile: (id: string) => Promise<unknown>): Promise<void> {
  await app.database.db.update(email).set({ status: 'queued', vendorId: null, finishedAt: null });
  const [mail] = await app.database.db.select().from(email);
  const port: MailPort = {
    async send({ id }) {
      await meanwhile(id);
      return { status: 'sent', vendorId: 'second' };
    },
  };
  await deliverMail({ ...app.deps, mail: port }, mail?.id ?? '');
}

test.each([
  [hardBounce, 'bounced'],
  [{ RecordType: 'SpamComplaint' }, 'complained'],
  [{ RecordType: 'Delivery' }, 'delivered'],
])('%o that is told before the receipt is noted stands', async (event, expected) => {
  await sendOnceMore((emailId) => tell({ ...event, MessageID: 'second', Metadata: { emailId } }));
  expect(await status()).toBe(expected);
  expect(await app.database.db.select().from(email)).toMatchObject([{ vendorId: 'second', leaseToken: null }]);
});

test('one that names only an id we do not know yet is asked for again, and counts then', async () => {
  const event = { ...hardBounce, MessageID: 'second' };
  await sendOnceMore(async () => expect((await tell(event)).status).toBe(503));
  expect(await status()).toBe('sent');
  expect(await (await tell(event)).json()).toEqual({ taken: true });
  expect(await status()).toBe('bounced');
});
