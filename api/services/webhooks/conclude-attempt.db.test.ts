import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { webhookDelivery } from '#api/database/schema/webhooks.ts';
import { switchWebhook } from '#domain/contract/webhooks.ts';
import { leadForDemoPartner, messageIds, openStage, type Stage } from '#tests/harness/partner-webhook.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let stage: Stage;
beforeEach(async () => {
  stage = await openStage();
});
afterEach(() => stage.stop());

const failing = { does: 'status', status: 500 } as const;

async function waitingJobs(): Promise<number[]> {
  const { rows } = (await stage.app.database.db.execute(
    sql`select start_after from pgboss.job where name = 'send-webhook' and state = 'created'`,
  )) as unknown as { rows: { start_after: string }[] };
  return rows.map((it) => new Date(it.start_after).getTime());
}

/** Makes the last attempt of everything that waits. */
async function exhaust({ app }: Stage): Promise<void> {
  await app.database.db.update(webhookDelivery).set({ attempts: 9 }).where(eq(webhookDelivery.status, 'waiting'));
  await app.runJobs('send-webhook');
}

test('a message is tried ten times: after 5 s, 5 m, 30 m, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h', async () => {
  const { app, own, receiver } = stage;
  receiver.script(failing, 100);
  await leadForDemoPartner(app);
  await app.runJobs();
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    const [delivery] = await own.deliveries();
    const dueAt = new Date(delivery?.nextAttemptAt ?? '').getTime();
    expect(delivery).toMatchObject({ status: 'waiting', attempts: attempt, lastStatus: 500 });
    expect(await waitingJobs()).toEqual([dueAt]);
    waits.push(dueAt - app.clock.now().getTime());
    app.clock.advance(waits.at(-1) ?? 0);
    await app.runJobs('send-webhook');
  }
  const hours = [2, 5, 10, 14, 20, 24].map((it) => it * HOUR);
  expect(waits).toEqual([5_000, 5 * MINUTE, 30 * MINUTE, ...hours]);
  expect(await own.deliveries()).toMatchObject([{ status: 'failed', attempts: 10, nextAttemptAt: null }]);
  expect(await app.runJobs()).toBe(0);
  expect([receiver.calls.length, messageIds(receiver).size]).toEqual([10, 1]);
  expect((await own.listed()).disabledAt).toBeNull();
});

test.each([
  [{ does: 'reset' }, 'reset', null],
  [{ does: 'status', status: 302, location: 'http://127.0.0.1:1/' }, 'redirect', 302],
  [{ does: 'status', status: 429 }, null, 429],
] as const)('after %o the next attempt delivers', async (fault, lastProblem, lastStatus) => {
  const { app, own, receiver } = stage;
  receiver.script(fault);
  await leadForDemoPartner(app);
  await app.runJobs();
  expect(await own.deliveries()).toMatchObject([{ status: 'waiting', lastProblem, lastStatus }]);
  await app.runJobs();
  const delivered = { status: 'delivered', lastProblem: null, lastStatus: 204, attempts: 2, nextAttemptAt: null };
  expect(await own.deliveries()).toMatchObject([delivered]);
});

test('a receiver that answers 410 is switched off at once, told nothing more, and can be switched on again', async () => {
  const { app, own, receiver } = stage;
  receiver.script({ does: 'status', status: 410 });
  await leadForDemoPartner(app);
  await leadForDemoPartner(app, 'bob@example.org');
  await app.runJobs();
  expect(await own.listed()).toMatchObject({ disabledFor: 'gone' });
  const log = await own.deliveries();
  expect(log.map((it) => it.status)).toEqual(['failed', 'failed']);
  expect(log.map((it) => it.lastProblem ?? it.lastStatus).toSorted()).toEqual([410, 'disabled']);
  await leadForDemoPartner(app, 'eve@example.org');
  await app.runJobs();
  expect(receiver.calls.length).toBe(1);
  await own.ask(switchWebhook, { parameters: { id: own.webhook.id }, body: { enabled: true } });
  await leadForDemoPartner(app, 'dan@example.org');
  await app.runJobs();
  expect(receiver.calls.length).toBe(2);
});

test('one that takes nothing for five days is switched off, but not when something got through meanwhile', async () => {
  const { app, own, receiver } = stage;
  const tryAndGiveUp = async (email: string) => {
    receiver.script(failing, 2);
    await leadForDemoPartner(app, email);
    await app.runJobs();
    await exhaust(stage);
  };
  await tryAndGiveUp('ada@example.org');
  app.clock.advance(4 * DAY);
  await leadForDemoPartner(app, 'bob@example.org');
  await app.runJobs();
  for (const [days, disabledFor] of [
    [4, null],
    [4.9, null],
    [0.1, 'failing'],
  ] as const) {
    app.clock.advance(days * DAY);
    await tryAndGiveUp(`${days}@example.org`);
    expect((await own.listed()).disabledFor).toBe(disabledFor);
  }
});
