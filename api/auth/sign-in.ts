import { type AuthCall, answered, askAuth, cookiesSetBy, withCookies } from '#api/auth/auth-call.ts';
import { deviceCookie, knownDevice } from '#api/auth/known-device.ts';
import { proveOpened, tryCode, wrongCode } from '#api/auth/second-factor.ts';
import { keyedHash } from '#api/ground/keyed-hash.ts';
import { type FoundAccount, findLogin, noteLogin } from '#api/services/accounts/account-queries.ts';
import { guessKey, isPassword, minPasswordLength } from '#api/services/accounts/passwords.ts';
import { Failure } from '#domain/failure.ts';

export interface Login {
  login: string;
  password: string;
  /** Of an app, or a backup code. */
  code?: string | undefined;
  rememberMe?: boolean | undefined;
}

/** No account has it: Better Auth hashes the password all the same. */
const NOBODY = 'nobody@invalid.invalid';

interface Guess extends Login {
  found: FoundAccount | undefined;
  deviceId: string | null;
  key: string;
}

async function openGuess({ deps, request }: AuthCall, asked: Login): Promise<Guess> {
  const { publicUrl, secret } = deps.settings;
  const login = asked.login.trim().toLowerCase();
  const found = await findLogin(deps.database.db, login);
  const deviceId = found ? knownDevice(publicUrl, secret, request.headers.get('cookie'), found) : null;
  const key = guessKey(secret, found ? { userId: found.person.id, deviceId } : { login });
  return { ...asked, found, deviceId, key };
}

function note(
  { deps, requestId }: AuthCall,
  { found, key }: Guess,
  verb: 'sign-in' | 'sign-in-refused',
): Promise<void> {
  const entityId = found?.person.id ?? key;
  const entity = found ? 'user' : 'unknown-login';
  const actorScope = verb === 'sign-in' ? `user:${entityId}` : 'anonymous';
  return deps.audit.record(deps.database.db, { actorScope, verb, entity, entityId, requestId });
}

const notCounted = ({ deps }: AuthCall, { key }: Guess) =>
  deps.limiter.giveBack(deps.database.db, [['guessPerAccount', key]]);

/** Asks Better Auth, always for one mail address, so that every name takes the same steps. */
async function tryPassword(call: AuthCall, guess: Guess): Promise<Response> {
  const { found, password, rememberMe = true } = guess;
  const email = found?.person.email ?? NOBODY;
  try {
    return await askAuth(call, { method: 'POST', path: '/sign-in/email', body: { email, password, rememberMe } });
  } catch (error) {
    await notCounted(call, guess);
    throw error;
  }
}

/** A role may come after its password: who has one that is too short for it sets a new one first. */
async function tryShort(call: AuthCall, guess: Guess, found: FoundAccount): Promise<Response> {
  if (!(await isPassword(found.passwordHash, guess.password))) return new Response(null, { status: 401 });
  await notCounted(call, guess);
  throw new Failure('password-too-short');
}

/** Whoever has looked over a shoulder comes too late: a code opens one session (RFC 6238, section 5.2). */
async function tryOnce(call: AuthCall, { found }: Guess, code: string): Promise<Response> {
  const { limiter, database, settings } = call.deps;
  const used = keyedHash(settings.secret, 'code')([found?.person.id, code].join(' ')).toString('base64url');
  const isNew = await limiter.allows(database.db, [['codeOnce', used]]);
  return isNew ? tryCode(call, code) : new Response(null, { status: 401 });
}

/** The password was right. Without a code it is asked for, with a wrong one nothing more is told. */
async function tryFactor(call: AuthCall, guess: Guess, asked: Response): Promise<Response> {
  if (guess.code === undefined) {
    await notCounted(call, guess);
    throw new Failure('multi-factor-auth-required');
  }
  const reply = await tryOnce(withCookies(call, cookiesSetBy(asked)), guess, guess.code);
  if (!reply.ok) {
    await note(call, guess, 'sign-in-refused');
    throw wrongCode();
  }
  await proveOpened(call, reply);
  return reply;
}

/** Only who knows the password learns that the account is suspended. */
async function trySuspended(call: AuthCall, guess: Guess, found: FoundAccount): Promise<Response> {
  if (!(await isPassword(found.passwordHash, guess.password))) return new Response(null, { status: 401 });
  await note(call, guess, 'sign-in-refused');
  throw new Failure('login-blocked');
}

async function tryLogin(call: AuthCall, guess: Guess): Promise<Response> {
  const { found, password } = guess;
  if (found?.person.suspendedAt) return trySuspended(call, guess, found);
  if (found && password.length < minPasswordLength(found.person)) return tryShort(call, guess, found);
  const reply = await tryPassword(call, guess);
  return reply.ok && found?.person.twoFactorEnabled ? tryFactor(call, guess, reply) : reply;
}

async function signedIn({ deps }: AuthCall, reply: Response, found: FoundAccount, deviceId: string): Promise<Response> {
  const { publicUrl, secret } = deps.settings;
  const { user } = (await reply.json()) as { user: unknown };
  const said = answered(reply, { user });
  said.headers.append('Set-Cookie', deviceCookie(publicUrl, secret, deviceId, found));
  return said;
}

/**
 * Counts before anything is hashed, under the account whatever name it goes by; a device of the owner's counts for itself,
 * so that strangers lock nobody out. Every refusal is the same.
 */
export async function signIn(call: AuthCall, asked: Login): Promise<Response> {
  const { limiter, database, ids, clock } = call.deps;
  const guess = await openGuess(call, asked);
  await limiter.sliding(database.db, 'guessPerAccount', guess.key);
  const reply = await tryLogin(call, guess);
  const isRight = reply.ok && guess.found !== undefined;
  await note(call, guess, isRight ? 'sign-in' : 'sign-in-refused');
  if (!isRight || !guess.found) throw new Failure('wrong-login');
  await limiter.giveBack(database.db, [['guessPerAccount', guess.key]]);
  await noteLogin(database.db, guess.found.person.id, clock.now());
  return signedIn(call, reply, guess.found, guess.deviceId ?? ids.next());
}
