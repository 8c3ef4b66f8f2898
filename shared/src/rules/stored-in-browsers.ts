import { type ConsentService, KEPT_BY_SERVICES } from './consent-services';
import { LANGUAGE_COOKIE } from './languages';

/** A cookie or a key of the storage of the browser. A name that ends in "…" is the beginning of names. */
export interface StoredInBrowser {
  /** Its text for visitors is `stored.<key>` of the header. */
  key: string;
  name: string;
  place: 'cookie' | 'session' | 'local';
  /** `necessary` for a function that the visitor uses, or the service that needs consent. */
  need: 'necessary' | ConsentService;
  /** Where our code writes it, once for each place; empty: the script of the service does. */
  files: readonly string[];
  /** Shoppers never get it. */
  isOfStaff?: true;
}

type Written = Pick<StoredInBrowser, 'key' | 'name'> & Partial<StoredInBrowser>;

const SESSION = 'apps/shop-api/src/kernel/session/session-plugin.ts';
const SERVE_PAGE = 'apps/cms/src/page/serve-page.ts';
const COMPARED = 'search-mfe/src/features/comparison/compared-items.ts';
const LAST_PLACE = 'storefinder-mfe/src/last-place.ts';
const BAD_VERSIONS = 'shell/src/lifecycle/bad-versions.ts';

const cookies: readonly Written[] = [
  // With the first call, and replaced by a login.
  { key: 'session', name: 'session', files: [SESSION, SESSION] },
  { key: 'mode', name: 'mode', files: [SESSION] },
  // For an app that sends a header instead of the cookie; developers play an app.
  {
    key: 'app',
    name: 'app',
    files: ['apps/cms/src/page/app-device.ts', 'platform-mfe/src/features/app-simulator/app-cookies.ts'],
  },
  { key: 'store', name: 'store', files: [SESSION] },
  { key: 'storeBanner', name: 'store-banner', files: ['shell/src/page/store-marks.ts'] },
  { key: 'knownDevice', name: 'known-device-…', files: ['apps/server-kit/src/known-device.ts'] },
  { key: 'language', name: LANGUAGE_COOKIE, files: ['apps/cms/src/page/choose-language.ts'] },
  { key: 'bucket', name: 'bucket', files: ['apps/registry/src/telemetry/bucket-cookie.ts'] },
  { key: 'avoid', name: 'avoid', files: [BAD_VERSIONS] },
  {
    key: 'consent',
    name: 'consent',
    files: [
      'apps/shop-api/src/customers/service-consent/service-consent-routes.ts',
      'header-mfe/src/features/consent/consent-cookie.ts',
    ],
  },
  { key: 'analytics', ...KEPT_BY_SERVICES.analytics, need: 'analytics', files: [] },
  {
    key: 'operator',
    name: 'operator',
    files: ['apps/registry/src/access/operator-cookie.ts'],
    isOfStaff: true,
  },
  // Set or removed with a redirect, and removed with a page.
  { key: 'preview', name: 'preview', files: [SERVE_PAGE, SERVE_PAGE], isOfStaff: true },
  {
    key: 'staffTicket',
    name: 'staff-ticket',
    files: ['apps/server-kit/src/staff-ticket.ts'],
    isOfStaff: true,
  },
];

const ofTabs: readonly Written[] = [
  { key: 'answers', name: 'get:…', files: ['shared/src/http/session-cache.ts'] },
  { key: 'pendingWish', name: 'pending-wish', files: ['shared/src/product/pending-wish.ts'] },
  { key: 'place', name: 'storefinder:place', files: [LAST_PLACE] },
  { key: 'position', ...KEPT_BY_SERVICES['store-position'], need: 'store-position', files: [LAST_PLACE] },
  {
    key: 'oldBrowser',
    name: 'fachwerk.unsupported-browser-banner',
    files: ['header-mfe/src/features/unsupported-browser-banner/exited-flag.ts'],
  },
  { key: 'comparisonBar', name: 'comparison-bar-closed', files: [COMPARED] },
  {
    key: 'wishlistFilter',
    name: 'wishlist-store-only',
    files: ['cart-mfe/src/features/wishlist-page/use-store-only.ts'],
  },
  {
    key: 'submission',
    name: 'checkout-submission',
    files: ['cart-mfe/src/features/checkout-page/review/kept-submission.ts'],
  },
  {
    key: 'checkout',
    name: 'checkout-…',
    files: ['cart-mfe/src/features/checkout-page/state/use-kept-input.ts'],
  },
  { key: 'badVersions', name: 'fachwerk-avoid', files: [BAD_VERSIONS] },
  {
    key: 'articleList',
    name: 'prohibis-article-list',
    files: ['prohibis-mfe/src/article-list/kept-text.ts'],
  },
];

const ofBrowser: readonly Written[] = [
  { key: 'tabs', name: 'fachwerk-bus', files: ['shared/src/bus/tab-link.ts'] },
  {
    key: 'searches',
    name: 'recent-searches',
    files: ['header-mfe/src/features/search-flyout/recent-searches.ts'],
  },
  { key: 'seen', name: 'seen-products', files: ['search-mfe/src/seen-products.ts'] },
  { key: 'compared', name: 'compared-items', files: [COMPARED] },
  { key: 'card', name: 'customer-card', files: ['account-mfe/src/card/kept-card.ts'] },
  {
    key: 'map',
    name: 'storefinder:map-agreed',
    need: 'map-tiles',
    files: ['storefinder-mfe/src/map/tiles/agreement.ts'],
  },
  // At the desk and at the page of operators: a sign-out that waits for an answer.
  { key: 'signOut', name: 'staff-sign-out', files: ['shared/src/staff/sign-out.ts'], isOfStaff: true },
];

const entries = (place: StoredInBrowser['place'], list: readonly Written[]): StoredInBrowser[] =>
  list.map((one) => ({ place, need: 'necessary', files: [], ...one }));

/**
 * The one record of what the shop stores in browsers. A test compares it with the code and with the privacy
 * policy; the page of the settings shows it, and the shell removes what belongs to a withdrawn service.
 */
export const storedInBrowsers = (): StoredInBrowser[] => [
  ...entries('cookie', cookies),
  ...entries('session', ofTabs),
  ...entries('local', ofBrowser),
];

export const isNamed = (pattern: string, name: string): boolean =>
  pattern.endsWith('…') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;
