import { type AuthCall, answered, askAuth } from '#api/auth/auth-call.ts';
import { changed, openOwn, proveOpened } from '#api/auth/second-factor.ts';
import { keyedHash } from '#api/ground/keyed-hash.ts';
import { limitKey } from '#api/http/client-address.ts';
import { isSuspended, noteLogin } from '#api/services/accounts/account-queries.ts';
import { endSessions } from '#api/services/accounts/account-sessions.ts';
import { proveSession, refuseMorePasskeys } from '#api/services/accounts/second-factor.ts';
import { Failure } from '#domain/failure.ts';
import type { Language } from '#domain/place.ts';

/** Of one question that is kept until it is answered. */
const QUESTION_BYTES = 1_000;

export async function askPasskeyCreation(call: AuthCall, { password }: { password: string }): Promise<Response> {
  const { found } = await openOwn(call, password);
  await refuseMorePasskeys(call.deps.database.db, found.person.id);
  const reply = await askAuth(call, { method: 'GET', path: '/passkey/generate-register-options' });
  if (!reply.ok) throw new Failure('unauthenticated');
  return answered(reply, await reply.json());
}

interface NewPasskey {
  response: unknown;
  name: string;
  language?: Language | undefined;
}

export async function addPasskey(call: AuthCall, { response, name, language }: NewPasskey): Promise<Response> {
  const own = await openOwn(call);
  const { deps } = call;
  const body = { response, name };
  const reply = await askAuth(call, { method: 'POST', path: '/passkey/verify-registration', body });
  if (!reply.ok) throw new Failure('validation', { fields: [{ path: 'response', problem: 'unknown-value' }] });
  const { sessionId } = own.actor;
  await changed(call, { ...own, language }, 'passkey-on', async (tx) => {
    if (sessionId) await proveSession(tx, sessionId, deps.clock.now());
  });
  return answered(reply, { added: true });
}

/** Its row counts against what strangers may have us store. */
export async function askPasskeySignIn(call: AuthCall): Promise<Response> {
  const { limiter, database, settings } = call.deps;
  const askedBy = keyedHash(settings.secret, 'address')(limitKey(call.address)).toString('base64url');
  await limiter.alone(database.db, [['bytesPerAddress', askedBy, QUESTION_BYTES]]);
  const reply = await askAuth(call, { method: 'GET', path: '/passkey/generate-authenticate-options' });
  const options = (await reply.json()) as object;
  return answered(reply, { ...options, userVerification: 'required' });
}

function note({ deps, requestId }: AuthCall, userId: string | null): Promise<void> {
  const deed = userId
    ? { actorScope: `user:${userId}`, verb: 'sign-in', entity: 'user', entityId: userId, requestId }
    : { actorScope: 'anonymous', verb: 'sign-in-refused', entity: 'passkey', entityId: 'unknown', requestId };
  return deps.audit.record(deps.database.db, deed);
}

export async function signInByPasskey(call: AuthCall, { response }: { response: unknown }): Promise<Response> {
  const { database, clock } = call.deps;
  const reply = await askAuth(call, { method: 'POST', path: '/passkey/verify-authentication', body: { response } });
  if (!reply.ok) {
    await note(call, null);
    throw new Failure('wrong-login');
  }
  const { user } = (await reply.json()) as { user: { id: string } };
  if (await isSuspended(database.db, user.id)) {
    await endSessions(database.db, user.id);
    await note(call, null);
    throw new Failure('login-blocked');
  }
  await proveOpened(call, reply);
  await note(call, user.id);
  await noteLogin(database.db, user.id, clock.now());
  return answered(reply, { user });
}
