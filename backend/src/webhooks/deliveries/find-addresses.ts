import type { Resolver } from 'node:dns/promises';

/** An address to which the target's name resolves. */
export interface Address {
  address: string;
  family: number;
}

const LOOPBACK_NAME = /(^|\.)localhost\.?$/;
const LOOPBACK: Address[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * The addresses of a name that a stranger chose; empty if there are none. Name servers are asked directly, because
 * getaddrinfo would occupy a thread of the pool for as long as the stranger's name servers are silent, and every other
 * lookup of the process would wait for it. Answers that come too late are ignored.
 *
 * @param resolver used for this lookup alone, because it is cancelled at the end
 */
export async function findAddresses(host: string, resolver: Resolver, limitMs: number): Promise<Address[]> {
  // Name servers don't resolve it: https://datatracker.ietf.org/doc/html/rfc6761#section-6.3
  if (LOOPBACK_NAME.test(host)) return LOOPBACK;
  const end = setTimeout(() => resolver.cancel(), limitMs);
  const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  clearTimeout(end);
  return [...addressesOf(ipv4, 4), ...addressesOf(ipv6, 6)];
}

function addressesOf(found: PromiseSettledResult<string[]>, family: number): Address[] {
  return found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
}
