import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withApp } from '#tests/harness/with-app.ts';

/** A key whose columns begin no whole index: each delete behind it reads its table from end to end. */
const bare = sql`select format('%s.%s', it.conrelid::regclass, it.conname) as name from pg_constraint as it
  where it.contype = 'f' and it.conparentid = 0 and it.connamespace = 'public'::regnamespace and not exists (
    select from pg_index as index where index.indrelid = it.conrelid and index.indpred is null
    and it.conkey <@ (index.indkey::int2[])[0:cardinality(it.conkey) - 1])
  order by 1`;

test('every foreign key has its index', () =>
  withApp({}, async ({ database: { db } }) => {
    const { rows } = (await db.execute(bare)) as unknown as { rows: { name: string }[] };
    expect(rows.map(({ name }) => name)).toEqual([]);
  }));
