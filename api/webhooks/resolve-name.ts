import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';

export type Resolve = (host: string) => Promise<LookupAddress[]>;

interface NameService {
  /** `address:port`; without them, those of the machine. */
  servers?: readonly string[];
  timeoutMs?: number;
}

const TIMEOUT_MS = 2_000;
const TRIES = 2;
/** This machine by name, which no name service is asked for. RFC 6761, section 6.3. */
const thisMachine = /^(.+\.)?localhost\.?$/i;

async function ask(resolver: Resolver, host: string): Promise<LookupAddress[]> {
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason;
  return [four, six].flatMap((it, index) =>
    it.status === 'fulfilled' ? it.value.map((address) => ({ address, family: index === 0 ? 4 : 6 })) : [],
  );
}

/** All addresses of a name, asked for beside the few threads that `dns.lookup` would share with the reading of files. */
export function createResolve({ servers, timeoutMs = TIMEOUT_MS }: NameService = {}): Resolve {
  const resolver = new Resolver({ timeout: timeoutMs, tries: TRIES });
  if (servers) resolver.setServers(servers);
  return async (host) => {
    const family = isIP(host);
    if (family !== 0) return [{ address: host, family }];
    return thisMachine.test(host) ? [{ address: '127.0.0.1', family: 4 }] : ask(resolver, host);
  };
}
