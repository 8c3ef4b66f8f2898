import {
  foreignPage,
  ISOLATING_TAG,
  MAGAZINE,
  OTHER_SITE,
  PARTNER,
  SHOP,
  TAG,
  USP,
  widgetElement,
} from '../foreign-site';
import { expect, test } from '../journey';
import { addButton, cartLink, findAvailableProduct } from '../shop-steps';
import { isAlive, isLong } from '../steps';

const WAYS = [
  ['isolated', ISOLATING_TAG],
  ['in the page', TAG],
] as const;

for (const [how, tag] of isLong ? WAYS : WAYS.slice(0, 1))
  test(`on a page of another site buying continues in the shop, with the item (${how})`, async ({
    context,
    showForeignPage,
  }) => {
    const product = await findAvailableProduct(context.request);
    const productId = product.url.replace(/^.*-(\d+)\/.*$/, '$1');
    const widgets = widgetElement('product-details-page', { productId }) + widgetElement('cart-page');
    showForeignPage('/tipp', foreignPage(tag, widgets));
    const page = await context.newPage();
    await page.goto(`${PARTNER}/tipp`);
    await isAlive(page, 'product-details-page');

    const buy = page.getByRole('link', { name: 'Im Shop kaufen' });
    await expect(buy).toBeVisible();
    await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toHaveCount(0);
    const heart = page.locator('[data-wish]').first();
    await expect(heart).toBeAttached();
    await expect(heart).toBeHidden();
    await page.locator('[data-widget="cart-page"]').scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist in unserem Shop' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zum Warenkorb im Shop' })).toHaveAttribute(
      'href',
      `${SHOP}/basket/`,
    );

    await buy.click();
    await page.waitForURL((url) => url.origin === SHOP && url.searchParams.get('item') === product.itemId);
    await isAlive(page, 'product-details-page');
    await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
    await addButton(page).click();
    await expect(cartLink(page, 1)).toBeVisible();
  });

test('on an origin that is not allowed, and in a sandbox, the content of the page stays; the console names the setting once', async ({
  browserConsole,
  context,
  showForeignPage,
}) => {
  browserConsole.allow(/CORS policy|net::ERR_FAILED|Failed to load resource|Widget '|Widgets that need data/);
  const teaser = widgetElement('product-teaser', { headline: 'Beliebt', limit: 2 }, '<p>Fallback</p>');
  showForeignPage('/', foreignPage(TAG, USP + teaser + teaser));
  const page = await context.newPage();
  await page.goto(`${OTHER_SITE}/`);

  await expect(page.locator('[data-widget="product-teaser"][data-widget-state="failed"]')).toHaveCount(2);
  await expect(page.getByText('Fallback', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Lieferung nach Hause')).toBeVisible();
  const sentence = `console.error: Widgets that need data of ${SHOP} keep their fallback content: its operator must add ${OTHER_SITE} to the setting ALLOWED_ORIGINS.`;
  await expect(() =>
    expect(browserConsole.messages.filter((text) => text.includes('ALLOWED_ORIGINS'))).toEqual([sentence]),
  ).toPass();

  // A sandbox without `allow-same-origin` has no origin.
  const sandbox = '<iframe sandbox="allow-scripts" src="/" width="900" height="900"></iframe>';
  showForeignPage('/sandbox', foreignPage('', sandbox));
  await page.goto(`${MAGAZINE}/sandbox`);
  const inside = page.frameLocator('iframe');
  await expect(inside.getByText('Lieferung nach Hause')).toBeVisible();
  await expect(inside.locator('[data-widget="product-teaser"][data-widget-state="failed"]')).toHaveCount(2);
  await expect(inside.getByText('Fallback', { exact: true })).toHaveCount(2);
});
