import type { IncomingHttpHeaders } from 'node:http';
import { APP_COOKIE, APP_DEVICES } from '@fachwerk/shared/rules';
import type { FastifyReply } from 'fastify';
import { cookieOf } from './cookies';

/** For an app that cannot set the cookie before it requests its first page. */
export const APP_HEADER = 'x-fachwerk-app';

/**
 * The device of the mobile app, by its header or by the cookie that the app sets for its pages; undefined in
 * browsers. Both are untrusted: they remove what the app has itself, and only these names are accepted.
 */
export function appDeviceOf({ cookie, [APP_HEADER]: header }: IncomingHttpHeaders): string | undefined {
  const isDevice = (value: unknown) => APP_DEVICES.some((device) => device === value);
  const value = isDevice(header) ? String(header) : cookieOf(cookie, APP_COOKIE);
  return isDevice(value) ? value : undefined;
}

/**
 * A web view sends the header with its first request only: the answer, also one that leads to another
 * address, sets the cookie for the next pages. True if it does; then no cache may keep it. False where the
 * request has no header, or has the cookie already.
 */
export function rememberApp(headers: IncomingHttpHeaders, reply: FastifyReply, isHttps: boolean): boolean {
  const device = appDeviceOf(headers);
  if (headers[APP_HEADER] === undefined || !device || cookieOf(headers.cookie, APP_COOKIE) === device)
    return false;
  void reply.header(
    'set-cookie',
    `${APP_COOKIE}=${device}; Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`,
  );
  return true;
}
