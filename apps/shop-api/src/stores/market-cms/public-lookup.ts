import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { IPv4, IPv6, parse } from 'ipaddr.js';

/** All addresses that the network has (RFC 4291); the others of IPv6 have a meaning of their own. */
const GLOBAL_IPV6 = IPv6.parseCIDR('2000::/3');

/** An address of the public network: not of this machine, of the own network or of a cloud's metadata. */
export function isPublicAddress(address: string): boolean {
  const ip = parse(address);
  return ip.range() === 'unicast' && (ip instanceof IPv4 || ip.match(GLOBAL_IPV6));
}

type Resolve = (
  name: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * Finds the addresses of a name for a connection and fails if one of them is not public. The connection uses
 * these addresses, so that a name cannot have another one after the check (DNS rebinding).
 */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (name, options, done) => {
    resolve(name, { family: options.family, hints: options.hints, all: true }, (error, addresses) => {
      const other = addresses?.find(({ address }) => !isPublicAddress(address));
      const [first] = addresses ?? [];
      if (error) done(error, []);
      else if (other || !first) done(new Error(`${name} has no public address, or one that is not`), []);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
