import { BlockList, isIP } from 'node:net';
import type { Context } from 'hono';
import type { Limiter } from '#api/limits/limiter.ts';

/** What node-server hands over beside the request. */
export interface Connection {
  incoming?: { socket: { remoteAddress?: string | undefined } };
}

export type ReadAddress = (connection: Connection | undefined, forwardedFor: string | null) => string;

/** The only header from which Better Auth learns an address; overwritten on every call. It counts IPv6 by /64, as we do. */
export const ADDRESS_HEADER = 'x-wattnest-client-address';

const UNKNOWN = '0.0.0.0';
const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** `::ffff:198.51.100.7` in the spelling that URLs give it. */
const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** One spelling for each IPv6 address; the IPv4 address where one is dressed as IPv6. */
function canonical(address: string): string {
  const spelt = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = mapped.exec(spelt) ?? [];
  if (high === undefined || low === undefined) return spelt;
  const bits = (Number.parseInt(high, 16) << 16) | Number.parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}

/** An address without the port that some proxies add and without its zone. */
function plain(written: string): string {
  const text = written.trim();
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const [address = ''] = bare.split('%', 1);
  return isIP(address) === 6 ? canonical(address) : address;
}

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
export function limitKey(written: string): string {
  const address = plain(written);
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const missing = address.includes('::') ? 8 - groups.length - rest.length : 0;
  return [...groups, ...Array<string>(missing).fill('0'), ...rest].slice(0, 4).join(':');
}

/** Counts a call against its client's limit, before anything else is done for it. Returns the client's address. */
export type CountCall = (c: Context) => Promise<string>;

export function callCounter(limiter: Limiter, readAddress: ReadAddress): CountCall {
  return async (c) => {
    const address = readAddress(c.env as Connection | undefined, c.req.raw.headers.get('x-forwarded-for'));
    await limiter.quick('call', limitKey(address));
    return address;
  };
}
