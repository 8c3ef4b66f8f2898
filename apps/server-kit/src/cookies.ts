import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The decoded value of the first cookie of this name; undefined when there is none or it cannot be decoded.
 */
export function cookieOf({ headers }: Pick<FastifyRequest, 'headers'>, name: string): string | undefined {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [key = '', ...value] = part.split('=');
    if (key.trim() !== name) continue;
    try {
      return decodeURIComponent(value.join('=').trim());
    } catch {
      return undefined;
    }
  }
  return undefined;
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
