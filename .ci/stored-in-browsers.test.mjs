/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(__dirname, '..');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** Each place in the code that writes a cookie, with the cookies: one name for each write. */
const COOKIES = {
  // The session twice: with the first call, and replaced by a login.
  'apps/shop-api/src/kernel/session/session-plugin.ts': ['session', 'session', 'mode', 'store'],
  'apps/server-kit/src/known-device.ts': ['known-device-…'],
  'apps/server-kit/src/staff-ticket.ts': ['staff-ticket'],
  'apps/registry/src/telemetry/bucket-cookie.ts': ['bucket'],
  'apps/registry/src/access/operator-cookie.ts': ['operator'],
  // The cookie is set or removed with a redirect, and removed with a page.
  'apps/cms/src/page/serve-page.ts': ['preview', 'preview'],
  'shell/src/page/store-marks.ts': ['store-banner'],
  'shell/src/lifecycle/bad-versions.ts': ['avoid'],
};
/** Cookies that shoppers never get. */
const OF_OPERATORS = ['operator', 'preview', 'staff-ticket'];
/** The function that all servers share sets what its caller names. */
const COOKIE_FUNCTION = 'apps/server-kit/src/cookies.ts';

/** Each place that writes into the storage of the browser, with the words of the policy about it. */
const STORAGE = {
  'shared/src/bus/tab-link.ts': 'den Stand des Warenkorbs zwischen Ihren offenen Fenstern',
  'shared/src/product/pending-wish.ts': 'Änderungen an ihr, die noch nicht bestätigt sind',
  'shared/src/http/session-cache.ts': 'Zuletzt geladene Kategorien und Texte',
  'storefinder-mfe/src/last-place.ts': 'die letzte Marktsuche',
  'storefinder-mfe/src/map/tiles/agreement.ts': 'von welchem Server sie geladen werden darf',
  'header-mfe/src/features/search-flyout/recent-searches.ts': 'Ihre letzten Suchen',
  'header-mfe/src/features/unsupported-browser-banner/exited-flag.ts': 'geschlossene Hinweise',
  'search-mfe/src/features/comparison/compared-items.ts': 'Artikel, die Sie zum Vergleich wählen',
  'search-mfe/src/seen-products.ts': 'Nummern der letzten Artikel, die Sie angesehen haben',
  'account-mfe/src/card/kept-card.ts': 'Ihre Kundenkarte',
  'cart-mfe/src/features/wishlist-page/use-store-only.ts': 'den Filter der Merkliste',
  'cart-mfe/src/features/checkout-page/review/kept-submission.ts':
    'eine Bestellung, die noch nicht bestätigt ist',
  'cart-mfe/src/features/checkout-page/state/use-kept-input.ts': 'Ihre Eingaben in der Kasse',
  'shell/src/lifecycle/bad-versions.ts': 'welche Fassung bei Ihnen nicht funktioniert hat',
  'prohibis-mfe/src/article-list/kept-text.ts': 'die Artikelliste von Profikunden',
};

/** Staff only, at the desk and at the page of operators: a sign-out that waits for an answer. */
const STORAGE_OF_STAFF = ['shared/src/staff/sign-out.ts'];

/** Each place that keeps files in caches of a browser: of the desk of the stores, nothing of a person. */
const CACHES = ['apps/cms/src/installable/worker/kept-page.ts'];

const sources = globSync('{shell,shared,*-mfe,apps/*}/src/**/*.{ts,tsx,js,mjs}', { cwd: ROOT })
  .filter((file) => !/\.(?:test|d)\.|\/testing\/|\/dist\/|node_modules/.test(file))
  .map((file) => ({ file, text: read(file).replaceAll(/^import[^;]*;/gm, '') }));
const countsOf = (pattern) =>
  Object.fromEntries(
    sources
      .map(({ file, text }) => [file, [...text.matchAll(pattern)].length])
      .filter(([file, count]) => count > 0 && file !== COOKIE_FUNCTION),
  );

const section = JSON.parse(read('apps/cms/content/privacy.json'))
  .zones.main.flatMap(({ html }) => html)
  .join('\n')
  .split('<section id="cookies">')[1]
  .split('</section>')[0];

describe('what the shop stores in browsers', () => {
  it('finds the sources', () => {
    expect(sources.length).toBeGreaterThan(1000);
  });

  it('every place that writes a cookie is known, with its cookies', () => {
    const writes = countsOf(/(?<!function )\bsetCookie\(|document\.cookie = |['"]set-cookie['"]\s*[,:]/g);

    expect(writes).toEqual(
      Object.fromEntries(Object.entries(COOKIES).map(([file, names]) => [file, names.length])),
    );
  });

  it('the privacy policy names every cookie of shoppers, and no other', () => {
    const written = new Set(Object.values(COOKIES).flat());
    const named = [...section.matchAll(/<dt>Cookies? ([^<]*)<\/dt>/g)]
      .flatMap(([, names]) => names.match(/(?<=„)[^“]+/g))
      // The same cookie where the connection is encrypted.
      .filter((name) => !/^__(?:Host|Secure)-/.test(name));

    expect(named.toSorted()).toEqual([...written].filter((name) => !OF_OPERATORS.includes(name)).toSorted());
  });

  it('every place that writes into a storage is known', () => {
    const writes = countsOf(/(?:Storage|storage\??)\.setItem\(/g);

    expect(Object.keys(writes).toSorted()).toEqual([...Object.keys(STORAGE), ...STORAGE_OF_STAFF].toSorted());
  });

  it('every place that keeps files in a cache is known', () => {
    expect(Object.keys(countsOf(/\bcaches\.open\(/g)).toSorted()).toEqual(CACHES);
  });

  it.each(Object.entries(STORAGE))('the privacy policy covers what %s stores', (_, words) => {
    expect(section).toContain(words);
  });
});
