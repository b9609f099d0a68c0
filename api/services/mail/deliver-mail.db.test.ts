import { afterEach, beforeEach, expect, test } from 'vitest';
import { email } from '#api/database/schema/mail.ts';
import type { MailPort } from '#api/mail/mail-port.ts';
import { createPostmark } from '#api/mail/postmark.ts';
import { deliverMail, LEASE_MS, NotTheSender } from '#api/services/mail/deliver-mail.ts';
import { countRows, leadBody, postLead } from '#tests/harness/calls.ts';
import { type PostmarkServer, startPostmark } from '#tests/harness/postmark-server.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let postmark: PostmarkServer;
beforeEach(async () => {
  postmark = await startPostmark();
  const mail = createPostmark(postmark.config);
  app = await startApp({ mail });
});
afterEach(async () => {
  await app.stop();
  await postmark.stop();
});

const withStatus = (status: string) => countRows(app, `email where status = '${status}'`);

test('a mail is handed over once, with our id and without tracking', async () => {
  await postLead(app);
  expect(await app.runJobs('send-mail')).toBe(1);
  expect(await app.runJobs('send-mail')).toBe(0);
  expect(postmark.messages).toMatchObject([{ To: 'ada@example.org', MessageStream: 'outbound', TrackOpens: false }]);
  expect(await withStatus('sent')).toBe(1);
});

test.each([{ does: 'status', status: 500 }, { does: 'status', status: 429 }, { does: 'reset' }] as const)(
  'after %o it is tried again and arrives',
  async (fault) => {
    postmark.script(fault, 3);
    await postLead(app);
    for (let time = 0; time < 3; time += 1) expect(await app.runJobs('send-mail')).toBe(0);
    expect(await withStatus('sending')).toBe(1);
    expect(await app.runJobs('send-mail')).toBe(1);
    expect(postmark.messages.length).toBe(1);
  },
);

test('an inactive recipient is called once, suppressed, and never written to again', async () => {
  postmark.script({ does: 'inactive' });
  await postLead(app);
  await app.runJobs('send-mail');
  expect(await withStatus('suppressed')).toBe(1);
  app.clock.advance(48 * 3_600_000);
  await postLead(app);
  await app.runJobs('send-mail');
  expect(postmark.calls.length).toBe(1);
});

test('a reply lost on its way means one duplicate at most, none lost', async () => {
  postmark.script({ does: 'lost' });
  await postLead(app, leadBody());
  await app.runJobs('send-mail');
  await app.runJobs('send-mail');
  await app.runJobs('send-mail');
  expect(postmark.messages.length).toBe(2);
  expect(await withStatus('sent')).toBe(1);
});

async function queuedMail(): Promise<string> {
  await postLead(app);
  const [mail] = await app.database.db.select().from(email);
  return mail?.id ?? '';
}

const vendorIds = async () => (await app.database.db.select().from(email)).map(({ vendorId }) => vendorId);

test('a sender that stalls before it sends leaves the mail to the next one', async () => {
  const emailId = await queuedMail();
  const stalling = {
    now() {
      const now = app.clock.now();
      app.clock.advance(LEASE_MS);
      return now;
    },
  };
  await expect(deliverMail({ ...app.deps, clock: stalling }, emailId)).rejects.toThrow(NotTheSender);
  expect(postmark.messages.length).toBe(0);
  await deliverMail(app.deps, emailId);
  expect(postmark.messages.length).toBe(1);
  expect(await withStatus('sent')).toBe(1);
});

test('while one sends nobody else does, and a sender that was overtaken notes nothing', async () => {
  const emailId = await queuedMail();
  const answered = Promise.withResolvers<void>();
  const called = Promise.withResolvers<void>();
  const late: MailPort = {
    async send() {
      called.resolve();
      await answered.promise;
      return { status: 'sent', vendorId: 'late' };
    },
  };
  const first = deliverMail({ ...app.deps, mail: late }, emailId);
  await called.promise;
  app.clock.advance(LEASE_MS - 1);
  await expect(deliverMail(app.deps, emailId)).rejects.toThrow(NotTheSender);
  expect(postmark.messages.length).toBe(0);
  app.clock.advance(1);
  await deliverMail(app.deps, emailId);
  answered.resolve();
  await first;
  expect(await vendorIds()).toEqual([postmark.messages[0]?.MessageID]);
  expect(await withStatus('sent')).toBe(1);
});
