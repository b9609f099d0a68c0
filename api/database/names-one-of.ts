import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** What the members of a JSON object hold, lists taken apart: what is searched for ids has its index on this. */
export function valuesIn(json: AnyPgColumn | SQL): SQL {
  return sql`jsonb_path_query_array(${json}, '$.*[*]')`;
}

/** Whether any member of a JSON object is one of these ids, or a list with one. */
export function namesOneOf(json: AnyPgColumn | SQL, ids: readonly string[]): SQL {
  return sql`${valuesIn(json)} ?| ${sql.param(ids)}::text[]`;
}
