import type { Database } from '#api/database/database.ts';
import { user } from '#api/database/schema/accounts.ts';
import { and, eq, isNull, ne, sql } from '#api/database/sql.ts';
import { Failure } from '#domain/failure.ts';

/** Throws `last-admin` where nobody else would be left who can sign in. Two last ones who leave at once wait for each other. */
export async function keepOneAdmin(tx: Database, leavingId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('admins'))`);
  const others = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.isAdmin, true), isNull(user.suspendedAt), ne(user.id, leavingId)))
    .limit(1);
  if (others.length === 0) throw new Failure('last-admin');
}
