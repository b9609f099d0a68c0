import { sql } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';

/** Where any of these texts stands: every column of every row of every table, the queue's included. Lines like `public.lead: Ada`. */
export async function placesOf(db: Database, texts: readonly string[]): Promise<string[]> {
  const tables = await rowsOf<{ place: string }>(
    db,
    sql`select format('%I.%I', table_schema, table_name) as place from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const found: string[] = [];
  for (const { place } of tables) {
    const holding = sql`select text from unnest(${sql.param([...texts])}::text[]) as text where exists
      (select from ${sql.raw(place)} as it where position(lower(text) in lower(it::text)) > 0)`;
    for (const { text } of await rowsOf<{ text: string }>(db, holding)) found.push(`${place}: ${text}`);
  }
  return found;
}

async function rowsOf<Row>(db: Database, query: ReturnType<typeof sql>): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
}
