import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { after, before } from 'node:test';
import { cartLink, findAvailableProduct, quantityField } from '../shop-steps';
import { hasValue, isAlive, isSeen, journey, shopUrl } from '../steps';

/** Two hosts of one site; browsers find both on this machine. */
const SHOP = `http://www.fachwerk.localhost:${new URL(shopUrl()).port}`;
const MAGAZINE = `http://magazin.fachwerk.localhost:${process.env.FOREIGN_PORT}/`;
const EXAMPLE = '../docs/guides/examples/foreign-page.html';

let server: Server;
/** What stands on the magazine's page, for each path. */
const pages = new Map<string, string>();
before(async () => {
  const example = readFileSync(EXAMPLE, 'utf8').replaceAll('http://localhost:8080', SHOP);
  pages.set('/', example);
  server = createServer((request, response) => {
    const html = pages.get(request.url ?? '');
    if (!html) return response.writeHead(204).end();
    return response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((done) => server.listen(Number(process.env.FOREIGN_PORT), '127.0.0.1', done));
});
after(() => {
  server.close();
  server.closeAllConnections();
});

journey("the guide's example page shows two widgets by one script tag", async ({ context }) => {
  const page = await context.newPage();
  await page.goto(MAGAZINE);
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
  pages.set(
    '/article',
    (pages.get('/') ?? '').replace(
      /data-widget="product-teaser"\s+data-props='[^']*'/,
      `data-widget="product-details-page" data-props='{"productId":"${productId}"}'`,
    ),
  );
  const page = await context.newPage();
  await page.goto(`${MAGAZINE}article`);
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
