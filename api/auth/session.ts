import { type AuthCall, answered, askAuth, type LazyAuth } from '#api/auth/auth-call.ts';
import { type FindActor, roleOf } from '#api/context/service-context.ts';

/** Finds who is signed in by the session cookie. Never call it inside a transaction. */
export function signedInActor(auth: LazyAuth): FindActor {
  return async (headers) => {
    const { api } = await auth();
    const found = await api.getSession({ headers });
    if (!found) return null;
    const { id, role, isAdmin, suspendedAt } = found.user;
    if (suspendedAt) return null;
    const { id: sessionId, secondFactorAt } = found.session;
    const isProved = secondFactorAt instanceof Date;
    return { role: roleOf(role, isAdmin === true), userId: id, sessionId, isProved, scope: `user:${id}` };
  };
}

interface Found {
  user: unknown;
  session: { expiresAt: string };
}

/**
 * Who is signed in, or null. The session's token stays in its cookie, out of reach of scripts. A cookie that finds nobody is left where it
 * is: by the time this is answered the browser may have the next one, which an order to drop it would take away.
 */
export async function readSession(call: AuthCall): Promise<Response> {
  const { api } = await call.auth();
  const reply = await api.getSession({ headers: call.request.headers, asResponse: true });
  const found = (await reply.json()) as Found | null;
  if (!found) return Response.json(null);
  return answered(reply, { user: found.user, session: { expiresAt: found.session.expiresAt } });
}

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
