import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { lead } from '#api/database/schema/leads.ts';
import { webhookMessages } from '#domain/contract/webhook-messages.ts';
import { replayDelivery, rotateWebhookSecret, testWebhook } from '#domain/contract/webhooks.ts';
import { leadBody } from '#tests/harness/calls.ts';
import type { Call } from '#tests/harness/loopback-server.ts';
import {
  addWebhook,
  DEMO_PARTNER,
  leadForDemoPartner,
  OTHER_PARTNER,
  openStage,
  type Stage,
  verified,
} from '#tests/harness/partner-webhook.ts';
import { answerRequest } from '#tests/harness/people.ts';
import { startReceiver } from '#tests/harness/webhook-receiver.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.stop());

const arrived = (at: number) => stage.receiver.calls.at(at) as Call;

/** Confirms a request, as the reader of its mail would. */
async function confirm(leadId: string): Promise<void> {
  const texts = (await stage.app.outbox()).map(({ text }) => text).join();
  const token = /\/summary\/([\w-]+)/.exec(texts)?.[1] ?? '';
  expect((await answerRequest(stage.app, token, leadId, 'confirm')).status).toBe(200);
}

async function withdraw({ app }: Stage, leadId: string): Promise<void> {
  await app.database.db.transaction(async (tx) => {
    await tx.update(lead).set({ withdrawnAt: app.clock.now() }).where(eq(lead.id, leadId));
    await app.deps.events.emit(tx, 'lead.withdrawn', { leadId, partnerIds: [DEMO_PARTNER] });
  });
}

async function replay({ app, own }: Stage): Promise<Call> {
  const [delivery] = await own.deliveries();
  await own.ask(replayDelivery, { parameters: { id: delivery?.id }, body: {} });
  await app.runJobs('send-webhook');
  return arrived(-1);
}

test('the company is told of its lead, and the reference library believes it', async () => {
  const { app, own } = stage;
  const leadId = await leadForDemoPartner(app);
  await app.runJobs();
  const message = verified(arrived(0), own.secret);
  expect(z.parse(webhookMessages[message.type], message)).toEqual(message);
  const { contact, answers, language, market } = leadBody();
  expect(message).toMatchObject({
    type: 'lead.created',
    timestamp: app.clock.now().toISOString(),
    data: { leadId, contact, answers, language, market, emailConfirmed: false, potentials: { solar: 'high' } },
  });
  expect(arrived(0).headers['content-type']).toBe('application/json');
  expect(await own.deliveries()).toMatchObject([{ leadId, status: 'delivered', attempts: 1, lastStatus: 204 }]);
});

test('another secret or a changed body is not believed', async () => {
  const { app, own } = stage;
  await leadForDemoPartner(app);
  await app.runJobs();
  const { secret } = await addWebhook(app, 'http://127.0.0.1:4999/');
  expect(() => verified(arrived(0), secret)).toThrow('No matching signature');
  const changed = { ...arrived(0), body: arrived(0).body.replace('Ada', 'Eve') };
  expect(() => verified(changed, own.secret)).toThrow('No matching signature');
});

test('each attempt carries its own time, and more than five minutes off are not believed', async () => {
  const { app, own } = stage;
  await leadForDemoPartner(app);
  await app.runJobs();
  for (const [minutes, error] of [
    [7, 'too new'],
    [-7, 'too old'],
  ] as const) {
    app.clock.advance(minutes * 60_000);
    const late = await replay(stage);
    expect(() => verified(late, own.secret)).toThrow(error);
    app.clock.advance(-minutes * 60_000);
  }
  app.clock.advance(4 * 60_000);
  expect(verified(await replay(stage), own.secret).type).toBe('lead.created');
});

test('the companies of the lead are told, and nobody else', async () => {
  const { app, receiver } = stage;
  const other = await startReceiver();
  await addWebhook(app, other.url, OTHER_PARTNER);
  await leadForDemoPartner(app);
  await app.runJobs();
  expect([receiver.calls.length, other.calls.length]).toEqual([1, 0]);
  await other.stop();
});

