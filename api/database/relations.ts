import { relations } from 'drizzle-orm';
import { account, session, user } from '#api/database/schema/accounts.ts';

/** What Better Auth reads together in one statement. */
export const relatedTables = {
  user,
  session,
  account,
  userRelations: relations(user, ({ many }) => ({ accounts: many(account) })),
  sessionRelations: relations(session, ({ one }) => ({
    user: one(user, { fields: [session.userId], references: [user.id] }),
  })),
  accountRelations: relations(account, ({ one }) => ({
    user: one(user, { fields: [account.userId], references: [user.id] }),
  })),
};
