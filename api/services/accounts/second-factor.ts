import { type ServiceContext, seesOthersData } from '#api/context/service-context.ts';
import type { Database } from '#api/database/database.ts';
import { passkey, session, user } from '#api/database/schema/accounts.ts';
import { and, asc, eq } from '#api/database/sql.ts';
import { ownAccount } from '#api/services/accounts/account-queries.ts';
import { noteFactor } from '#api/services/accounts/note-factor.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type * as endpoints from '#domain/contract/second-factor.ts';
import { MAX_PASSKEYS } from '#domain/contract/second-factor.ts';
import { Failure } from '#domain/failure.ts';

const passkeysOf = (db: Database, userId: string) =>
  db.select().from(passkey).where(eq(passkey.userId, userId)).orderBy(asc(passkey.createdAt));

/** Whether anything but the password has been set up. */
async function hasFactor(db: Database, userId: string): Promise<boolean> {
  const [row] = await db.select({ hasTotp: user.twoFactorEnabled }).from(user).where(eq(user.id, userId));
  return row?.hasTotp === true || (await passkeysOf(db, userId)).length > 0;
}

export async function readSecurity({
  tx: db,
  actor,
  settings,
}: ServiceContext): Promise<ReplyOf<typeof endpoints.readSecurity>> {
  const { person } = await ownAccount(db, actor);
  const rows = await passkeysOf(db, person.id);
  return {
    hasTotp: person.twoFactorEnabled,
    passkeys: rows.map(({ id, name, createdAt }) => ({ id, name, createdAt: createdAt.toISOString() })),
    isProved: actor.isProved,
    isNeeded: settings.production && seesOthersData(actor.role),
  };
}

/** Who sees others' data and knows the password alone gives themselves no second factor beside the one there is. */
export async function mayChangeFactors(db: Database, actor: ServiceContext['actor']): Promise<void> {
  if (!seesOthersData(actor.role) || actor.isProved || !actor.userId) return;
  if (await hasFactor(db, actor.userId)) throw new Failure('second-factor-required');
}

export async function refuseMorePasskeys(db: Database, userId: string): Promise<void> {
  if ((await passkeysOf(db, userId)).length < MAX_PASSKEYS) return;
  throw new Failure('validation', { fields: [{ path: 'name', problem: 'too-many' }] });
}

/** The session was opened with a second factor, or has just set one up. */
export async function proveSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.update(session).set({ secondFactorAt: now }).where(eq(session.id, sessionId));
}

/** Sessions are proved by a factor that is still there. */
export async function keepProofs(tx: Database, userId: string): Promise<void> {
  if (await hasFactor(tx, userId)) return;
  await tx.update(session).set({ secondFactorAt: null }).where(eq(session.userId, userId));
}

/** Another's passkey is none. */
export async function removePasskey(
  context: ServiceContext,
  passkeyId: string | undefined,
): Promise<ReplyOf<typeof endpoints.removePasskey>> {
  const { tx, actor } = context;
  const { person } = await ownAccount(tx, actor);
  await mayChangeFactors(tx, actor);
  const own = and(eq(passkey.id, passkeyId ?? ''), eq(passkey.userId, person.id));
  const removed = await tx.delete(passkey).where(own).returning({ id: passkey.id });
  if (removed.length === 0) throw new Failure('not-found');
  await keepProofs(tx, person.id);
  await noteFactor(context, person.id, 'passkey-off');
  return { removed: true };
}
