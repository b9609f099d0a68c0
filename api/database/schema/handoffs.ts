import { index, moment, pgTable, text, uuid } from '#api/database/columns.ts';
import { visit } from '#api/database/schema/leads.ts';

/** A visit opened to one phone: by a code that is good once, then by a token of the phone's own. Both are kept as keyed hashes. */
export const handoff = pgTable(
  'handoff',
  {
    id: uuid('id').primaryKey(),
    visitId: uuid('visit_id')
      .notNull()
      .references(() => visit.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull().unique(),
    /** Once a phone has taken it up. */
    tokenHash: text('token_hash').unique(),
    createdAt: moment('created_at').notNull(),
    /** Of the code, then of the token. */
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index().on(table.visitId, table.createdAt), index().on(table.endsAt)],
);
