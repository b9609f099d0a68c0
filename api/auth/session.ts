import { type AuthCall, askAuth, type LazyAuth } from '#api/auth/auth-call.ts';
import type { FindActor, Role } from '#api/context/service-context.ts';

/** The flag opens the admin panel; the role `admin` without it has a manager's rights. */
function roleOf(role: string | null | undefined, isAdmin: boolean): Role {
  if (isAdmin) return 'admin';
  if (role === 'admin' || role === 'manager') return 'manager';
  return role === 'partner' ? 'partner' : 'customer';
}

/** Finds who is signed in by the session cookie. Never call it inside a transaction. */
export function signedInActor(auth: LazyAuth): FindActor {
  return async (headers) => {
    const { api } = await auth();
    const found = await api.getSession({ headers });
    if (!found) return null;
    const { id, role, isAdmin } = found.user;
    return { role: roleOf(role, isAdmin === true), userId: id, sessionId: found.session.id, scope: `user:${id}` };
  };
}

interface Found {
  user: unknown;
  session: { expiresAt: string };
}

/** Who is signed in, or null. The session's token stays in its cookie, out of reach of scripts. */
export async function readSession(call: AuthCall): Promise<Response> {
  const reply = await askAuth(call, { method: 'GET', path: '/get-session' });
  const found = (await reply.json()) as Found | null;
  const headers = new Headers({ 'Content-Type': 'application/json' });
  for (const cookie of reply.headers.getSetCookie()) headers.append('Set-Cookie', cookie);
  const said = found && { user: found.user, session: { expiresAt: found.session.expiresAt } };
  return new Response(JSON.stringify(said), { headers });
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
