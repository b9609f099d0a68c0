import { afterEach, beforeEach, expect, test } from 'vitest';
import { countRows } from '#tests/harness/calls.ts';
import { lastTry, poisonOneOf } from '#tests/harness/mail-flood.ts';
import { startApp, type TestApp } from '#tests/harness/with-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

test('a mail nobody can write stays alone: the others go out, and it ends among the dead letters', async () => {
  await poisonOneOf(app, 100);
  expect(await app.runJobs('send-mail')).toBe(99);
  expect(await countRows(app, `email where status = 'delivered'`)).toBe(99);
  expect(await app.runJobs('send-mail')).toBe(0);
  await lastTry(app);
  expect(await app.runJobs('send-mail')).toBe(0);
  expect(await countRows(app, `pgboss.job where name = 'dead-letters'`)).toBe(1);
  expect(await countRows(app, `pgboss.job where name = 'send-mail' and state in ('created', 'retry', 'active')`)).toBe(
    0,
  );
});
