import { timestamp } from 'drizzle-orm/pg-core';

/** What tables are made of, through one door as in `sql.ts`. */
export {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSchema,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** A column for a moment in time. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
