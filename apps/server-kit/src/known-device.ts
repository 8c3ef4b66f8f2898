import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, setCookie } from './cookies';
import { PERIODS } from './periods';
import { secretsOf } from './secrets';

const SECONDS = PERIODS.knownDeviceDays * 24 * 60 * 60;

export interface KnownDeviceOptions {
  /** Signs the cookies; the same in every instance. May be several (`secretsOf`). */
  secret: string;
  /** Address of the login: the only one that needs the cookie. */
  path: string;
  isSecure: (request: FastifyRequest) => boolean;
  now?: () => number;
}

export interface KnownDevices {
  /** Id of this browser if it has logged in to the account before. */
  idOf(request: FastifyRequest, account: string): string | undefined;
  /** Makes the browser known for the account, with a new id. */
  remember(request: FastifyRequest, reply: FastifyReply, account: string): void;
}

/**
 * Browsers that have logged in to an account before ("device cookies" of OWASP). Their attempts are counted
 * separately, so that attempts of strangers never block the owner there. The cookie contains a random id and
 * a signature for one account, but no name.
 */
export function knownDevices({ secret, path, isSecure, now = Date.now }: KnownDeviceOptions): KnownDevices {
  const secrets = secretsOf(secret);
  const [current] = secrets;
  const mac = (key: string, ...values: (string | number)[]): string =>
    createHmac('sha256', key)
      .update(JSON.stringify(['known-device', ...values]))
      .digest('base64url');
  // One cookie for each account: a family shares a browser.
  const nameOf = (key: string, request: FastifyRequest, account: string): string =>
    `${isSecure(request) ? '__Secure-' : ''}known-device-${mac(key, 'name', account).slice(0, 8)}`;
  const signatureOf = (key: string, account: string, id: string, until: number): string =>
    mac(key, 'id', account, id, until);
  const seconds = (): number => Math.floor(now() / 1000);

  return {
    idOf(request, account) {
      for (const key of secrets) {
        const cookie = cookieOf(request, nameOf(key, request, account)) ?? '';
        const [id = '', end = '', signature = ''] = cookie.split('.');
        const until = Number(end);
        if (until > seconds() && isSame(signature, signatureOf(key, account, id, until))) return id;
      }
      return undefined;
    },
    remember(request, reply, account) {
      const id = randomBytes(16).toString('base64url');
      const until = seconds() + SECONDS;
      setCookie(
        reply,
        nameOf(current, request, account),
        `${id}.${until}.${signatureOf(current, account, id, until)}`,
        {
          path,
          sameSite: 'Strict',
          maxAgeSeconds: SECONDS,
          isSecure: isSecure(request),
        },
      );
    },
  };
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
