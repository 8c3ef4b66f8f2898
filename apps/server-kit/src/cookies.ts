import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The decoded value of the first cookie of this name; undefined when there is none or it cannot be decoded.
 */
export const cookieOf = (request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined =>
  cookiesOf(request, name)[0];

/** As `cookieOf`, of all cookies with the name: other hosts of the site may have set some. */
export const cookiesOf = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  name: string,
): (string | undefined)[] =>
  (headers.cookie ?? '').split(';').flatMap((part) => {
    const [key = '', ...value] = part.split('=');
    return key.trim() === name ? [decoded(value.join('=').trim())] : [];
  });

function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/**
 * The name of a cookie that no other host of the site can set where the shop is reached by https: browsers
 * accept `__Host-` only with `Path=/` and from the host itself.
 */
export const ownCookieName = (name: string, isSecure: boolean): string =>
  isSecure ? `__Host-${name}` : name;

/**
 * As `cookieOf`, and undefined where several have the name: by http another host of the site may have set one
 * of them.
 */
export function onlyCookieOf(request: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  const names = (request.headers.cookie ?? '').split(';').map((part) => part.split('=')[0]?.trim());
  return names.filter((one) => one === name).length === 1 ? cookieOf(request, name) : undefined;
}

export interface CookieRules {
  path: string;
  sameSite: 'Lax' | 'Strict';
  /** 0 removes the cookie. */
  maxAgeSeconds: number;
  isSecure: boolean;
}

/** Sets a cookie that scripts cannot read. The value must not need encoding. */
export function setCookie(reply: FastifyReply, name: string, value: string, rules: CookieRules): void {
  const { path, sameSite, maxAgeSeconds, isSecure } = rules;
  void reply.header(
    'set-cookie',
    `${name}=${value}; Path=${path}; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`,
  );
}
