import type { LookupAddress } from 'node:dns';
import ipaddr from 'ipaddr.js';
import { createResolve, type Resolve } from '#api/webhooks/resolve-name.ts';

/** Azure's wire server answers every virtual machine at an address that looks public. */
const metadata = new Set(['168.63.129.16']);
/** IANA has given out public IPv6 addresses in this block alone. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an IP address is one of the open internet: not private, local, shared, translated, reserved or unknown. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || metadata.has(parsed.toString())) return false;
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalUnicast);
}

export function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'loopback';
}

/** An address that was checked, with the machines it stood for at that moment. */
export interface Target {
  url: URL;
  addresses: LookupAddress[];
}

export interface TargetRules {
  /** Lets messages go to this machine, over http too: for tests and development. */
  loopback: boolean;
  resolve?: Resolve;
}

const HTTPS_PORT = 443;
const FIRST_UNPRIVILEGED_PORT = 1_024;

const resolveAll = createResolve();

function wellFormed(text: string, loopback: boolean): URL | null {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return null;
  if (url.protocol !== 'https:' && !(loopback && url.protocol === 'http:')) return null;
  const port = Number(url.port || HTTPS_PORT);
  return port === HTTPS_PORT || port >= FIRST_UNPRIVILEGED_PORT ? url : null;
}

/** The target when the address is allowed, else null. Its name is resolved here, once: whoever connects takes these addresses. */
export async function targetOf(text: string, { loopback, resolve = resolveAll }: TargetRules): Promise<Target | null> {
  const url = wellFormed(text, loopback);
  if (!url) return null;
  const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''));
  const allowed = (address: string) =>
    (loopback && isLoopbackAddress(address)) || (url.protocol === 'https:' && isPublicAddress(address));
  return addresses.length > 0 && addresses.every((it) => allowed(it.address)) ? { url, addresses } : null;
}
