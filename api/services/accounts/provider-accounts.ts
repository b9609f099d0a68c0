import type { Deps } from '#api/context/deps.ts';
import type { Database } from '#api/database/database.ts';
import { session, user } from '#api/database/schema/accounts.ts';
import { and, eq } from '#api/database/sql.ts';
import { findUsername } from '#api/services/accounts/account-queries.ts';

/** What somebody left under an address that they never proved goes, with its password and sessions: its owner is here. */
export async function makeWay(db: Database, email: string): Promise<void> {
  await db.delete(user).where(and(eq(user.email, email), eq(user.emailVerified, false)));
}

const MAX_START = 20;
const MIN_LENGTH = 3;

/** The letters of a name as usernames have them: Grace.Hopper. */
function usernameOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const letters = plain.replace(/[^A-Za-z0-9]+/g, '.').replace(/^\.+|\.+$/g, '');
  return letters.length < MIN_LENGTH ? `user${letters}` : letters.slice(0, MAX_START);
}

/** A username that nobody has, for somebody who was not asked for one. */
export async function freeUsername(db: Database, { random }: Pick<Deps, 'random'>, name: string): Promise<string> {
  const wanted = usernameOf(name);
  if (!(await findUsername(db, wanted))) return wanted;
  return `${wanted}.${random.bytes(4).toString('hex')}`;
}

export async function endOneSession(db: Database, id: string): Promise<void> {
  await db.delete(session).where(eq(session.id, id));
}
