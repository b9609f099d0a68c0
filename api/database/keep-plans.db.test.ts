import { expect, test } from 'vitest';
import { sql } from '#api/database/sql.ts';
import { takeDatabase } from '#tests/harness/test-database.ts';

test('PostgreSQL keeps the plan of what is asked often', async () => {
  const { db, kind } = await takeDatabase((process.env.TEST_DATABASE ?? 'pglite') as 'pglite' | 'postgres');
  const kept = sql`select name from pg_prepared_statements where name like 'often%' and statement like '%asked_often%'`;
  // One connection of the pool: each keeps plans of its own
  const { rows } = await db.transaction(async (one) => {
    for (let time = 0; time < 8; time += 1) await one.execute(sql`select ${time}::int as asked_often`);
    return (await one.execute(kept)) as unknown as { rows: unknown[] };
  });
  expect(rows).toHaveLength(kind === 'postgres' ? 1 : 0);
});
