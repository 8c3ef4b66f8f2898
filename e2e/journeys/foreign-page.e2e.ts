import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { MAGAZINE, openForeignSite, SHOP } from '../foreign-site';
import { cartLink, findAvailableProduct, quantityField } from '../shop-steps';
import { hasValue, isAlive, isGone, isSeen, journey } from '../steps';

const example = (name: string): string =>
  readFileSync(`../docs/guides/examples/${name}.html`, 'utf8').replaceAll('http://localhost:8080', SHOP);
const EXAMPLE = example('foreign-page');
const show = openForeignSite();
show('/', EXAMPLE);

journey("the guide's example page shows two widgets by one script tag", async ({ context }) => {
  const page = await context.newPage();
  await page.goto(`${MAGAZINE}/`);
  await isAlive(page, 'product-teaser');
  await isAlive(page, 'cart-page');
  await isSeen(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' }));
  const font = await page
    .locator('[data-widget="cart-page"] :is(h1, h2)')
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily);
  assert.match(font, /Archivo/i, 'the styles of the shop are there');

  const leading = await page
    .locator('[data-widget] a[href]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
  assert.ok(leading.length >= 4);
  assert.deepEqual([...new Set(leading)], [SHOP], 'every link leads into the shop');
});

journey('buying and changing on a page of others changes the cart of the shop', async ({ context }) => {
  const product = await findAvailableProduct(context.request);
  const productId = product.url.replace(/^.*-(\d+)\/.*$/, '$1');
  show(
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
  await isSeen(page.getByRole('link', { name: product.name, exact: true }));
  await page.getByRole('button', { name: `Menge von ${product.name} erhöhen` }).click();
  await hasValue(quantityField(page), '2');
  // Read anew: the session's cookie travels between the hosts of the site.
  await page.reload();
  await hasValue(quantityField(page), '2');

  await page.goto(`${SHOP}/basket/`);
  await isSeen(cartLink(page, 2));
});

journey("the guide's other examples work as they stand", async ({ context }) => {
  for (const name of ['isolated-page', 'ajax-page', 'editing-frame']) show(`/${name}`, example(name));
  const page = await context.newPage();
  await page.goto(`${MAGAZINE}/isolated-page`);
  await isAlive(page, 'product-teaser');
  await isSeen(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' }));
  assert.equal(await page.locator('[data-isolated=""]').count(), 2);

  await page.goto(`${MAGAZINE}/ajax-page`);
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole('button', { name: 'Empfehlung laden' }).click();
    await isSeen(page.getByRole('heading', { name: 'Passt dazu' }));
    await page.getByRole('button', { name: 'Entfernen' }).click();
    await isGone(page.getByRole('heading', { name: 'Passt dazu' }));
  }

  await page.goto(`${MAGAZINE}/editing-frame`);
  const preview = page.frameLocator('#preview');
  await isSeen(preview.getByRole('heading', { name: 'Diese Woche beliebt' }));
  await page.getByLabel('Einstellungen (JSON)').fill('{"headline": "Neu in dieser Woche", "limit": 2}');
  await isSeen(preview.getByRole('heading', { name: 'Neu in dieser Woche' }));
  await page.getByRole('button', { name: 'Entfernen' }).click();
  await isGone(preview.getByRole('heading', { name: 'Neu in dieser Woche' }));
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await isSeen(preview.getByRole('heading', { name: 'Neu in dieser Woche' }));
});
