import type { Deps } from '#api/context/deps.ts';
import type { ServiceContext } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { account, verification } from '#api/database/schema/accounts.ts';
import { and, eq, isNotNull } from '#api/database/sql.ts';
import { createSeal } from '#api/ground/sealed.ts';
import { revokeToken } from '#api/identity/revoke-token.ts';

type Ground = Pick<Deps, 'settings' | 'random'>;

const WAITING = 'revoke:apple';
const DAY_MS = 24 * 3_600_000;
/** So long the provider is asked; then the token has ended or nobody is there. */
const WAITING_DAYS = 30;

const sealOf = ({ settings, random }: Ground) => createSeal(settings.secret, random);

/** Apple wants its consent taken back with the account: what that needs is kept, and nobody reads it in the database. */
export const sealedToken = (ground: Ground, accountId: string, token: string): string =>
  sealOf(ground).close(token, accountId);

function openedToken(ground: Ground, sealed: string, owner: string): string | null {
  try {
    return sealOf(ground).open(sealed, owner);
  } catch {
    return null;
  }
}

/** Before the account goes: its tokens wait on rows of their own, which name nobody, for the job that takes them back. */
export async function queueRevocations(context: ServiceContext, tx: Database, userId: string): Promise<void> {
  const { ids, now, jobs } = context;
  const theirs = and(eq(account.userId, userId), eq(account.providerId, 'apple'), isNotNull(account.refreshToken));
  for (const { accountId, refreshToken } of await tx.select().from(account).where(theirs)) {
    const token = openedToken(context, refreshToken ?? '', accountId);
    if (token === null) continue;
    const id = ids.next();
    const value = sealOf(context).close(token, id);
    const expiresAt = new Date(now.getTime() + WAITING_DAYS * DAY_MS);
    await tx.insert(verification).values({ id, identifier: WAITING, value, expiresAt, createdAt: now, updatedAt: now });
    await jobs.send(tx, 'revoke-token', { revocationId: id });
  }
}

export type RevocationContext = Ground & Pick<Deps, 'database' | 'identity'>;

/** Takes one token back; tried again until the provider has taken it. */
export async function revokeWaiting(context: RevocationContext, revocationId: string): Promise<void> {
  const { db } = context.database;
  const waiting = and(eq(verification.id, revocationId), eq(verification.identifier, WAITING));
  const [row] = await db.select().from(verification).where(waiting);
  if (!row) return;
  const settings = await context.identity.settingsOf('apple');
  const token = openedToken(context, row.value, revocationId);
  if (settings && token !== null) await revokeToken(settings, token);
  await db.delete(verification).where(waiting);
}
