import { hashPassword } from 'better-auth/crypto';
import { account, user } from '#api/database/schema/accounts.ts';
import { partnerMember } from '#api/database/schema/partners.ts';
import { authCalls } from '#domain/contract/accounts.ts';
import { cookiesOf } from '#tests/harness/accounts.ts';
import { call, serverAt } from '#tests/harness/calls.ts';
import type { TwoSites } from '#tests/harness/two-sites.ts';

const PASSWORD = 'correct horse battery';

export interface PartnerAccount {
  email: string;
  /** Of `call`: this person on the portal's pages. */
  as: { origin: string; headers: { Cookie: string } };
}

/** Somebody of a company, verified by staff and signed in, on a running server. */
export async function openPartnerAccount({ portal, api }: TwoSites, partnerId: string): Promise<PartnerAccount> {
  const email = 'installer@example.org';
  const { database, clock } = api().deps;
  const rights = { emailVerified: true, isVerified: true, role: 'partner' as const };
  const person = { name: 'Inge Installer', username: 'inge', email, ...rights };
  const [row] = await database.db.insert(user).values(person).returning({ id: user.id });
  const userId = row?.id ?? '';
  const way = { userId, accountId: userId, providerId: 'credential' };
  await database.db.insert(account).values({ ...way, password: await hashPassword(PASSWORD) });
  await database.db.insert(partnerMember).values({ partnerId, userId, createdAt: clock.now() });
  const login = { body: { email, password: PASSWORD } };
  const signedIn = await call(serverAt(portal), authCalls.signInByEmail, login, { origin: portal });
  return { email, as: { origin: portal, headers: { Cookie: cookiesOf(signedIn) } } };
}
