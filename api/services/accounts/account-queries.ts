import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { account, accountRequest, user } from '#api/database/schema/accounts.ts';
import { and, eq, isNotNull, type SQL } from '#api/database/sql.ts';
import { readAccountToken } from '#api/mail/account-link.ts';
import { isId } from '#api/services/known-id.ts';
import { Failure } from '#domain/failure.ts';

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

export function findAccountById(db: Database, id: string): Promise<FoundAccount | undefined> {
  return findAccount(db, eq(user.id, id));
}

/** The account behind a mail address or a username. */
export function findLogin(db: Database, login: string): Promise<FoundAccount | undefined> {
  const known = login.trim().toLowerCase();
  return findAccount(db, eq(known.includes('@') ? user.email : user.username, known));
}

/** The account of whoever calls; throws `unauthenticated` once it is gone. */
export async function ownAccount(db: Database, { userId }: ServiceContext['actor']): Promise<FoundAccount> {
  const found = userId ? await findAccountById(db, userId) : undefined;
  if (!found) throw new Failure('unauthenticated');
  return found;
}

/** Whether somebody has this username. */
export async function findUsername(db: Database, username: string): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.username, username.toLowerCase()));
  return rows.length > 0;
}

export async function isSuspended(db: Database, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), isNotNull(user.suspendedAt)));
  return rows.length > 0;
}

export async function noteLogin(db: Database, userId: string, now: Date): Promise<void> {
  await db.update(user).set({ lastLoginAt: now }).where(eq(user.id, userId));
}

const HOUR_MS = 3_600_000;
/** How long a link can be used; that of an application as long as the application is kept. */
export const linkLifeMs = {
  registration: 24 * HOUR_MS,
  reset: HOUR_MS,
  email: 24 * HOUR_MS,
  'undo-email': 7 * 24 * HOUR_MS,
  invitation: 7 * 24 * HOUR_MS,
  application: Number.POSITIVE_INFINITY,
} as const;

export type AccountRequestRow = typeof accountRequest.$inferSelect;

/** The request of a token of ours, however old, locked until the transaction ends. */
export async function findRequest(
  tx: Database,
  { settings }: Pick<ServiceContext, 'settings'>,
  token: string,
): Promise<AccountRequestRow | undefined> {
  const id = readAccountToken(settings.secret, token);
  if (!id || !isId(id)) return undefined;
  const [row] = await tx.select().from(accountRequest).where(eq(accountRequest.id, id)).for('update');
  return row;
}

/** The same, of this kind and not expired; used ones too. */
export async function liveRequest(
  tx: Database,
  context: Pick<ServiceContext, 'settings' | 'now'>,
  token: string,
  kind?: AccountRequestRow['kind'],
): Promise<AccountRequestRow> {
  const request = await findRequest(tx, context, token);
  const age = request ? context.now.getTime() - request.createdAt.getTime() : 0;
  if (!request || (kind && request.kind !== kind) || age >= linkLifeMs[request.kind]) throw new Failure('not-found');
  return request;
}
