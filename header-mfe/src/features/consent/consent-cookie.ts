import { CONSENT_COOKIE, cookieOfChoice } from '@fachwerk/shared/rules';

/** All cookies of the name: a domain above the shop may have one, too. */
export const consentCookies = (): string =>
  document.cookie
    .split('; ')
    .filter((pair) => pair.startsWith(`${CONSENT_COOKIE}=`))
    .join('; ');

/** Until the browser is closed; the answer of the server keeps it longer. */
export function denyInBrowser(version: string | undefined): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${CONSENT_COOKIE}=${cookieOfChoice([], new Date(), version)}; Path=/; SameSite=Lax${secure}`;
}
