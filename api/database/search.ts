import { type AnyPgColumn, or, type SQL, sql } from '#api/database/sql.ts';

/** The pattern of everything that begins with these words. */
export const startingWith = (query: string) => `${query.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** Whether the text, or any word in it, begins so. */
export function hasWordLike(text: AnyPgColumn, query: string): SQL | undefined {
  const start = startingWith(query);
  return or(sql`lower(${text}) like ${start}`, sql`lower(${text}) like ${`% ${start}`}`);
}
