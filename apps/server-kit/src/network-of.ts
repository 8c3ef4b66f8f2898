/**
 * The unit that limits count: an IPv4 address, or the network of an IPv6 one. A user of one IPv6 address can
 * use 2^64 others, and would have as many times the limit.
 */
export const networkOf = (ip: string): string => prefixOf(ip, 4);

/** An IPv4 address, or the /48 that an IPv6 provider gives to a household or a firm: 65,536 networks. */
export const siteOf = (ip: string): string => prefixOf(ip, 3);

/**
 * The smallest network that is routed on its own: a /24 of IPv4, a /48 of IPv6 (RFC 7454, section 6.1.3). Who
 * rents servers or has a provider owns addresses of one such network, and pays for each further one.
 */
export function routedNetworkOf(ip: string): string {
  const site = siteOf(ip);
  return site.includes(':') ? site : site.replace(/\.\d+$/, '.0/24');
}

/** Requests that a limit counts together; `times`: the multiple of the limit that they have. */
export interface NetworkShare {
  key: string;
  times: number;
}

/** Limit of a site, in limits of a network: some providers share a /48 between households. */
export const SITE_TIMES = 10;

/** What a limit counts for an address: its network, and for IPv6 its site. */
export function networkShares(ip: string): NetworkShare[] {
  const [network, site] = [networkOf(ip), siteOf(ip)];
  const shares = [{ key: network, times: 1 }];
  return site === network ? shares : [...shares, { key: site, times: SITE_TIMES }];
}

/** `groups`: of 16 bits each. */
function prefixOf(ip: string, groups: number): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const groupsOf = (text: string) => text.split(':').filter(Boolean);
  const left = groupsOf(head);
  const right = groupsOf(tail ?? '');
  const between = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const network = [...left, ...between, ...right].slice(0, groups);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${groups * 16}`;
}