test('a confirmed request is told once, and of no other request', async () => {
  const { app, own, receiver } = stage;
  const [leadId, later] = [await leadForDemoPartner(app), await leadForDemoPartner(app)];
  await app.runJobs();
  await confirm(leadId);
  await confirm(leadId);
  await app.runJobs();
  const messages = receiver.calls.map((it) => verified(it, own.secret)).filter((it) => it.type === 'lead.confirmed');
  expect(messages).toMatchObject([{ data: { leadId, emailConfirmed: true, contact: { email: 'ada@example.org' } } }]);
  const [delivery] = (await own.deliveries()).filter((it) => it.leadId === later);
  await own.ask(replayDelivery, { parameters: { id: delivery?.id }, body: {} });
  await app.runJobs('send-webhook');
  expect(verified(arrived(-1), own.secret)).toMatchObject({ data: { leadId: later, emailConfirmed: false } });
});

test('a withdrawal holds no contact, and what was still to be sent is not', async () => {
  const { app, own, receiver } = stage;
  receiver.script({ does: 'status', status: 503 });
  const leadId = await leadForDemoPartner(app);
  await app.runJobs();
  await withdraw(stage, leadId);
  await app.runJobs();
  expect(receiver.calls.length).toBe(2);
  const withdrawnAt = app.clock.now().toISOString();
  expect(verified(arrived(1), own.secret)).toMatchObject({ type: 'lead.withdrawn', data: { leadId, withdrawnAt } });
  for (const personal of Object.values(leadBody().contact)) expect(arrived(1).body).not.toContain(personal);
  const dropped = { event: 'lead.created', status: 'failed', lastProblem: 'withdrawn', attempts: 1 };
  expect(await own.deliveries()).toContainEqual(expect.objectContaining(dropped));
});

test('a test message is tried once and tells nothing of anybody', async () => {
  const { app, own, receiver } = stage;
  receiver.script({ does: 'status', status: 500 });
  for (const status of ['failed', 'delivered']) {
    await own.ask(testWebhook, { parameters: { id: own.webhook.id }, body: {} });
    await app.runJobs('send-webhook');
    expect((await own.deliveries()).map((it) => it.status)).toContain(status);
    expect(verified(arrived(-1), own.secret)).toMatchObject({
      type: 'webhook.test',
      data: { webhookId: own.webhook.id },
    });
  }
  await app.runJobs();
  expect(receiver.calls.length).toBe(2);
});

test('a message waits while its secret cannot be read, until the secret is rotated', async () => {
  const { app, own, receiver } = stage;
  await app.database.db.execute(sql`update webhook set sealed_secret = reverse(sealed_secret)`);
  await leadForDemoPartner(app);
  await app.runJobs();
  expect(await own.deliveries()).toMatchObject([{ status: 'waiting', attempts: 0 }]);
  const { secret } = await (
    await own.ask(rotateWebhookSecret, { parameters: { id: own.webhook.id }, body: {} })
  ).json();
  await app.runJobs('send-webhook');
  expect(receiver.calls.map((it) => verified(it, secret).type)).toEqual(['lead.created']);
});

test('for a day after a rotation both secrets sign', async () => {
  const { app, own } = stage;
  const { secret } = await (
    await own.ask(rotateWebhookSecret, { parameters: { id: own.webhook.id }, body: {} })
  ).json();
  await leadForDemoPartner(app);
  await app.runJobs();
  for (const it of [secret, own.secret]) expect(verified(arrived(0), it).type).toBe('lead.created');
  await app.database.db.execute(sql`update webhook set previous_until = previous_until - interval '24 hours'`);
  await leadForDemoPartner(app, 'bob@example.org');
  await app.runJobs();
  expect(verified(arrived(1), secret).type).toBe('lead.created');
  expect(() => verified(arrived(1), own.secret)).toThrow('No matching signature');
});
