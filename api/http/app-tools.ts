import type { Deps } from '#api/context/deps.ts';
import type { Actor, FindActor } from '#api/context/service-context.ts';
import type { Visit } from '#api/context/visit.ts';
import { type KeyedHash, keyedHash } from '#api/ground/keyed-hash.ts';
import { addressReader, type CountCall, callCounter, type ReadAddress } from '#api/http/client-address.ts';
import { createOpenStreams, type OpenStreams } from '#api/http/open-streams.ts';
import { createSessionWatch, type SessionWatch } from '#api/http/session-watch.ts';

/** What the handlers of one application share. */
export interface AppTools {
  deps: Deps;
  readAddress: ReadAddress;
  countCall: CountCall;
  hashAddress: KeyedHash;
  hashLogin: KeyedHash;
  streams: OpenStreams;
  /** Who waits for news. */
  listeners: OpenStreams;
  sessions: SessionWatch;
  /** A session counts on the portal's own pages alone. */
  actorOf: (headers: Headers, visit: Visit | null) => Promise<Actor>;
}

function anonymousActor(visit: Visit | null): Actor {
  const scope = visit?.known ? `visit:${visit.id}` : 'anonymous';
  return { role: 'anonymous', userId: null, sessionId: null, isProved: false, scope };
}

export function createAppTools(deps: Deps, findSignedIn: FindActor): AppTools {
  const { secret, trustedProxies, publicUrl } = deps.settings;
  const readAddress = addressReader(trustedProxies);
  return {
    deps,
    readAddress,
    countCall: callCounter(deps.limiter, readAddress),
    hashAddress: keyedHash(secret, 'address'),
    hashLogin: keyedHash(secret, 'login'),
    streams: createOpenStreams(deps.settings.streams),
    listeners: createOpenStreams(deps.settings.listeners),
    sessions: createSessionWatch(deps.database.db),
    async actorOf(headers, visit) {
      const origin = headers.get('origin');
      const ownPage = origin === null || origin === publicUrl;
      const signedIn = ownPage && headers.has('cookie') ? await findSignedIn(headers) : null;
      return signedIn ?? anonymousActor(visit);
    },
  };
}
