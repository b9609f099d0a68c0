import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Subscriber } from '#api/context/service-context.ts';
import { outboxEvent } from '#api/database/schema/platform.ts';
import { handleEvent } from '#api/services/events/handle-event.ts';
import { countRows, postLead } from '#tests/harness/calls.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

async function eventOfLead(): Promise<string> {
  await postLead(app);
  const [event] = await app.database.db.select().from(outboxEvent);
  return event?.id ?? '';
}

test('an event is told once, however often its job runs', async () => {
  const told: string[] = [];
  const listen: Subscriber = async (_, { name }) => void told.push(name);
  const eventId = await eventOfLead();
  await Promise.all([1, 2, 3].map(() => handleEvent(app.deps, eventId, [listen])));
  await handleEvent(app.deps, eventId, [listen]);
  expect(told).toEqual(['lead.created']);
});

test('what a failing subscriber has written is undone, and the event is told again', async () => {
  const eventId = await eventOfLead();
  let times = 0;
  const write: Subscriber = async ({ tx, jobs }) => {
    times += 1;
    await jobs.send(tx, 'send-mail', { emailId: eventId });
    if (times === 1) throw new Error('out of luck');
  };
  const before = await countRows(app, `pgboss.job where name = 'send-mail'`);
  await expect(handleEvent(app.deps, eventId, [write])).rejects.toThrow('out of luck');
  await handleEvent(app.deps, eventId, [write]);
  expect(times).toBe(2);
  expect(await countRows(app, `pgboss.job where name = 'send-mail'`)).toBe(before + 1);
  expect(await countRows(app, 'outbox_event where dispatched_at is null')).toBe(0);
});

test('a lead that is rolled back leaves no event and no job', async () => {
  const rolledBack = app.database.db.transaction(async (tx) => {
    await app.deps.events.emit(tx, 'lead.withdrawn', {
      leadId: '00000000-0000-4000-8000-000000000001',
      partnerIds: [],
    });
    throw new Error('changed my mind');
  });
  await expect(rolledBack).rejects.toThrow();
  expect(await countRows(app, 'outbox_event')).toBe(0);
  expect(await countRows(app, `pgboss.job where name = 'handle-event'`)).toBe(0);
});
