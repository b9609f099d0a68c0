import type { Deps } from '#api/deps.ts';
import { addressReader, type ReadAddress } from '#api/http/client-address.ts';
import { type CountCall, callCounter } from '#api/http/count-call.ts';
import { createOpenStreams, type OpenStreams } from '#api/http/open-streams.ts';
import type { Visit } from '#api/http/route.ts';
import { type KeyedHash, keyedHash } from '#api/keyed-hash.ts';
import type { Actor } from '#api/rights.ts';
import { createSiteDirectory, type SiteDirectory } from '#api/services/visits/site-directory.ts';
import { createVisitTokens, type VisitTokens } from '#api/services/visits/visit-token.ts';

/** What the handlers of one application share. */
export interface AppTools {
  deps: Deps;
  sites: SiteDirectory;
  visitTokens: VisitTokens;
  readAddress: ReadAddress;
  countCall: CountCall;
  hashAddress: KeyedHash;
  hashLogin: KeyedHash;
  streams: OpenStreams;
  /** A session counts on the portal's own pages alone. */
  actorOf: (headers: Headers, visit: Visit | null) => Promise<Actor>;
}

export type FindActor = (headers: Headers) => Promise<Actor | null>;

function anonymousActor(visit: Visit | null): Actor {
  return { role: 'anonymous', userId: null, scope: visit?.known ? `visit:${visit.id}` : 'anonymous' };
}

export function createAppTools(deps: Deps, findSignedIn: FindActor): AppTools {
  const { secret, trustedProxies, publicUrl } = deps.settings;
  const readAddress = addressReader(trustedProxies);
  return {
    deps,
    sites: createSiteDirectory(deps.clock),
    visitTokens: createVisitTokens(secret),
    readAddress,
    countCall: callCounter(deps.limiter, readAddress),
    hashAddress: keyedHash(secret, 'address'),
    hashLogin: keyedHash(secret, 'login'),
    streams: createOpenStreams(deps.settings.streams),
    async actorOf(headers, visit) {
      const origin = headers.get('origin');
      const ownPage = origin === null || origin === publicUrl;
      const signedIn = ownPage && headers.has('cookie') ? await findSignedIn(headers) : null;
      return signedIn ?? anonymousActor(visit);
    },
  };
}
