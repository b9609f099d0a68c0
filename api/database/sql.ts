import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** The one door to drizzle's words: Node reads the package's long list of exports anew for each file that imports it. */
export {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  not,
  notExists,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm';
export { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';

/** What the members of a JSON object hold, lists taken apart: what is searched for ids has its index on this. */
export function valuesIn(json: AnyPgColumn | SQL): SQL {
  return sql`jsonb_path_query_array(${json}, '$.*[*]')`;
}

/** Whether any member of a JSON object is one of these ids, or a list with one. */
export function namesOneOf(json: AnyPgColumn | SQL, ids: readonly string[]): SQL {
  return sql`${valuesIn(json)} ?| ${sql.param(ids)}::text[]`;
}

const DAY_MS = 24 * 3_600_000;

/** Whether a moment lies more than so many days before `now`. */
export function olderThan(moment: AnyPgColumn | SQL, days: number, now: Date): SQL {
  return sql`${moment} < ${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;
}

/** An id among many, sent as one parameter: a person may have more rows than a statement has parameters. */
export function oneOf(column: AnyPgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`;
}

/** The same for text. */
export function textOneOf(text: AnyPgColumn | SQL, values: readonly string[]): SQL {
  return sql`${text} = any(${sql.param(values)}::text[])`;
}
