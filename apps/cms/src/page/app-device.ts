import { cookieOf } from './cookies';

const COOKIE = 'app';
const DEVICES = ['android', 'ios'];

/**
 * The device of the mobile app, by the cookie that the app sets for its pages; undefined in browsers. The
 * cookie is untrusted: it removes what the app has itself, and only these names are accepted.
 */
export function appDeviceOf(cookies: string | undefined): string | undefined {
  const value = cookieOf(cookies, COOKIE);
  return value !== undefined && DEVICES.includes(value) ? value : undefined;
}
