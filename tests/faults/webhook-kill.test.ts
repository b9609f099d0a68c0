import { afterEach, expect, test } from 'vitest';
import { openPostgres } from '#api/database/postgres.ts';
import { DEMO_SITE_KEY } from '#api/database/seed/seed.ts';
import { createLead } from '#domain/contract/leads.ts';
import { ask, leadBody, newVisit, serverAt } from '#tests/harness/calls.ts';
import { startPostgres } from '#tests/harness/postgres.ts';
import { startReceiver } from '#tests/harness/webhook-receiver.ts';
import { EXAMPLES_URL, newKey } from '#tests/harness/with-app.ts';
import { startApiProcess } from './api-process.ts';
import { endKilledJobs } from './kept-leads.ts';

const LEADS = 6;
/** Messages to one company that a process sends at a time. */
const SLOTS = 4;
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function askForPartners(url: string, number: number): Promise<string> {
  const server = serverAt(url);
  const from = { origin: EXAMPLES_URL, headers: { 'x-forwarded-for': `203.0.113.${number}` } };
  const { token } = await newVisit(server, { siteKey: DEMO_SITE_KEY }, from);
  const options = { ...from, token, key: newKey() };
  return (await ask(server, createLead, { body: leadBody(`${number}@example.org`) }, options)).leadId;
}

/** Leads of the messages that arrived, by `webhook-id`. */
function leadsByMessage(calls: { headers: Record<string, unknown>; body: string }[]): Map<unknown, string[]> {
  const found = new Map<unknown, string[]>();
  for (const { headers, body } of calls) {
    const id = headers['webhook-id'];
    found.set(id, [...(found.get(id) ?? []), JSON.parse(body).data.leadId]);
  }
  return found;
}

test('kill -9 between sending and noting it: nothing lost, at most one double, under its own id', {
  timeout: 120_000,
}, async () => {
  const postgres = await startPostgres({ durable: true });
  cleanUps.push(() => postgres.stop());
  const receiver = await startReceiver();
  cleanUps.push(() => receiver.stop());
  const env = { DATABASE_URL: postgres.url, RECEIVER_URL: receiver.url, SESSION_SECRET: 'x'.repeat(32) };
  const api = await startApiProcess(env, 'tests/faults/webhook-server.ts');
  cleanUps.push(() => api.terminate());
  receiver.script({ does: 'silent' }, SLOTS);
  const leadIds: string[] = [];
  for (let number = 0; number < LEADS; number += 1) leadIds.push(await askForPartners(api.url, number));
  await expect.poll(() => receiver.calls.length, { timeout: 20_000 }).toBe(SLOTS);
  await api.crashAndRestart();
  const database = openPostgres(postgres.url, () => {});
  cleanUps.push(database.close);
  await endKilledJobs(database, new Date());
  await expect.poll(() => receiver.calls.length, { timeout: 60_000 }).toBe(LEADS + SLOTS);
  const messages = leadsByMessage(receiver.calls);
  expect([...messages.values()].map(([leadId]) => leadId).toSorted()).toEqual(leadIds.toSorted());
  for (const told of messages.values()) {
    expect(told.length).toBeLessThanOrEqual(2);
    expect(new Set(told).size).toBe(1);
  }
});
