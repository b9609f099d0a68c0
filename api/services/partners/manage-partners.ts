import type { ServiceContext } from '#api/context/service-context.ts';
import { user } from '#api/database/schema/accounts.ts';
import { partner, partnerMember, site } from '#api/database/schema/partners.ts';
import { eq, sql } from '#api/database/sql.ts';
import type { Solution } from '#domain/home/enumerations.ts';
import type { Language, Market } from '#domain/place.ts';

type Context = Pick<ServiceContext, 'tx' | 'ids' | 'clock' | 'random' | 'audit'>;

/** Told to the person at the keyboard as it stands. */
export class CannotManage extends Error {}

const KEY_BYTES = 12;

/** Whoever has a shell on the server. */
function record({ tx, ids, audit }: Context, verb: string, entity: string, entityId: string): Promise<void> {
  return audit.record(tx, { actorScope: 'operator', verb, entity, entityId, requestId: ids.next() });
}

async function partnerNamed({ tx }: Context, name: string) {
  const [found] = await tx.select().from(partner).where(eq(partner.name, name));
  if (!found) throw new CannotManage(`no partner is called "${name}"`);
  return found;
}

/** What a page's own origin looks like: scheme, host and port, https but on the own machine. */
export function originOf(address: string): string {
  const { origin, protocol, hostname } = URL.canParse(address) ? new URL(address) : new URL('about:blank');
  const isOwn = hostname === 'localhost' || hostname === '127.0.0.1';
  if (protocol === 'https:' || (protocol === 'http:' && isOwn)) return origin;
  throw new CannotManage(`"${address}" is no address like https://www.example.com`);
}

export interface NewPartner {
  name: string;
  country: Market;
  state: string;
  city: string;
  /** Leading digits of the postcodes served. */
  postcodes: string[];
  solutions: Solution[];
  /** The makes it installs, by what they are for. */
  brands: Partial<Record<Solution, string[]>>;
  /** What it is known for. */
  speciality: Record<Language, string>;
}

/** A company that requests may go to; returns its id. */
export async function addPartner(context: Context, wanted: NewPartner): Promise<string> {
  const { tx, ids, clock } = context;
  const id = ids.next();
  const row = { ...wanted, id, isDemo: false, createdAt: clock.now() };
  const added = await tx.insert(partner).values(row).onConflictDoNothing().returning({ id: partner.id });
  if (added.length === 0) throw new CannotManage(`there is a partner called "${wanted.name}" already`);
  await record(context, 'partner.added', 'partner', id);
  return id;
}

/** A public key for the partner's pages on these origins. */
export async function addKey(context: Context, partnerName: string, origins: string[]): Promise<string> {
  const { tx, ids, clock, random } = context;
  const { id: partnerId, name } = await partnerNamed(context, partnerName);
  const id = ids.next();
  const publicKey = `site_${random.bytes(KEY_BYTES).toString('base64url')}`;
  const allowedOrigins = [...new Set(origins.map(originOf))];
  await tx.insert(site).values({ id, publicKey, name, partnerId, allowedOrigins, createdAt: clock.now() });
  await record(context, 'site.added', 'site', id);
  return publicKey;
}

/** One more origin for a key; returns all it has. */
export async function addOrigin(context: Context, publicKey: string, address: string): Promise<string[]> {
  const origin = originOf(address);
  const { allowedOrigins } = site;
  const [changed] = await context.tx
    .update(site)
    .set({ allowedOrigins: sql`array_append(array_remove(${allowedOrigins}, ${origin}), ${origin})` })
    .where(eq(site.publicKey, publicKey))
    .returning({ id: site.id, origins: allowedOrigins });
  if (!changed) throw new CannotManage(`nobody has the key "${publicKey}"`);
  await record(context, 'site.origin-added', 'site', changed.id);
  return changed.origins;
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
  const row = { partnerId, userId: account.id, createdAt: clock.now() };
  await tx.insert(partnerMember).values(row).onConflictDoNothing();
  await record(context, 'partner.member-added', 'user', account.id);
}
