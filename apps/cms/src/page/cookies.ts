import { onlyCookieOf } from '@fachwerk/server-kit/cookies';

/**
 * The value of a cookie, read as the API reads it: a page and the answers in it have one language. Undefined
 * if there are two of this name, because another site may have set one.
 */
export const cookieOf = (cookies: string | undefined, name: string): string | undefined =>
  cookies?.includes(name) ? onlyCookieOf({ headers: { cookie: cookies } }, name) : undefined;
