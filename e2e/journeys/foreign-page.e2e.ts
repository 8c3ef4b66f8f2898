import { readFileSync } from 'node:fs';
import { MAGAZINE, SHOP } from '../foreign-site';
import { expect, test } from '../journey';
import { cartLink, findAvailableProduct, quantityField } from '../shop-steps';
import { isAlive } from '../steps';

const example = (name: string): string =>
  readFileSync(`../docs/guides/examples/${name}.html`, 'utf8').replaceAll('http://localhost:8080', SHOP);
const EXAMPLE = example('foreign-page');

test.beforeEach(({ showForeignPage }) => showForeignPage('/', EXAMPLE));

test("the guide's examples work as they stand: two widgets by one script tag, isolation, AJAX, an editing frame", async ({
  context,
  showForeignPage,
}) => {
  const page = await context.newPage();
  await page.goto(`${MAGAZINE}/`);
  await isAlive(page, 'product-teaser');
  await isAlive(page, 'cart-page');
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
  const font = await page
    .locator('[data-widget="cart-page"] :is(h1, h2)')
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);
  expect(font, 'the styles of the shop are there').toMatch(/Archivo/i);

  // The tiles are a static part, whose code arrives after the widget is mounted.
  await page.locator('[data-widget="product-teaser"] article a').first().waitFor();
  const leading = await page
    .locator('[data-widget] a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
  expect(leading.length).toBeGreaterThanOrEqual(4);
  expect([...new Set(leading)], 'every link leads into the shop').toEqual([SHOP]);

  for (const name of ['isolated-page', 'ajax-page', 'editing-frame'])
    showForeignPage(`/${name}`, example(name));
  await page.goto(`${MAGAZINE}/isolated-page`);
  await isAlive(page, 'product-teaser');
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
  await expect(page.locator('[data-isolated=""]')).toHaveCount(2);

  await page.goto(`${MAGAZINE}/ajax-page`);
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole('button', { name: 'Empfehlung laden' }).click();
    await expect(page.getByRole('heading', { name: 'Passt dazu' })).toBeVisible();
    await page.getByRole('button', { name: 'Entfernen' }).click();
    await expect(page.getByRole('heading', { name: 'Passt dazu' })).toBeHidden();
  }

  await page.goto(`${MAGAZINE}/editing-frame`);
  const preview = page.frameLocator('#preview');
  await expect(preview.getByRole('heading', { name: 'Diese Woche beliebt' })).toBeVisible();
  await page.getByLabel('Einstellungen (JSON)').fill('{"headline": "Neu in dieser Woche", "limit": 2}');
  await expect(preview.getByRole('heading', { name: 'Neu in dieser Woche' })).toBeVisible();
  await page.getByRole('button', { name: 'Entfernen' }).click();
  await expect(preview.getByRole('heading', { name: 'Neu in dieser Woche' })).toBeHidden();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(preview.getByRole('heading', { name: 'Neu in dieser Woche' })).toBeVisible();
});

test('buying and changing on a third-party page changes the cart of the shop', async ({
  context,
  showForeignPage,
}) => {
  const product = await findAvailableProduct(context.request);
  const productId = product.url.replace(/^.*-(\d+)\/.*$/, '$1');
  showForeignPage(
    '/article',
    EXAMPLE.replace(
      /data-widget="product-teaser"\s+data-props='[^']*'/,
      `data-widget="product-details-page" data-props='{"productId":"${productId}"}'`,
    ),
  );
  const page = await context.newPage();
  await page.goto(`${MAGAZINE}/article`);
  await isAlive(page, 'product-details-page');
  await isAlive(page, 'cart-page');

  await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
  await expect(page.getByRole('link', { name: product.name, exact: true })).toBeVisible();
  // The new quantity shows before it is saved, and leaving the page ends a request.
  const saved = page.waitForResponse((response) => response.url().endsWith('/basket/edit/'));
  await page.getByRole('button', { name: `Menge von ${product.name} erhöhen` }).click();
  await expect(quantityField(page)).toHaveValue('2');
  await saved;
  // After a reload: the session's cookie is sent between the hosts of one site.
  await page.reload();
  await expect(quantityField(page)).toHaveValue('2');

  await page.goto(`${SHOP}/basket/`);
  await expect(cartLink(page, 2)).toBeVisible();
});
