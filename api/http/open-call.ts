import type { Context } from 'hono';
import type { Deps, Settings } from '#api/context/deps.ts';
import type { Actor, OpenedCall } from '#api/context/service-context.ts';
import { mayCallFrom, type SiteDirectory, type Visit, type VisitTokens } from '#api/context/visit.ts';
import type { Database } from '#api/database/database.ts';
import { type KeyedHash, sameBytes } from '#api/ground/keyed-hash.ts';
import type { AppTools } from '#api/http/app-tools.ts';
import { unnamedLocale } from '#api/http/call-locale.ts';
import type { Right } from '#api/http/rights.ts';
import { Failure } from '#domain/failure.ts';

function refuse({ role }: Actor, { roles }: Right): void {
  if (roles.includes(role)) return;
  throw new Failure(role === 'anonymous' ? 'unauthenticated' : 'forbidden');
}

/** What is not for customers shows others' data: in production, in a session of two factors alone. */
function refuseUnproved({ isProved }: Actor, { roles }: Right, { production }: Settings): void {
  if (production && !isProved && !roles.includes('customer')) throw new Failure('second-factor-required');
}

/** Who calls, from which visit and page; throws when that may not be. */
export async function openCall(tools: AppTools, c: Context, right: Right, address: string): Promise<OpenedCall> {
  const { deps, hashLogin, actorOf } = tools;
  const { headers } = c.req.raw;
  const requestId = deps.ids.next();
  c.set('requestId', requestId);
  const origin = headers.get('origin');
  if (right.origins === 'portal' && origin !== null && origin !== deps.settings.publicUrl)
    throw new Failure('origin-not-allowed');
  const authorization = headers.get('authorization');
  if (right.origins === 'mail-vendor') refuseStrangers(authorization, deps.settings.mailVendor, hashLogin);
  const bearer = bearerToken(authorization);
  const now = deps.clock.now();
  const asking = { db: deps.database.db, bearer, origin, now, nextId: deps.ids.next };
  const visit = right.origins === 'site' ? await visitOfCall(asking, deps, right) : null;
  const locale = unnamedLocale(headers, visit);
  c.set('locale', locale);
  const actor = await actorOf(headers, visit);
  refuse(actor, right);
  refuseUnproved(actor, right, deps.settings);
  return { actor, visit, origin, bearer, address, requestId, now, locale };
}

interface Asking {
  db: Database;
  bearer: string | null;
  origin: string | null;
  now: Date;
  nextId: () => string;
}

function bearerToken(authorization: string | null): string | null {
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null;
}

async function knownVisit(
  token: string,
  { db, now }: Asking,
  tokens: VisitTokens,
  sites: SiteDirectory,
): Promise<Visit> {
  const claims = tokens.read(token);
  if (!claims) throw new Failure('visit-invalid');
  if (claims.expiresAt <= now) throw new Failure('visit-expired');
  const site = await sites.byId(db, claims.siteId);
  if (!site) throw new Failure('visit-invalid');
  return { id: claims.visitId, site, known: true, locale: claims.locale };
}

type VisitPorts = Pick<Deps, 'visitTokens' | 'sites' | 'phones' | 'settings'>;

/** The visit that was handed to a phone, on the portal's page and for what phones may do. */
async function handedVisit(
  token: string,
  { db, now, origin }: Asking,
  ports: VisitPorts,
  right: Right,
): Promise<Visit> {
  if (!right.phone) throw new Failure('forbidden');
  if (origin !== null && origin !== ports.settings.publicUrl) throw new Failure('origin-not-allowed');
  return ports.phones.visitOf(db, token, now);
}

/** The call's visit, on a page whose site allows it; a call without a token gets a new visit on the portal's own site. */
async function visitOfCall(asking: Asking, ports: VisitPorts, right: Right): Promise<Visit> {
  const { db, bearer, origin, nextId } = asking;
  const { visitTokens: tokens, sites } = ports;
  if (bearer !== null && ports.phones.owns(bearer)) return handedVisit(bearer, asking, ports, right);
  const visit =
    bearer === null
      ? { id: nextId(), site: await sites.own(db), known: false }
      : await knownVisit(bearer, asking, tokens, sites);
  if (!mayCallFrom(visit.site, origin)) throw new Failure('origin-not-allowed');
  return visit;
}

type VendorLogin = NonNullable<Settings['mailVendor']>;

const basic = ({ user, password }: VendorLogin) => `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

/** Lets nobody in but the mail vendor, and without a login nobody at all. Hashes are compared: they have one length, and tell none by time. */
function refuseStrangers(authorization: string | null, login: VendorLogin | null, hash: KeyedHash): void {
  const known = login !== null && sameBytes(hash(authorization ?? ''), hash(basic(login)));
  if (!known) throw new Failure('unauthenticated');
}
