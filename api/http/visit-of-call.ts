import type { Database } from '#api/database/database.ts';
import type { Visit } from '#api/http/route.ts';
import { mayCallFrom, type SiteDirectory } from '#api/services/visits/site-directory.ts';
import type { VisitTokens } from '#api/services/visits/visit-token.ts';
import { Failure } from '#domain/failure.ts';

interface Asking {
  db: Database;
  bearer: string | null;
  origin: string | null;
  now: Date;
  nextId: () => string;
}

export function bearerToken(authorization: string | null): string | null {
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
  return { id: claims.visitId, site, known: true };
}

/** The call's visit, on a page whose site allows it; a call without a token gets a new visit on the portal's own site. */
export async function visitOfCall(asking: Asking, tokens: VisitTokens, sites: SiteDirectory): Promise<Visit> {
  const { db, bearer, origin, nextId } = asking;
  const visit =
    bearer === null
      ? { id: nextId(), site: await sites.own(db), known: false }
      : await knownVisit(bearer, asking, tokens, sites);
  if (!mayCallFrom(visit.site, origin)) throw new Failure('origin-not-allowed');
  return visit;
}
