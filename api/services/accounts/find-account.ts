import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '#api/database/database.ts';
import { account, user } from '#api/database/schema/accounts.ts';

export interface FoundAccount {
  person: typeof user.$inferSelect;
  passwordHash: string | null;
}

async function findAccount(db: Database, where: SQL): Promise<FoundAccount | undefined> {
  const theirs = and(eq(account.userId, user.id), eq(account.providerId, 'credential'));
  const proved = and(where, eq(user.emailVerified, true));
  const [found] = await db
    .select({ person: user, passwordHash: account.password })
    .from(user)
    .leftJoin(account, theirs)
    .where(proved);
  return found;
}

/** The account of this mail address. One whose mailbox nobody has proved is nobody's, and is not found. */
export function findAccountOf(db: Database, email: string): Promise<FoundAccount | undefined> {
  return findAccount(db, eq(user.email, email.toLowerCase()));
}

/** The account behind a mail address or a username. */
export function findLogin(db: Database, login: string): Promise<FoundAccount | undefined> {
  const known = login.trim().toLowerCase();
  return findAccount(db, eq(known.includes('@') ? user.email : user.username, known));
}

/** Whether somebody has this username. */
export async function findUsername(db: Database, username: string): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.username, username.toLowerCase()));
  return rows.length > 0;
}
