import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../journey';
import {
  type OtherServer,
  refusingAddress,
  showPagesOf,
  startPageServer,
  startSilentServer,
} from '../page-server';
import { addButton, cartLink, findAvailableProduct, quantityField, startWithOneInCart } from '../shop-steps';
import { isAlive, isLong } from '../steps';

/** Page servers that do not reach the API; browsers do. */
let api: OtherServer;
const pages = new Map<string, OtherServer>();
test.beforeAll(async () => {
  api = await startSilentServer();
  // What renders without the API needs longer than the default on a busy machine: five pages at once here.
  const env = { RENDER_DEADLINE_MS: '8000' };
  pages.set('refuses', await startPageServer({ ...env, API_URL: await refusingAddress() }));
  pages.set('is silent', await startPageServer({ ...env, API_URL: api.url }));
});
test.afterAll(async () => {
  for (const server of [...pages.values(), api]) await server.stop();
});

/** Browsers log the status 503, which makes search engines come back. */
test.beforeEach(({ browserConsole }) => browserConsole.allow(/Failed to load resource: .* status of 503/));

/** With LONG=1 the browser completes the pages in both cases. */
for (const how of isLong ? ['is silent', 'refuses'] : ['is silent'])
  test(`the page server's API ${how}: pages come within the deadline and into no cache, and the browser completes them`, async ({
    context,
    open,
  }) => {
    await expectAnswers(context.request, 'refuses');
    await expectAnswers(context.request, 'is silent');

    await showPagesOf(context, pages.get(how)?.url ?? '');
    const product = await findAvailableProduct(context.request);

    const start = await open('/');
    await expect(start.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFrame(start);
    await expect(start.locator('main a[href^="/c/"]').first()).toBeVisible();

    const list = await open('/search/?q=akkuschrauber&ms=true');
    await expectFrame(list);
    await tryAgainIfOffered(list, list.locator('main').getByRole('article').first());

    const page = await open(product.url);
    await expectFrame(page);
    await tryAgainIfOffered(page, page.getByRole('heading', { level: 1, name: product.name }));
    await addButton(page).click();
    await expect(cartLink(page, 1)).toBeVisible();

    await startWithOneInCart(context.request);
    const cart = await open('/basket/');
    await expectFrame(cart);
    await tryAgainIfOffered(cart, quantityField(cart));
  });

/** Where the API refuses: a page without its main widget is 503, and the cart page shows an error itself. */
const STATUS = {
  '/': 200,
  '/c/werkzeug-maschinen/': 503,
  '/search/?q=akkuschrauber&ms=true': 503,
  '/p/x-1424786/': 503,
  '/basket/': 200,
};

/** All at once, because each page of a silent API waits for its deadline. */
async function expectAnswers(request: APIRequestContext, how: string): Promise<void> {
  const expectAnswer = ([path, refused]: [string, number]) =>
    // On a busy machine, the first page of a new process may need longer than its deadline: it is 503, too.
    expect(async () => {
      // Without the deadline of the page server, no page would come.
      const answer = await request.get((pages.get(how)?.url ?? '') + path);
      // No main widget is ready while the API is silent, that of the cart neither: the browser renders it.
      const status = how === 'is silent' && path === '/basket/' ? 503 : refused;
      expect(answer.status(), path).toBe(status);
      expect(answer.headers()['cache-control'] ?? '', path).toMatch(/no-store/);
      expect(await answer.text(), path).toMatch(/<main/);
    }).toPass();
  await Promise.all(Object.entries(STATUS).map(expectAnswer));
}

async function expectFrame(page: Page): Promise<void> {
  await isAlive(page, 'header');
  await expect(page.getByRole('combobox', { name: 'Suche' })).toBeVisible();
  await expect(page.getByRole('banner').locator('a[href^="/c/"]').first()).toBeVisible();
}

/** If the browser has not rendered the content, the page shows an error and a link to try again. */
async function tryAgainIfOffered(page: Page, wanted: ReturnType<Page['locator']>): Promise<void> {
  const again = page.locator('main').getByRole('link', { name: /(Noch einmal|Erneut) versuchen/ });
  await expect(wanted.or(again).first()).toBeVisible();
  // The widget may load by itself between both steps.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(wanted).toBeVisible({ timeout: 3000 });
  }).toPass();
}
