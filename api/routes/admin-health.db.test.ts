import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactAddress, suppression } from '#api/database/schema/contacts.ts';
import { email } from '#api/database/schema/mail.ts';
import { webhook } from '#api/database/schema/webhooks.ts';
import { seededId } from '#api/database/seed/demo-partners.ts';
import { mailStatuses } from '#api/mail/mail-status.ts';
import { suppressMailbox } from '#api/services/contacts/suppressions.ts';
import { sweep } from '#api/services/retention/sweep.ts';
import { listFailingJobs, listSuppressions, readHealth, removeSuppression, retryJob } from '#domain/contract/health.ts';
import { deedsOn } from '#tests/harness/audit.ts';
import { ask, type CallOptions, call } from '#tests/harness/calls.ts';
import { signIn } from '#tests/harness/sign-in.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
let as: CallOptions;
beforeAll(async () => {
  app = await startApp();
  ({ as } = await signIn(app, { isAdmin: true, role: 'admin' }));
});
afterAll(() => app.stop());

/** Queues a mail whose log row is gone when its turn comes. */
const queueMail = (emailId: string, runAt?: Date) =>
  app.database.db.transaction((tx) => app.deps.jobs.send(tx, 'send-mail', { emailId }, runAt));

const HOUR = 3_600_000;

test('the queue tells what waits, since when, what is for later and what fails', async () => {
  await queueMail(app.deps.ids.next());
  await queueMail(app.deps.ids.next(), new Date(Date.now() + HOUR));
  const { db } = app.database;
  await db.execute(`update pgboss.job set start_after = now() - interval '2 hours' where start_after <= now()
    and name = 'send-mail'`);
  const { queues } = await ask(app, readHealth, {}, as);
  const mails = queues.find((it) => it.kind === 'send-mail');
  expect(mails).toMatchObject({ waiting: 1, later: 1, failing: 0 });
  expect(Math.abs(Date.now() - 2 * HOUR - Date.parse(mails?.since ?? ''))).toBeLessThan(60_000);
  expect(queues.find((it) => it.kind === 'revoke-token')).toMatchObject({ waiting: 0, since: null });
});

test('a failed job tells its error without its words, and is tried again once for each press of the button', async () => {
  const { db } = app.database;
  const emailId = app.deps.ids.next();
  await queueMail(emailId);
  const output = JSON.stringify({ name: 'DrizzleQueryError', message: 'ada@example.org', cause: { code: '23505' } });
  await db.execute(`update pgboss.job set state = 'failed', retry_count = 60, started_on = now(), completed_on = now(),
    output = '${output}' where data ->> 'emailId' = '${emailId}'`);
  const list = (query: Record<string, string>) => ask(app, listFailingJobs, { query }, as);
  const [job] = await list({ query: emailId });
  expect(job).toMatchObject({ kind: 'send-mail', state: 'failed', attempts: 61, reason: '23505', nextAt: null });
  expect(JSON.stringify(job)).not.toContain('ada@');
  expect(await list({ kind: 'send-webhook' })).toEqual([]);
  expect(await list({ query: 'nonsense' })).toEqual([]);
  const parameters = { jobId: job?.id ?? '' };
  expect(await ask(app, retryJob, { parameters, body: {} }, as)).toMatchObject({ state: 'retry' });
  expect((await deedsOn(app, parameters.jobId)).map((it) => [it.verb, it.entity])).toEqual([['retry', 'job']]);
  expect(await app.runJobs('send-mail')).toBeGreaterThan(0);
  expect(await list({ query: emailId })).toEqual([]);
  expect((await call(app, retryJob, { parameters, body: {} }, as)).status).toBe(404);
  expect(await deedsOn(app, parameters.jobId)).toHaveLength(1);
});

test('the mails of a day are counted by what became of them', async () => {
  const { db } = app.database;
  const createdAt = app.clock.now();
  const logged = { language: 'de', askedBy: 'nobody', createdAt } as const;
  const rows = mailStatuses.map((status) => ({ ...logged, id: app.deps.ids.next(), status }));
  const old = { ...logged, id: app.deps.ids.next(), status: 'sent', createdAt: new Date('2026-11-01') } as const;
  await db.insert(email).values([...rows, old]);
  const { mails } = await ask(app, readHealth, {}, as);
  expect(mails).toEqual({ waiting: 3, sent: 2, refused: 3, bounced: 1, complained: 1 });
});

test('the last sweep, the database, the pictures and the webhooks that fail are told', async () => {
  await sweep(app.deps, app.clock.now());
  const hook = { sealedSecret: 'sealed', createdAt: app.clock.now(), partnerId: seededId('partner', 1) };
  const failing = { url: 'https://hooks.example/secret-path', failingSince: app.clock.now() };
  await app.database.db.insert(webhook).values([
    { ...hook, ...failing, id: app.deps.ids.next() },
    { ...hook, id: app.deps.ids.next(), url: 'https://fine.example' },
    { ...hook, ...failing, id: app.deps.ids.next(), disabledAt: app.clock.now(), disabledFor: 'by-hand' },
  ]);
  const told = await ask(app, readHealth, {}, as);
  expect(told.sweep).toEqual({ endedAt: app.clock.now().toISOString(), milliseconds: 0, failed: [] });
  expect(told.database.kind).toBe(app.database.kind);
  expect(told.database.bytes).toBeGreaterThan(1_000_000);
  expect(told.media).toEqual({ files: 0, bytes: 0, freeBytes: null });
  expect(told.webhooks.map((it) => [it.host, it.isOff])).toEqual([['hooks.example', false]]);
  expect(JSON.stringify(told)).not.toContain('secret-path');
});

test('a mailbox that gets nothing is found by its address alone, and let in again with one entry in the trail', async () => {
  const { db } = app.database;
  const shut = { ...app.deps, tx: db, now: app.clock.now() };
  await suppressMailbox(shut, 'ada@example.org', 'complaint');
  await suppressMailbox(shut, 'bo@example.org', 'bounce');
  const list = (query: Record<string, string>) => ask(app, listSuppressions, { query }, as);
  expect(await list({})).toHaveLength(2);
  expect((await list({ reason: 'bounce' })).map((it) => it.reason)).toEqual(['bounce']);
  expect(await list({ query: 'ada' })).toEqual([]);
  const [ada] = await list({ query: 'ADA@example.org' });
  expect(Object.keys(ada ?? {}).toSorted()).toEqual(['createdAt', 'id', 'reason']);
  const parameters = { suppressionId: ada?.id ?? '' };
  expect(await ask(app, removeSuppression, { parameters }, as)).toEqual({ deleted: true });
  expect(await db.$count(suppression)).toBe(1);
  expect((await deedsOn(app, parameters.suppressionId)).map((it) => [it.verb, it.change])).toEqual([
    ['delete', { before: { reason: 'complaint' }, after: { reason: '' } }],
  ]);
  expect(await db.$count(contactAddress)).toBe(0);
  expect((await call(app, removeSuppression, { parameters }, as)).status).toBe(404);
});
