import { type AnyPgColumn, or, type SQL, sql } from '#api/database/sql.ts';

/** What is searched by its beginning is indexed by this, in the order of its bytes: whatever the database's own order is, `like 'beginning%'` finds it there. */
export const startOf = (text: AnyPgColumn | SQL): SQL => sql`lower(${text}) text_pattern_ops`;

/** The last word of a name: `Lovelace` of `Ada King Lovelace`. */
export const lastWordOf = (name: AnyPgColumn | SQL): SQL => sql`substring(${name} from '[^ ]+$')`;

/** Whether a text begins so, whatever its case. */
export function startsWith(text: AnyPgColumn | SQL, beginning: string): SQL {
  return sql`lower(${text}) like ${`${beginning.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`;
}

/** Whether a text, or any word in it, begins so; no index helps, so the rows must be few beforehand. */
export function hasWordLike(text: AnyPgColumn, beginning: string): SQL | undefined {
  const inside = sql`lower(${text}) like ${`% ${beginning.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`;
  return or(startsWith(text, beginning), inside);
}

/** So many rows are read in the order of the list before the indexes are asked: a beginning that many names have is found among them at once. */
export const READ_IN_ORDER = 5_000;
/** A limit that limits nothing: what is inside is planned by itself, and so finds its rows by their indexes. */
export const ANY = 2 ** 31 - 1;

/**
 * So many rows that a search finds: among the next in order, else by the indexes. By the order alone a rare name would be looked for among
 * all rows, by the indexes alone a frequent one would have thousands fetched to be sorted, and the planner cannot tell which it is.
 */
export async function nearOrAny<Row>(
  most: number,
  near: PromiseLike<Row[]>,
  any: () => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows = await near;
  return rows.length === most ? rows : any();
}

const HEX = /^[0-9a-f]{1,8}$/i;

/** Whether an id begins as people name a record by it; undefined where the text cannot begin one. */
export function idStartsWith(id: AnyPgColumn, beginning: string): SQL | undefined {
  if (!HEX.test(beginning)) return undefined;
  const end = '-0000-0000-0000-000000000000';
  const [from, until] = [beginning.padEnd(8, '0') + end, beginning.padEnd(8, 'f') + end.replaceAll('0', 'f')];
  return sql`${id} between ${from}::uuid and ${until}::uuid`;
}
