import type { ServiceContext } from '#api/context/service-context.ts';
import { user } from '#api/database/schema/accounts.ts';
import { partner, partnerMember, site, siteKey } from '#api/database/schema/partners.ts';
import { eq, sql } from '#api/database/sql.ts';
import { insertPartner, type NewPartner } from '#api/services/partners/insert-partner.ts';
import { newcomerRole } from '#api/services/partners/newcomer-role.ts';
import { makeSite } from '#api/services/sites/make-site.ts';
import { replaceKeys } from '#api/services/sites/site-keys.ts';
import { exactOrigin, originProblem } from '#domain/embed/origin.ts';

type Context = Pick<ServiceContext, 'tx' | 'ids' | 'clock' | 'random' | 'audit'>;

/** Told to the person at the keyboard as it stands. */
export class CannotManage extends Error {}

/** Whoever has a shell on the server. */
function record({ tx, ids, audit }: Context, verb: string, entity: string, entityId: string): Promise<void> {
  return audit.record(tx, { actorScope: 'operator', verb, entity, entityId, requestId: ids.next() });
}

async function partnerNamed({ tx }: Context, name: string) {
  const [found] = await tx.select().from(partner).where(eq(partner.name, name));
  if (!found) throw new CannotManage(`no partner is called "${name}"`);
  return found;
}

/** The origin of a page: scheme, host and port, https but on the own machine. */
export function originOf(address: string): string {
  const origin = URL.canParse(address) ? new URL(address).origin : address;
  if (originProblem(origin) === null) return exactOrigin(origin);
  throw new CannotManage(`"${address}" is no address like https://www.example.com`);
}

/** A company that requests may go to; returns its id. */
export async function addPartner(context: Context, wanted: NewPartner): Promise<string> {
  const id = await insertPartner(context, wanted);
  if (!id) throw new CannotManage(`there is a partner called "${wanted.name}" already`);
  await record(context, 'partner.added', 'partner', id);
  return id;
}

/** A site for the partner's pages on these origins; returns its key. */
export async function addKey(context: Context, partnerName: string, origins: string[]): Promise<string> {
  const { id: partnerId, name } = await partnerNamed(context, partnerName);
  const { id, publicKey } = await makeSite(context, { name, partnerId, allowedOrigins: origins.map(originOf) });
  await record(context, 'site.added', 'site', id);
  return publicKey;
}

async function siteOfKey({ tx }: Context, publicKey: string): Promise<string> {
  const [found] = await tx.select().from(siteKey).where(eq(siteKey.publicKey, publicKey));
  if (!found) throw new CannotManage(`nobody has the key "${publicKey}"`);
  return found.siteId;
}

/** A new key for the site that has this one, which is good for so many hours more. */
export async function rotateKey(context: Context, publicKey: string, oldEndsInHours: number): Promise<string> {
  const siteId = await siteOfKey(context, publicKey);
  const made = await replaceKeys(context, siteId, oldEndsInHours);
  await record(context, 'site.key-rotated', 'site', siteId);
  return made;
}

/** One more origin for a key; returns all it has. */
export async function addOrigin(context: Context, publicKey: string, address: string): Promise<string[]> {
  const origin = originOf(address);
  const { allowedOrigins } = site;
  const id = await siteOfKey(context, publicKey);
  const [changed] = await context.tx
    .update(site)
    .set({ allowedOrigins: sql`array_append(array_remove(${allowedOrigins}, ${origin}), ${origin})` })
    .where(eq(site.id, id))
    .returning({ origins: allowedOrigins });
  await record(context, 'site.origin-added', 'site', id);
  return changed?.origins ?? [];
}

/** Lets the owner of a confirmed account read the partner's requests. */
export async function addMember(context: Context, partnerName: string, email: string): Promise<void> {
  const { tx, clock } = context;
  const { id: partnerId } = await partnerNamed(context, partnerName);
  const [account] = await tx.select().from(user).where(eq(user.email, email.toLowerCase()));
  if (!account?.emailVerified) throw new CannotManage(`${email} has no confirmed account yet: sign up at /auth first`);
  if (account.role !== 'customer' && account.role !== 'partner')
    throw new CannotManage(`${email} is of our own staff and belongs to no partner`);
  await tx.update(user).set({ role: 'partner', isVerified: true }).where(eq(user.id, account.id));
  const role = await newcomerRole(tx, partnerId);
  const row = { partnerId, userId: account.id, role, createdAt: clock.now() };
  await tx.insert(partnerMember).values(row).onConflictDoNothing();
  await record(context, 'partner.member-added', 'user', account.id);
}
