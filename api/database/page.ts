import { type AnyPgColumn, asc, desc, type SQL, sql } from '#api/database/sql.ts';
import { cursorOf, type Order, PAGE_SIZE, type Page, type Place, placeOf } from '#domain/contract/list.ts';

/** How many entries of a list were asked for. */
export const rowsOf = (limit: string | undefined): number => (limit ? Number(limit) : PAGE_SIZE);

/** Whether a row stands behind the cursor in a list that is ordered by these. */
export function isBehind(
  cursor: string | undefined,
  createdAt: AnyPgColumn,
  id: AnyPgColumn,
  order: Order = 'newest',
): SQL | undefined {
  if (cursor === undefined) return undefined;
  const last = placeOf(cursor);
  const behind = sql.raw(order === 'newest' ? '<' : '>');
  return sql`(${createdAt}, ${id}) ${behind} (${last.createdAt.toISOString()}::timestamptz, ${last.id}::uuid)`;
}

export function inOrder(createdAt: AnyPgColumn, id: AnyPgColumn, order: Order = 'newest'): [SQL, SQL] {
  const by = order === 'newest' ? desc : asc;
  return [by(createdAt), by(id)];
}

/** The page that these rows make, each as the list shows it. */
export function pageOf<Row, Entry>(
  rows: readonly Row[],
  place: (row: Row) => Place,
  shown: (row: Row) => Entry,
  size = PAGE_SIZE,
): Page<Entry> {
  const page = rows.slice(0, size);
  const last = rows.length > page.length ? page.at(-1) : undefined;
  return { entries: page.map(shown), next: last ? cursorOf(place(last)) : null };
}
