import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** An id among many, sent as one parameter: a person may have more rows than a statement has parameters. */
export function oneOf(column: AnyPgColumn, ids: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::uuid[])`;
}

/** The same for text. */
export function textOneOf(text: AnyPgColumn | SQL, values: readonly string[]): SQL {
  return sql`${text} = any(${sql.param(values)}::text[])`;
}
