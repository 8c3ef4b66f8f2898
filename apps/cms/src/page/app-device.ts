import { APP_COOKIE, APP_DEVICES } from '@fachwerk/shared/rules';
import { cookieOf } from './cookies';


/**
 * The device of the mobile app, by the cookie that the app sets for its pages; undefined in browsers. The
 * cookie is untrusted: it removes what the app has itself, and only these names are accepted.
 */
export function appDeviceOf(cookies: string | undefined): string | undefined {
  const value = cookieOf(cookies, APP_COOKIE);
  return value !== undefined && APP_DEVICES.includes(value) ? value : undefined;
}
