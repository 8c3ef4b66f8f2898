import { onlyCookieOf, ownCookieName, setCookie } from '@fachwerk/server-kit/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../http/page-origin';
import { SESSION_SECONDS } from './sessions';

const COOKIE = 'operator';

/** The session of an operator. By https no other host of the site can set the cookie. */
export function operatorCookie(publicUrl: string | undefined) {
  const nameOf = (request: FastifyRequest): string => ownCookieName(COOKIE, isHttps(request, publicUrl));
  return {
    /** Undefined without a session, and where another host may have set a second cookie. */
    read: (request: FastifyRequest): string | undefined => onlyCookieOf(request, nameOf(request)),
    /** Null removes it. */
    send(reply: FastifyReply, session: string | null): void {
      const isSecure = isHttps(reply.request, publicUrl);
      setCookie(reply, nameOf(reply.request), session ?? '', {
        path: isSecure ? '/' : '/federation',
        sameSite: 'Strict',
        maxAgeSeconds: session === null ? 0 : SESSION_SECONDS,
        isSecure,
      });
    },
  };
}
