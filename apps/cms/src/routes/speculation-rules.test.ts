/** @jest-environment node */
import { type Call, changesState, pathOf } from '@fachwerk/shared/calls';
import { allContracts } from '@fachwerk/shared/contracts';
import { URLPattern } from 'urlpattern-polyfill';
import { loadContent } from '../content/load-content';
import { CONTENT_DIR } from '../paths';
import { speculationRules } from './speculation-rules';

const { pages } = loadContent(CONTENT_DIR);
const ORIGIN = 'http://shop.test';

/** The two lists of addresses, read like a browser reads them. */
function isPrefetched(address: string, calls: readonly Call[] = allContracts): boolean {
  const [rule] = speculationRules(pages, calls).prefetch;
  const [allowed, excluded] = rule?.where.and ?? [];
  const matches = (patterns: readonly object[] = []) =>
    patterns.some((pattern) =>
      new URLPattern({ ...pattern, baseURL: `${ORIGIN}/` }).test(new URL(address, ORIGIN).href),
    );
  return (
    matches(allowed && 'href_matches' in allowed ? allowed.href_matches : []) &&
    !matches(excluded && 'not' in excluded ? excluded.not?.href_matches : [])
  );
}

it.each([
  '/',
  '/c/werkzeug-maschinen/',
  '/c/werkzeug-maschinen/elektrowerkzeuge/akkuschrauber/?page=2&brand=Hartwig',
  '/p/akkuschrauber-18-v-1424786/',
  '/search/?q=farbe',
  '/stores/',
  '/impressum/',
])('loads %s before it is opened', (address) => {
  expect(isPrefetched(address)).toBe(true);
});

it.each(allContracts.map((call) => [call.method, call.path, call] as const))(
  'does not load %s %s',
  (_method, _path, call) => {
    const params = Object.fromEntries(
      [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']),
    );

    expect(isPrefetched(pathOf(call, params))).toBe(false);
  },
);

it('excludes a GET that changes state although a public page has such an address', () => {
  const clear: Call = { method: 'GET', path: '/c/{list}/clear/', changesState: true };

  expect(changesState(clear)).toBe(true);
  expect(isPrefetched('/c/merkliste/clear/', [])).toBe(true);
  expect(isPrefetched('/c/merkliste/clear/', [clear])).toBe(false);
});

it.each(pages.filter(({ cache }) => cache === 'private').map(({ path = '' }) => path))(
  'does not load the private page %s',
  (path) => {
    expect(isPrefetched(`${path}?token=abc`)).toBe(false);
  },
);

it.each([
  '/?preview=signed',
  '/c/werkzeug-maschinen/?page=2&preview=end',
  '/images/scenes/garten.svg',
  '/assets/search/1.0.0/browser/remoteEntry.js',
  '/dev/mailbox/1/',
  '/widgets/preview/cart-page/',
  '/fragments/head?widgets=cart-page',
  '/rest/products/',
  '/openapi.json',
  'https://other.test/c/werkzeug-maschinen/',
])('does not load %s', (address) => {
  expect(isPrefetched(address)).toBe(false);
});
