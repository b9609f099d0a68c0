import { randomUUID } from 'node:crypto';
import { makeSignature } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { createAuth } from '#api/auth/create-auth.ts';
import { session, user } from '#api/database/schema/accounts.ts';
import { partnerMember } from '#api/database/schema/partners.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

type UserRow = typeof user.$inferSelect;

interface Wanted {
  role?: UserRow['role'];
  isAdmin?: boolean;
  email?: string;
  emailVerified?: boolean;
  /** Checked by our staff. */
  isVerified?: boolean;
  /** With a second factor. */
  isProved?: boolean;
  /** The company the person belongs to. */
  partnerId?: string;
}

export interface SignedIn {
  userId: string;
  /** Options of `call`: the session cookie, and the portal as the calling page. */
  as: { origin: string; headers: { Cookie: string } };
}

/** A new account of this kind with a session, both made by Better Auth; no password, whose hashing takes its time. */
export async function signIn({ deps }: Pick<TestApp, 'deps'>, wanted: Wanted = {}): Promise<SignedIn> {
  const { partnerId, isProved = false, ...columns } = wanted;
  const { internalAdapter, authCookies, secret } = await createAuth(deps).$context;
  const name = `p${randomUUID().slice(0, 8)}`;
  const account = { name, username: name, email: `${name}@example.org`, emailVerified: true };
  const { id: userId } = await internalAdapter.createUser(account, { method: 'email-password' });
  const { db } = deps.database;
  await db
    .update(user)
    .set({ emailVerified: true, ...columns })
    .where(eq(user.id, userId));
  if (partnerId) await db.insert(partnerMember).values({ partnerId, userId, createdAt: deps.clock.now() });
  const { token } = await internalAdapter.createSession(userId, false);
  if (isProved) await db.update(session).set({ secondFactorAt: deps.clock.now() }).where(eq(session.token, token));
  const value = encodeURIComponent(`${token}.${await makeSignature(token, secret)}`);
  const Cookie = `${authCookies.sessionToken.name}=${value}`;
  return { userId, as: { origin: deps.settings.publicUrl, headers: { Cookie } } };
}

/** Somebody of this company, verified by staff, with a second factor. */
export function signInPartner(app: Pick<TestApp, 'deps'>, partnerId: string): Promise<SignedIn> {
  return signIn(app, { role: 'partner', isVerified: true, isProved: true, partnerId });
}
