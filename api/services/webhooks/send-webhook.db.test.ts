import { afterEach, beforeEach, expect, test } from 'vitest';
import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { jobHandlers } from '#api/job-handlers.ts';
import type { Queue } from '#api/jobs/queue.ts';
import { queueDelivery } from '#api/services/webhooks/deliveries.ts';
import { createWebhookClient } from '#api/webhooks/webhook-client.ts';
import { replayDelivery } from '#domain/contract/webhooks.ts';
import { leadBody, newVisit, postLead } from '#tests/harness/calls.ts';
import {
  addWebhook,
  leadForDemoPartner,
  messageIds,
  OTHER_PARTNER,
  openStage,
  type Stage,
  startWebhookApp,
} from '#tests/harness/partner-webhook.ts';
import { startReceiver } from '#tests/harness/webhook-receiver.ts';
import { EXAMPLES_URL, newKey } from '#tests/harness/with-app.ts';

const client = createWebhookClient({ loopback: true });
let dying: boolean;
const mortal: typeof client = {
  ...client,
  async post(url, request) {
    const attempt = await client.post(url, request);
    if (dying) throw new Error('killed before the attempt was noted');
    return attempt;
  },
};

let stage: Stage;
beforeEach(async () => {
  dying = false;
  stage = await openStage({ webhooks: mortal });
});
afterEach(() => stage.stop());

test('a process that dies between sending and noting it sends one double, under the same id', async () => {
  const { app, own, receiver } = stage;
  await leadForDemoPartner(app);
  dying = true;
  await app.runJobs();
  dying = false;
  await app.runJobs();
  await app.runJobs();
  expect([receiver.calls.length, messageIds(receiver).size]).toEqual([2, 1]);
  expect(await own.deliveries()).toMatchObject([{ status: 'delivered', attempts: 2 }]);
});

test('fifty parallel repeats of one request are one message', async () => {
  const { app, receiver } = stage;
  const { token } = await newVisit(app, { siteKey: DEMO_SITE_KEY }, { origin: EXAMPLES_URL });
  const options = { token, origin: EXAMPLES_URL, key: newKey() };
  await Promise.all(Array.from({ length: 50 }, () => postLead(app, leadBody(), options)));
  await app.runJobs();
  await app.runJobs();
  expect(receiver.calls.length).toBe(1);
});

test('a replay is the same message under the same id, and overtakes the attempt that waits', async () => {
  const { app, own, receiver } = stage;
  receiver.script({ does: 'status', status: 500 }, 2);
  await leadForDemoPartner(app);
  await app.runJobs();
  app.clock.advance(1_000);
  const [waiting] = await own.deliveries();
  const replay = async () => (await own.ask(replayDelivery, { parameters: { id: waiting?.id }, body: {} })).json();
  const now = app.clock.now().toISOString();
  expect(await replay()).toMatchObject({ id: waiting?.id, status: 'waiting', attempts: 0, nextAttemptAt: now });
  await app.runJobs('send-webhook');
  expect(receiver.calls.length).toBe(2);
  await app.runJobs('send-webhook');
  await replay();
  await app.runJobs('send-webhook');
  expect([receiver.calls.length, messageIds(receiver).size]).toEqual([4, 1]);
  expect(new Set(receiver.calls.map(({ body }) => body)).size).toBe(1);
  expect((await own.deliveries()).map(({ status }) => status)).toEqual(['delivered']);
});

test('a name that turns private after it was registered gets no connection', async () => {
  await stage.stop();
  const answers = ['93.184.216.34'];
  const resolve = async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }];
  const app = await startWebhookApp({ webhooks: createWebhookClient({ loopback: false, resolve }) });
  const receiver = await startReceiver();
  const own = await addWebhook(app, `https://rebinding.example:${receiver.port}/`);
  stage = { app, receiver, own, stop: () => Promise.all([app.stop(), receiver.stop()]).then(() => {}) };
  await leadForDemoPartner(app);
  await app.runJobs();
  expect(await own.deliveries()).toMatchObject([{ status: 'waiting', lastProblem: 'address-not-allowed' }]);
  expect(receiver.connections()).toBe(0);
});

async function queueTests({ app: { deps, clock, database } }: Stage, webhookId: string, times: number): Promise<void> {
  const news = { webhookId, event: 'webhook.test' as const, leadId: null, createdAt: clock.now() };
  await database.db.transaction(async (tx) => {
    for (let left = times; left > 0; left -= 1) await queueDelivery({ ...deps, tx }, news, clock.now());
  });
}

test('a company whose receivers take their time holds up nobody else', { timeout: 40_000 }, async () => {
  const { app, receiver } = stage;
  const quick = await startReceiver();
  const other = await addWebhook(app, quick.url, OTHER_PARTNER);
  receiver.script({ does: 'silent' }, 100);
  for (let number = 0; number < 9; number += 1) {
    const { webhook } = await addWebhook(app, `${receiver.url}/${number}`);
    await queueTests(stage, webhook.id, 3);
  }
  await queueTests(stage, other.webhook.id, 1);
  await (app.deps.jobs as Queue).work(jobHandlers(app.deps));
  await expect.poll(() => quick.calls.length, { timeout: 12_000 }).toBe(1);
  expect(receiver.calls.length).toBe(4);
  await Promise.all([receiver.stop(), quick.stop()]);
});
