import ipaddr from 'ipaddr.js';

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
