import { randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { account, user } from '#api/database/schema/accounts.ts';
import { partnerMember } from '#api/database/schema/partners.ts';
import type { TwoSites } from '#tests/harness/two-sites.ts';

const PASSWORD = 'correct horse battery';

export interface PartnerAccount {
  email: string;
  /** A call of this person from the portal's pages; throws when it is refused. */
  ask<Reply>(path: string, body: object): Promise<Reply>;
}

/** Somebody of a company, verified by staff and signed in, on a running server. */
export async function openPartnerAccount({ portal, api }: TwoSites, partnerId: string): Promise<PartnerAccount> {
  let cookie = '';
  async function post(path: string, body: object): Promise<Response> {
    const headers = {
      'Content-Type': 'application/json',
      Origin: portal,
      Cookie: cookie,
      'Idempotency-Key': randomUUID(),
    };
    const reply = await fetch(portal + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
    return reply;
  }
  const email = 'installer@example.org';
  const { database, clock } = api().deps;
  const rights = { emailVerified: true, isVerified: true, role: 'partner' as const };
  const person = { name: 'Inge Installer', username: 'inge', email, ...rights };
  const [row] = await database.db.insert(user).values(person).returning({ id: user.id });
  const userId = row?.id ?? '';
  const way = { userId, accountId: userId, providerId: 'credential' };
  await database.db.insert(account).values({ ...way, password: await hashPassword(PASSWORD) });
  await database.db.insert(partnerMember).values({ partnerId, userId, createdAt: clock.now() });
  const signedIn = await post('/api/auth/sign-in/email', { email, password: PASSWORD });
  cookie = signedIn.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
  return { email, ask: async (path, body) => (await post(path, body)).json() };
}
