import type { APIRequestContext, Route } from '@playwright/test';
import { EVERY_MFE } from '../faults';
import { expect, test } from '../journey';
import { LISTENER_NOISE, measureAtRest, mountBatch, NODE_NOISE, storeSample } from '../mount-many';
import {
  addButton,
  cartLink,
  ERIKA,
  findAvailableProduct,
  startLoggedIn,
  startWithOneInCart,
} from '../shop-steps';
import { isAlive, isLong, shopUrl } from '../steps';

// A widget with a script of others is mounted after consent to it.
test.use({ hasSurvey: true });

test('one React and one bus: a click in one micro-frontend shows in another', async ({ context, open }) => {
  const page = await open((await findAvailableProduct(context.request)).url);
  await isAlive(page, 'product-details-page');
  await isAlive(page, 'header');

  await addButton(page).click();
  await expect(cartLink(page, 1)).toBeVisible();
  await page.locator('[data-widget="footer"]').scrollIntoViewIfNeeded();
  await isAlive(page, 'footer');

  const roots = await page.evaluate(() => {
    const mounted = Array.from(
      document.querySelectorAll('[data-widget-state="mounted"] > [data-widget-root]'),
    );
    const marks = mounted.flatMap((root) =>
      Object.keys(root).filter((key) => key.startsWith('__reactContainer$')),
    );
    return { count: marks.length, reacts: new Set(marks).size };
  });
  expect(roots.count, `${roots.count} widgets are mounted`).toBeGreaterThanOrEqual(3);
  expect(roots.reacts, 'each copy of React marks its roots by a name of its own').toBe(1);

  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const texts = await Promise.all(
    scripts
      .filter((path) => path.startsWith('/assets/') && path.endsWith('.js'))
      .map(async (path) => (await context.request.get(path)).text()),
  );
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) expect(text).not.toMatch(/__reactContainer\$|__CLIENT_INTERNALS/);
});

/** Mounts of each widget. A leak grows with every one; docs/performance.md has the figures of LONG=1. */
const [WARM_UP, MOUNTS] = isLong ? [20, 100] : [5, 15];
/** Copies that are mounted at once. */
const BATCH = isLong ? 10 : 5;
/** Pages with the widget; its server HTML is copied, and each copy is hydrated. */
const SERVED: Record<string, string> = {
  header: '/basket/',
  footer: '/basket/',
  'product-list-page': '/c/holz/?f.marke=Fachwerk&f.preis=bis-5',
  'search-results-page': '/search/?q=xyzxyzxyz&ms=true',
  'product-details-page': '/p/x-1424786/',
  'cart-page': '/basket/',
  'storefinder-page': '/stores/?q=50667',
  'login-form': '/login/',
  register: '/register/',
  'register-confirm': '/register/confirm/?token=0123456789',
  'request-password': '/password/request/',
  'reset-password': '/password/reset/?token=0123456789',
  withdrawal: '/widerruf/',
  'account-page': '/account/',
  'email-change': '/email/confirm/?token=0123456789',
  'hero-slider': '/',
};

interface LiveWidget {
  mfe: string;
  name: string;
  /** Widgets without server HTML are rendered from their first example. */
  examples: [{ props: object }, ...unknown[]];
}

async function liveWidgets(request: APIRequestContext): Promise<LiveWidget[]> {
  const answer = await request.get('/federation/widgets');
  return ((await answer.json()) as { widgets: LiveWidget[] }).widgets;
}

/** Login is part of the second: its pages are those of a customer. */
const GROUPS: { name: string; mfes: readonly string[] }[] = [
  { name: 'of all teams but account', mfes: EVERY_MFE.filter((mfe) => mfe !== 'account') },
  { name: 'of account-mfe', mfes: ['account'] },
];

for (const { name: group, mfes } of GROUPS)
  test.describe(() => {
    test.use({ bypassCSP: true });

    test(`${MOUNTS} mounts of each widget ${group} leave nothing behind`, async ({
      browserConsole,
      context,
      open,
    }) => {
      browserConsole.allow(
        // No operator is signed in, and the form of a review requests the name of a customer.
        /Failed to load resource: .* status of 401/,
        // The order page of firms asks for a professional customer.
        /Failed to load resource: .* status of 403/,
        // Pages of an order or a review request the one of their example; there is none.
        /Failed to load resource: .* status of 404/,
        // Many large widgets at once may take longer than single-spa's limit.
        /single-spa minified message #31: .*arg=mount/,
        // The form for a new password has no user name.
        /Password forms should have \(optionally hidden\) username fields/,
        // The cart has no script of a survey service.
        /The script of 'survey' was not loaded/,
      );
      const live = await liveWidgets(context.request);
      expect([...new Set(live.map(({ mfe }) => mfe))].sort()).toEqual([...EVERY_MFE].sort());
      expect(live.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(SERVED)));

      if (mfes.includes('cart')) await startWithOneInCart(context.request);
      for (const address of ['**/basket/', '**/federation/resolve?*'])
        await context.route(address, answerToMountAtLoad);
      await context.addCookies([{ name: 'consent', value: '1.survey', url: shopUrl() }]);
      const page = await open('/basket/');
      await isAlive(page, 'header');
      const session = await context.newCDPSession(page);
      await session.send('Performance.enable');
      const mount = async (widgets: readonly LiveWidget[], times: number) => {
        for (const { name } of widgets)
          for (let round = 0; round < times / BATCH; round += 1)
            await page.evaluate(mountBatch, { name, size: BATCH });
      };

      for (const mfe of mfes)
        await test.step(mfe, async () => {
          const widgets = live.filter((widget) => widget.mfe === mfe);
          for (const { name, examples } of widgets) {
            if (name === 'account-page') await startLoggedIn(context.request, ERIKA);
            await page.evaluate(storeSample, { name, path: SERVED[name] ?? null, props: examples[0].props });
          }
          await mount(widgets, WARM_UP);
          const before = await measureAtRest(page, session);
          await mount(widgets, MOUNTS);
          const after = await measureAtRest(page, session);

          const grown = {
            nodes: after.nodes - before.nodes,
            listeners: after.listeners - before.listeners,
            heapKb: Math.round((after.heap - before.heap) / 1000),
          };
          console.log(`${mfe}-mfe, ${widgets.length} widgets: ${JSON.stringify(grown)}`);
          const change = `${mfe}-mfe: from ${JSON.stringify(before)} to ${JSON.stringify(after)}`;
          expect(grown.nodes, change).toBeLessThanOrEqual(NODE_NOISE);
          expect(grown.listeners, change).toBeLessThanOrEqual(LISTENER_NOISE);
        });
    });
  });

/**
 * Layers have no opener in this test, and there is no interaction: the release of the page, and that of
 * widgets which the page does not have, names another moment for them.
 */
const mountAtLoad = (text: string) =>
  text.replace(/"hydrate":(\{"on":\[[^\]]*\]\}|"interaction")/g, '"hydrate":"load"');

async function answerToMountAtLoad(route: Route): Promise<void> {
  const response = await route.fetch();
  // Chromium keeps one removed link for each address that the speculation rules allow.
  const { 'speculation-rules': _, ...headers } = response.headers();
  await route.fulfill({ response, headers, body: mountAtLoad(await response.text()) });
}
