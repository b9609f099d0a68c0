import { BlockList, isIP } from 'node:net';

/** What node-server hands over beside the request. */
export interface Connection {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

export type ReadAddress = (connection: Connection | undefined, forwardedFor: string | null) => string;

const UNKNOWN = '0.0.0.0';
const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    if (bits === undefined) list.addAddress(address, family(address));
    else list.addSubnet(address, Number(bits), family(address));
  }
  return list;
}

/** The nearest address that is not one of our proxies. X-Forwarded-For counts only when a configured proxy sent it. */
export function addressReader(trustedProxies: readonly string[]): ReadAddress {
  const proxies = blockList(trustedProxies);
  const isProxy = (address: string) => isIP(address) !== 0 && proxies.check(address, family(address));
  return (connection, forwardedFor) => {
    const peer = plain(connection?.incoming?.socket.remoteAddress ?? UNKNOWN);
    if (!forwardedFor || !isProxy(peer)) return peer;
    const hops = forwardedFor.split(',').map(plain).reverse();
    const client = hops.find((hop) => !isProxy(hop));
    return client && isIP(client) ? client : peer;
  };
}

export function isLoopback(address: string): boolean {
  return address === '::1' || /^127\./.test(address);
}

/** One IPv6 subscriber has a whole /64: limits count that. */
export function limitKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const missing = address.includes('::') ? 8 - groups.length - rest.length : 0;
  return [...groups, ...Array<string>(missing).fill('0'), ...rest].slice(0, 4).join(':');
}
