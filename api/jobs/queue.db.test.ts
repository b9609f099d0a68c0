import { expect, test } from 'vitest';
import { indexJobs } from '#api/jobs/queue.ts';
import { countRows } from '#tests/harness/calls.ts';
import { withApp } from '#tests/harness/with-app.ts';

test('several processes that start at once make one index of the jobs', () =>
  withApp({}, async (app) => {
    const { db } = app.database;
    await db.execute(`insert into pgboss.job (name, data)
      select 'send-mail', jsonb_build_object('emailId', gen_random_uuid()) from generate_series(1, 5000)`);
    await Promise.all(Array.from({ length: 8 }, () => db.execute('select pg_sleep(0.1)')));
    await db.execute('drop index pgboss.job_ids');
    await Promise.all(Array.from({ length: 8 }, () => indexJobs(db)));
    expect(await countRows(app, `pg_class where relname = 'job_ids'`)).toBe(1);
  }));
