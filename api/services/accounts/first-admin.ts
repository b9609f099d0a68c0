import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { account, user } from '#api/database/schema/accounts.ts';
import { eq, sql } from '#api/database/sql.ts';
import { hashedPassword } from '#api/services/accounts/passwords.ts';

type Ground = Pick<ServiceContext, 'clock' | 'ids' | 'random' | 'audit'>;

interface Wanted {
  username: string;
  email: string;
  password: string | null;
}

/** Who has become the first administrator; `password` only where it was made here, to be told once. */
export interface NewAdmin {
  username: string;
  password: string | null;
}

const PASSWORD_BYTES = 15;

const hasAdmin = async (db: Database) =>
  (await db.select({ id: user.id }).from(user).where(eq(user.isAdmin, true)).limit(1)).length > 0;

async function open(tx: Database, { clock, ids }: Ground, { username, email }: Wanted, hash: string): Promise<string> {
  const now = clock.now();
  const id = ids.next();
  const named = { name: username, email, username: username.toLowerCase(), displayUsername: username };
  const rights = { role: 'admin', isAdmin: true, isVerified: true, emailVerified: true } as const;
  await tx.insert(user).values({ id, ...named, ...rights, createdAt: now, updatedAt: now });
  const way = { id: ids.next(), userId: id, accountId: id, providerId: 'credential', password: hash };
  await tx.insert(account).values({ ...way, createdAt: now, updatedAt: now });
  return id;
}

/** Opens an account for a database that nobody administers; null where somebody does. */
export async function openFirstAdmin(db: Database, ground: Ground, wanted: Wanted): Promise<NewAdmin | null> {
  if (await hasAdmin(db)) return null;
  const made = wanted.password ? null : ground.random.bytes(PASSWORD_BYTES).toString('base64url');
  const hash = await hashedPassword(wanted.password ?? made ?? '');
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('admins'))`);
    if (await hasAdmin(tx)) return null;
    const entityId = await open(tx, ground, wanted, hash);
    const deed = { actorScope: 'operator', verb: 'create', entity: 'user', entityId, requestId: ground.ids.next() };
    await ground.audit.record(tx, deed);
    return { username: wanted.username, password: made };
  });
}
