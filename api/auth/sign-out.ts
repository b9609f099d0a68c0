import { type AuthCall, askAuth } from '#api/auth/auth-call.ts';
import { signedInActor } from '#api/auth/signed-in-actor.ts';

export async function signOut(call: AuthCall): Promise<Response> {
  const { deps, auth, request, requestId } = call;
  const actor = await signedInActor(auth)(request.headers);
  const reply = await askAuth(call, { method: 'POST', path: '/sign-out' });
  if (reply.ok && actor?.userId) {
    const deed = { actorScope: actor.scope, verb: 'sign-out', entity: 'user', entityId: actor.userId, requestId };
    await deps.audit.record(deps.database.db, deed);
  }
  return reply;
}
