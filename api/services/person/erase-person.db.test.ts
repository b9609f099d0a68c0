import { afterEach, beforeEach, expect, test } from 'vitest';
import { erasePerson, withdrawLead } from '#domain/contract/person.ts';
import { switchWebhook } from '#domain/contract/webhooks.ts';
import { leadReference } from '#domain/leads/lead-reference.ts';
import { placesOf } from '#tests/harness/byte-search.ts';
import { call, leadBody } from '#tests/harness/calls.ts';
import type { Call } from '#tests/harness/loopback-server.ts';
import { leadForDemoPartner, openStage, type Stage, verified } from '#tests/harness/partner-webhook.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.stop());

async function erase(leadId: string): Promise<void> {
  const texts = (await stage.app.outbox()).map(({ text }) => text).join();
  const token = /\/summary\/([\w-]+)/.exec(texts)?.[1];
  expect((await call(stage.app, erasePerson, { parameters: { token }, body: {} })).status).toBe(200);
  expect((await placesOf(stage.app.database.db, [leadId])).length).toBeGreaterThan(0);
}

test('companies are told by webhook and mail which request to erase, and nothing of it is left once they are', async () => {
  const { app, own, receiver } = stage;
  const leadId = await leadForDemoPartner(app);
  await app.runJobs();
  await app.runJobs();
  await erase(leadId);
  await app.runJobs();
  expect(verified(receiver.calls.at(-1) as Call, own.secret)).toMatchObject({
    type: 'lead.withdrawn',
    data: { leadId },
  });
  const mail = (await app.outbox()).find(({ kind }) => kind === 'partnerWithdrawal');
  expect(mail?.to).toContain('@');
  expect(mail?.text).toContain(leadReference(leadId));
  const { contact } = leadBody();
  expect(await placesOf(app.database.db, [leadId, contact.email, contact.name])).toEqual([]);
});

test('a request taken back before is not told of twice', async () => {
  const { app, receiver } = stage;
  const leadId = await leadForDemoPartner(app);
  await app.runJobs();
  const texts = (await app.outbox()).map(({ text }) => text).join();
  const token = /\/summary\/([\w-]+)/.exec(texts)?.[1];
  await call(app, withdrawLead, { parameters: { token, leadId }, body: {} });
  for (let round = 0; round < 3; round += 1) await app.runJobs();
  const told = receiver.calls.length;
  await call(app, erasePerson, { parameters: { token }, body: {} });
  await app.runJobs();
  expect(receiver.calls.length).toBe(told);
});

test('a webhook switched off meanwhile is not told, and keeps nothing', async () => {
  const { app, own, receiver } = stage;
  const leadId = await leadForDemoPartner(app);
  for (let round = 0; round < 2; round += 1) await app.runJobs();
  await erase(leadId);
  const told = receiver.calls.length;
  await own.ask(switchWebhook, { parameters: { id: own.webhook.id }, body: { enabled: false } });
  await app.runJobs();
  expect(receiver.calls.length).toBe(told);
  expect(await placesOf(app.database.db, [leadId])).toEqual([]);
});
