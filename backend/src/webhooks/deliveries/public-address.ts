import ipaddr from 'ipaddr.js';

/** The block of public IPv6 addresses. Addresses outside it are unassigned or special. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');
/** Azure's metadata service, whose address is in a public block. */
const METADATA = new Set(['168.63.129.16']);

function parse(address: string) {
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined;
}

/**
 * Whether anybody on the internet can reach this address: not private, loopback, link-local (where clouds keep their
 * metadata), reserved, or a tunnel into IPv4.
 */
export function isPublicAddress(address: string): boolean {
  const ip = parse(address);
  if (ip?.range() !== 'unicast' || METADATA.has(ip.toString())) return false;
  return ip.kind() === 'ipv4' || ip.match(GLOBAL_IPV6);
}

export const isLoopback = (address: string) => parse(address)?.range() === 'loopback';
