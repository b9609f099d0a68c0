import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { user } from '#api/database/schema/accounts.ts';
import { partnerMember } from '#api/database/schema/partners.ts';
import { call } from '#tests/harness/calls.ts';
import type { TestApp } from '#tests/harness/with-app.ts';

type UserRow = typeof user.$inferSelect;

interface Wanted {
  role?: UserRow['role'];
  isAdmin?: boolean;
  /** Checked by our staff. */
  isVerified?: boolean;
  /** The company the person belongs to. */
  partnerId?: string;
}

export interface SignedIn {
  userId: string;
  /** Options of `call`: the session cookie, and the portal as the calling page. */
  as: { origin: string; headers: { Cookie: string } };
}

/** Better Auth counts sign-ups for each address. */
let people = 0;

async function post(app: TestApp, path: string, body: object): Promise<Response> {
  const origin = app.deps.settings.publicUrl;
  const reply = await call(app, 'POST', `/api/auth/${path}`, body, { origin, address: `10.0.0.${++people % 250}` });
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return reply;
}

/** A new account of this kind, made and signed in through Better Auth. Its mail stays unsent in the queue. */
export async function signIn(app: TestApp, wanted: Wanted = {}): Promise<SignedIn> {
  const { partnerId, ...columns } = wanted;
  const name = `p${randomUUID().slice(0, 8)}`;
  const account = { name, username: name, email: `${name}@example.org`, password: 'correct horse battery' };
  await post(app, 'sign-up/email', account);
  const { db } = app.database;
  const mine = eq(user.email, account.email);
  const [row] = await db
    .update(user)
    .set({ emailVerified: true, ...columns })
    .where(mine)
    .returning({ id: user.id });
  if (!row) throw new Error('the account is missing');
  if (partnerId) await db.insert(partnerMember).values({ partnerId, userId: row.id, createdAt: app.clock.now() });
  const reply = await post(app, 'sign-in/email', { email: account.email, password: account.password });
  const cookie = reply.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return { userId: row.id, as: { origin: app.deps.settings.publicUrl, headers: { Cookie: cookie } } };
}

/** Somebody of this company, verified by staff. */
export function signInPartner(app: TestApp, partnerId: string): Promise<SignedIn> {
  return signIn(app, { role: 'partner', isVerified: true, partnerId });
}
