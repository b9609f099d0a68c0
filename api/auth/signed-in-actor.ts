import type { Auth } from '#api/auth/create-auth.ts';
import type { FindActor } from '#api/http/app-tools.ts';
import type { Role } from '#api/rights.ts';

/** The flag opens the admin panel; the role `admin` without it has a manager's rights. */
function roleOf(role: string | null | undefined, isAdmin: boolean): Role {
  if (isAdmin) return 'admin';
  if (role === 'admin' || role === 'manager') return 'manager';
  return role === 'partner' ? 'partner' : 'customer';
}

/** Finds who is signed in by the session cookie. Never call it inside a transaction. */
export function signedInActor(auth: Auth): FindActor {
  return async (headers) => {
    const found = await auth.api.getSession({ headers });
    if (!found) return null;
    const { id, role, isAdmin } = found.user;
    return { role: roleOf(role, isAdmin === true), userId: id, scope: `user:${id}` };
  };
}
