import { inDatabase } from '../shop-database';
import { expect, test } from './test';
import { until, type Visitor } from './visitor';
import type { WatchedShop } from './watched-shop';

const LIST = '/search/?q=akkuschrauber&ms=true';
/** A page without scripts. */
const BEFORE = '/robots.txt';
const NEXT = '/impressum/';
/** Longer than the shell waits before it reports failures. */
const SLOW_MS = 2000;

/** What is loading when the visitor leaves. */
const MOMENTS: [what: string, path: RegExp][] = [
  ['the shell', /\/part-runtime\.js$/],
  ['the entry of a micro-frontend', /\/assets\/search\/.*\/remoteEntry\.js/],
  ['the code of a widget', /\/assets\/search\/.*\/search-results-page\.js/],
  ['a call of the API', /\/rest\//],
];

const WAYS: [how: string, leave: (visitor: Visitor, shop: WatchedShop) => Promise<void>][] = [
  ['for the next page', (visitor, shop) => visitor.begin(shop.url(NEXT))],
  ['by the back button', (visitor) => visitor.back()],
];

/** Failures that the registry has counted. */
const countedFailures = (): Promise<number> =>
  inDatabase(async (database) => {
    const { rows } = await database.query<{ count: string }>('select count(*) from registry.failure');
    return Number(rows[0]?.count);
  });

for (const [what, path] of MOMENTS)
  for (const [how, leave] of WAYS)
    test(`${what} loads when the visitor leaves ${how}: no version has failed`, async ({ visitor, shop }) => {
      const { engine } = visitor;
      const before = await countedFailures();
      await visitor.open(shop.url(BEFORE));
      const held = shop.hold(path);
      // The old page has time to report what the browser cancels.
      for (const slow of [/^\/robots\.txt$/, /^\/impressum\/$/]) shop.delay(slow, SLOW_MS);
      await visitor.begin(shop.url(LIST));
      await held.arrived;

      await leave(visitor, shop);
      await until(async () => {
        expect(await engine.evaluate(() => window.location.pathname)).not.toBe('/search/');
      });
      held.release();
      await visitor.open(shop.url(NEXT));
      await visitor.isQuiet();

      expect(shop.reports.flatMap(({ failed, errors }) => [...failed, ...errors])).toEqual([]);
      expect(await countedFailures()).toBe(before);
      expect(await engine.evaluate(() => window.sessionStorage.getItem('fachwerk-avoid'))).toBe(null);
      // The console of a page that was left names the files that the browser has cancelled.
      shop.messages.length = 0;
    });

test('a file that cannot be loaded is a failure of its version', async ({ visitor, shop }) => {
  const before = await countedFailures();
  shop.refuse(/\/assets\/search\/.*\/search-results-page\.js/);
  await visitor.open(shop.url(LIST));
  await until(async () => expect(await countedFailures()).toBeGreaterThan(before));

  expect(shop.reports.flatMap(({ failed }) => failed)).toContainEqual(
    expect.objectContaining({ widget: 'search-results-page', step: 'load' }),
  );
  shop.messages.length = 0;
});
