/**
 * The unit that limits count: an IPv4 address, or the network of an IPv6 one. A user of one IPv6 address can
 * use 2^64 others, and would have as many times the limit.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  if (!ip.includes(':')) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const left = groups(head);
  const right = groups(tail ?? '');
  const between = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const network = [...left, ...between, ...right].slice(0, 4).map((group) => Number.parseInt(group, 16));
  return `${network.map((group) => group.toString(16)).join(':')}::/64`;
}
