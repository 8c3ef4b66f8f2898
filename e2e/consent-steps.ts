import { CONSENT_COOKIE, isNamed, storedInBrowsers } from '@fachwerk/shared/rules';
import type { BrowserContext, Page } from '@playwright/test';

/** The region with the question about services that need consent. */
export const consentLayer = (page: Page) => page.getByRole('region', { name: 'Dürfen wir etwas mehr?' });

/** The ids that the cookie allows; undefined: not decided. */
export async function allowedServices(context: BrowserContext): Promise<string[] | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === CONSENT_COOKIE);
  return cookie?.value.split('.').slice(2);
}

/** Calls that need consent. */
const TRACKING = /\/rest\/tracking\/|\/federation\/web-vitals/;

/**
 * Watches all requests of the context. `faults` are those of other hosts and of trackers, and what browser
 * and servers have stored besides what the record of the shop calls necessary.
 */
export function watchWithoutConsent(context: BrowserContext, shop: string) {
  const { origin } = new URL(shop);
  const requests: string[] = [];
  context.on('request', (request) => {
    const { protocol, origin: itsOrigin, pathname } = new URL(request.url());
    if (!/^(?:http|ws)/.test(protocol)) return;
    if (itsOrigin !== origin || TRACKING.test(pathname)) requests.push(request.url());
  });
  return {
    async faults(page: Page): Promise<string[]> {
      const cookies = (await context.cookies()).map(({ name }) => name.replace(/^__(?:Host|Secure)-/, ''));
      const { session, local } = await page.evaluate(() => ({
        session: Object.keys(sessionStorage),
        local: Object.keys(localStorage),
      }));
      return [
        ...requests.splice(0),
        ...unknownOf('cookie', cookies),
        ...unknownOf('session', session),
        ...unknownOf('local', local),
      ];
    },
  };
}

const unknownOf = (place: string, names: readonly string[]): string[] => {
  const necessary = storedInBrowsers().filter((one) => one.place === place && one.need === 'necessary');
  return names
    .filter((name) => !necessary.some((one) => isNamed(one.name, name)))
    .map((name) => `${place}: ${name}`);
};
