import { roleOf, type ServiceContext, seesOthersData } from '#api/context/service-context.ts';
import { session, type user } from '#api/database/schema/accounts.ts';
import { and, eq, gt, sql } from '#api/database/sql.ts';
import { keyedHash } from '#api/ground/keyed-hash.ts';
import type { FoundAccount } from '#api/services/accounts/account-queries.ts';
import { MIN_PASSWORD_LENGTH } from '#domain/contract/accounts.ts';
import { Failure } from '#domain/failure.ts';

/** Of people who see others' data. */
const MIN_LENGTH_OF_STAFF = 12;

export function minPasswordLength({ role, isAdmin }: typeof user.$inferSelect): number {
  return seesOthersData(roleOf(role, isAdmin)) ? MIN_LENGTH_OF_STAFF : MIN_PASSWORD_LENGTH;
}

const REFUSED = 10_000;

/** The most common first; shorter ones are refused for their length. */
async function readCommon(): Promise<ReadonlySet<string | number>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const all = dictionary['passwords-common'].filter((it) => String(it).length >= MIN_PASSWORD_LENGTH);
  return new Set(all.slice(0, REFUSED));
}

let common: ReturnType<typeof readCommon> | undefined;

/** Refuses what everybody tries first. */
export async function refuseCommonPassword(password: string): Promise<void> {
  common ??= readCommon();
  if (!(await common).has(password.toLowerCase())) return;
  throw new Failure('validation', { fields: [{ path: 'password', problem: 'too-common' }] });
}

/** In the form that Better Auth reads. */
export async function hashedPassword(password: string): Promise<string> {
  const { hashPassword } = await import('better-auth/crypto');
  return hashPassword(password);
}

/** Whether this is the password behind the hash; an account without one has none. */
export async function isPassword(hash: string | null, password: string): Promise<boolean> {
  const { verifyPassword } = await import('better-auth/crypto');
  return hash !== null && verifyPassword({ hash, password });
}

/** A known account, on a device of its owner or on any other; or a name that nobody has. */
type Guessed = { userId: string; deviceId?: string | null } | { login: string };

/** Under what a wrong password is counted: mail address and username of one account are the same. */
export function guessKey(secret: string, guessed: Guessed): string {
  const of = 'login' in guessed ? ['login', guessed.login] : ['user', guessed.userId, guessed.deviceId ?? ''];
  return keyedHash(secret, 'guess')(of.join(' ')).toString('base64url');
}

/** Counted like a sign-in: whoever finds an open session does not guess on. */
export async function provePassword(
  { tx: db, limiter, settings }: Pick<ServiceContext, 'tx' | 'limiter' | 'settings'>,
  found: FoundAccount,
  password: string,
): Promise<void> {
  const key = guessKey(settings.secret, { userId: found.person.id });
  await limiter.sliding(db, 'guessPerAccount', key);
  if (!(await isPassword(found.passwordHash, password)))
    throw new Failure('validation', { fields: [{ path: 'password', problem: 'unknown-value' }] });
  await limiter.giveBack(db, [['guessPerAccount', key]]);
}

/** Who signs in through a provider alone has no password: they have just signed in once more. */
async function proveFreshness({ tx: db, actor }: ServiceContext): Promise<void> {
  const fresh = and(eq(session.id, actor.sessionId ?? ''), gt(session.createdAt, sql`now() - interval '5 minutes'`));
  const [found] = await db.select({ id: session.id }).from(session).where(fresh);
  if (!found) throw new Failure('validation', { fields: [{ path: 'password', problem: 'required' }] });
}

/** Before what an open session alone may not do: the password, or a session that has just begun. */
export function proveOwner(context: ServiceContext, found: FoundAccount, password: string | undefined): Promise<void> {
  return password === undefined ? proveFreshness(context) : provePassword(context, found, password);
}
