import { isSafeOrAddress, text } from '@fachwerk/server-kit/environment';

/** With the scheme and host of one server, and without a password; the policy of a page takes no IPv6. */
function isPlainUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { origin, host, username, password } = new URL(value);
  // URL takes ";" in hosts.
  return username + password === '' && /^[a-z\d.:-]+$/.test(host) && value.startsWith(`${origin}/`);
}

const isSafe = (value: string): boolean => !isPlainUrl(value) || isSafeOrAddress(new URL(value).origin);

/** The address of one file of others, e.g. a script or a form. */
export const outsideAddress = (example: string) =>
  text()
    .refine(isPlainUrl, { error: `an address such as ${example}` })
    .refine(isSafe, {
      error: 'https, or http with an address of the own network such as http://10.0.0.5:8080/,',
    });

/** Origins of others, separated by commas. */
export const outsideOrigins = (example: string) =>
  text()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine((all) => all.every((one) => isPlainUrl(`${one}/`) && new URL(one).origin === one), {
      error: `origins such as ${example}`,
    })
    .refine((all) => all.every((one) => isSafe(`${one}/`)), {
      error: 'https, or http with addresses of the own network such as http://10.0.0.5:8080,',
    });

/** With https in PUBLIC_URL, pages load from https only. */
export function refuseHttp(
  publicUrl: string | undefined,
  values: Record<string, string | readonly string[] | undefined>,
): void {
  if (!publicUrl?.startsWith('https:')) return;
  for (const [name, value] of Object.entries(values))
    for (const url of [value ?? []].flat())
      if (url.startsWith('http:'))
        throw new Error(`${name}=${url}: with https in PUBLIC_URL, pages load from https only.`);
}
