import { cookiesOf, onlyCookieOf } from '@fachwerk/server-kit/cookies';
import {
  APP_COOKIE,
  APP_DEVICES,
  APP_PERMISSIONS_COOKIE,
  choiceOfCookie,
  choiceOfPermissions,
  CONSENT_COOKIE,
  type ConsentChoice,
} from '@fachwerk/shared/rules';
import type { FastifyRequest } from 'fastify';

/**
 * What the visitor has decided, as the shell reads it: in the app by its permissions. Null: not yet. Of the
 * app's cookies two of a name count for none, because another host of the site may have set one.
 */
export function choiceOfRequest(
  request: Pick<FastifyRequest, 'headers'>,
  offered: readonly string[],
): ConsentChoice | null {
  const isApp = APP_DEVICES.includes(onlyCookieOf(request, APP_COOKIE) ?? '');
  return isApp
    ? choiceOfPermissions(onlyCookieOf(request, APP_PERMISSIONS_COOKIE), offered)
    : choiceOfCookie(consentCookie(request), offered);
}

/** Another tool of the site may have set a cookie of the name, too: the first one that is ours counts. */
export const consentCookie = (request: Pick<FastifyRequest, 'headers'>): string | undefined =>
  cookiesOf(request, CONSENT_COOKIE).find((value) => choiceOfCookie(value, []) !== null);
