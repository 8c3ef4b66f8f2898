/**
 * With the scheme and host of one server, and without a password. The policy of a page names one host, without
 * placeholders and, by its grammar, no IPv6 address. URL takes ";" in hosts.
 */
export function isPlainUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, host, username, password } = new URL(value);
  return username + password === '' && /^[a-z\d.:-]+$/.test(host) && value.startsWith(`${origin}/`);
}
