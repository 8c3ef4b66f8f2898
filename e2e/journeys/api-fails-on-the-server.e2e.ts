import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import type { Page } from 'playwright-core';
import {
  refusingAddress,
  showPagesOf,
  startPageServer,
  startSilentServer,
  type OtherServer,
} from '../page-server';
import { addButton, cartLink, findAvailableProduct, quantityField, startWithOneInCart } from '../shop-steps';
import { isAlive, isSeen, journey } from '../steps';

/** The browser reaches the API, the page server does not. */
let api: OtherServer;
const pages = new Map<string, OtherServer>();
before(async () => {
  api = await startSilentServer();
  pages.set('refuses', await startPageServer({ API_URL: await refusingAddress() }));
  pages.set('is silent', await startPageServer({ API_URL: api.url }));
});
after(async () => {
  for (const server of [...pages.values(), api]) await server.stop();
});

/** 503 tells search engines to come back; browsers note it. */
const options = { expectedMessages: [/Failed to load resource: .* status of 503/] };

for (const how of ['refuses', 'is silent'])
  journey(
    `the page server's API ${how}: pages come at once, and the browser completes them`,
    async ({ context, open }) => {
      await showPagesOf(context, pages.get(how)?.url ?? '');
      const product = await findAvailableProduct(context.request);

      const start = await open('/');
      await isSeen(start.getByRole('heading', { level: 1 }));
      await expectFrame(start);
      await isSeen(start.locator('main a[href^="/c/"]').first());

      const list = await open('/search/?q=akkuschrauber&ms=true');
      await expectFrame(list);
      await tryAgainIfAsked(list, list.locator('main').getByRole('article').first());

      const page = await open(product.url);
      await expectFrame(page);
      await tryAgainIfAsked(page, page.getByRole('heading', { level: 1, name: product.name }));
      await addButton(page).click();
      await isSeen(cartLink(page, 1));

      await startWithOneInCart(context.request);
      const cart = await open('/basket/');
      await expectFrame(cart);
      await tryAgainIfAsked(cart, quantityField(cart));
    },
    options,
  );

/** Where the API refuses, the page knows that its main content is missing; where it is silent, it only knows: not yet. */
for (const [path, refused] of [
  ['/', 200],
  ['/c/werkzeug-maschinen/', 503],
  ['/search/?q=akkuschrauber&ms=true', 503],
  ['/p/x-1424786/', 503],
  ['/basket/', 200],
] as const)
  journey(
    `without API, ${path} is answered within the deadline, and kept in no cache`,
    async ({ context }) => {
      for (const [how, status] of [
        ['refuses', refused],
        ['is silent', 200],
      ] as const) {
        const answer = await context.request.get((pages.get(how)?.url ?? '') + path, { timeout: 5000 });
        assert.equal(answer.status(), status, how);
        assert.match(answer.headers()['cache-control'] ?? '', /no-store/);
        assert.match(await answer.text(), /<main/);
      }
    },
  );

async function expectFrame(page: Page): Promise<void> {
  await isAlive(page, 'header');
  await isSeen(page.getByRole('searchbox', { name: 'Suche' }));
  await isSeen(page.getByRole('banner').locator('a[href^="/c/"]').first());
}

/** Either the browser has rendered it already, or the page says what happened and offers to try again. */
async function tryAgainIfAsked(page: Page, wanted: ReturnType<Page['locator']>): Promise<void> {
  const again = page.locator('main').getByRole('link', { name: /(Noch einmal|Erneut) versuchen/ });
  await isSeen(wanted.or(again).first());
  if (await again.isVisible()) await again.click();
  await isSeen(wanted);
}
