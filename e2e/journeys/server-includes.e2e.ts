import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { nginxProgram, startNginx, type Nginx } from '../nginx';
import { eventually, isAlive, isSeen, journey, shopUrl } from '../steps';

/** Two hosts of one site; browsers find both on this machine. */
const SHOP_PORT = new URL(shopUrl()).port;
const SHOP = `http://www.fachwerk.localhost:${SHOP_PORT}`;
const PORT = Number(process.env.FOREIGN_PORT);
const MAGAZINE = `http://magazin.fachwerk.localhost:${PORT}`;
const EXAMPLES = '../docs/guides/examples';

/** The guide's own files, with the addresses of this run. */
const withAddresses = (text: string, shopPort: string) =>
  text
    .replaceAll('listen 8090', `listen 127.0.0.1:${PORT}`)
    .replaceAll('root docs/guides/examples', 'root pages')
    .replaceAll('Host localhost:8080', `Host www.fachwerk.localhost:${SHOP_PORT}`)
    .replaceAll('proxy_pass http://localhost:8080', `proxy_pass http://127.0.0.1:${shopPort}`)
    .replaceAll('http://localhost:8080', SHOP)
    .replaceAll('/server-includes.html', '/diary.html');

const start = (shopPort: string): Promise<Nginx> =>
  startNginx({
    port: PORT,
    servers: withAddresses(readFileSync(join(EXAMPLES, 'server-includes.conf'), 'utf8'), shopPort),
    fill: (pages) => {
      const guide = withAddresses(readFileSync(join(EXAMPLES, 'server-includes.html'), 'utf8'), SHOP_PORT);
      // Browsers miss a favicon aloud.
      const example = guide.replace('</title>', '</title><link rel="icon" href="data:,">');
      writeFileSync(join(pages, 'diary.html'), example);
      writeFileSync(
        join(pages, 'mistakes.html'),
        example
          .replace('/fragments/product-teaser?props=', '/fragments/nobody-has-this?props=')
          .replace('widgets=product-teaser,storefinder-page', 'widgets=nobody-has-this'),
      );
    },
  });

const HEADLINE = 'Unser Werkzeug';

/** The page with both widgets out of the server; one that a busy machine does not render in time comes with the next view. */
const openDiary = (page: Page): Promise<void> =>
  eventually(async () => {
    const answer = await page.goto(`${MAGAZINE}/diary.html`);
    assert.equal((await answer?.text())?.match(/data-ssr/g)?.length, 2);
  });
const program = nginxProgram();

if (!program) {
  const isForbidden = Boolean(process.env.SKIP_NOTHING);
  void test('widgets in pages of others by server-side includes', (context) => {
    if (isForbidden) assert.fail('nginx is not installed, and no test may be skipped (SKIP_NOTHING).');
    context.skip('nginx is not installed: apt-get install nginx-light');
  });
} else {
  let nginx: Nginx;
  const restart = async (shopPort: string) => {
    await nginx.stop();
    nginx = await start(shopPort);
  };
  before(async () => {
    nginx = await start(SHOP_PORT);
  });
  after(() => nginx.stop());

  journey(
    'an included widget is there without JavaScript, with its styles and links into the shop',
    async ({ context }) => {
      const page = await context.newPage();
      await openDiary(page);

      await isSeen(page.getByRole('heading', { name: HEADLINE }));
      const articles = page.locator('[data-widget="product-teaser"] article');
      assert.equal(await articles.count(), 4);
      const leading = await page
        .locator('[data-widget] a[href]')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      const others = leading.filter((href) => !href.startsWith(`${SHOP}/`));
      assert.deepEqual(
        others.filter((href) => !href.startsWith(`${MAGAZINE}/diary.html`)),
        [],
        'every link leads into the shop, or to the next state of this page',
      );
      const pictures = await page
        .locator('[data-widget] img')
        .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).origin));
      assert.deepEqual([...new Set(pictures)], [SHOP], 'every picture comes from the shop');
      const columns = await articles
        .first()
        .evaluate((article) => getComputedStyle(article.parentElement?.parentElement ?? article).display);
      assert.match(columns, /grid|flex/, 'the style sheets of the widget are there');
      assert.match(
        await page
          .getByRole('heading', { name: HEADLINE })
          .evaluate((heading) => getComputedStyle(heading).fontFamily),
        /Archivo/,
      );
    },
    { javaScriptEnabled: false },
  );

  journey(
    'with JavaScript the same widget comes to life: one release, nothing rendered anew',
    async ({ context }) => {
      const page = await context.newPage();
      await page.addInitScript(() => {
        document.addEventListener('DOMContentLoaded', () => {
          for (const heading of document.querySelectorAll('[data-widget] :is(h1, h2)'))
            heading.setAttribute('data-of-the-server', '');
        });
      });
      await openDiary(page);
      await isAlive(page, 'storefinder-page');

      for (const widget of ['product-teaser', 'storefinder-page'])
        await page.locator(`[data-widget="${widget}"] [data-of-the-server]`).first().waitFor();
      assert.equal(await page.locator('[data-widget="product-teaser"] article').count(), 4);
      const links = await page
        .locator('link[rel=stylesheet]')
        .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
      assert.deepEqual(links, [...new Set(links)], 'no style sheet is linked twice');

      await page.locator('[data-widget="product-teaser"] article a').first().click();
      await page.waitForURL(`${SHOP}/p/**`);
    },
  );

  journey(
    'an include that fails costs its own place: the page stays, and says what to do instead',
    async ({ context }) => {
      const page = await context.newPage();
      const answer = await page.goto(`${MAGAZINE}/mistakes.html`);
      assert.equal(answer?.status(), 200);
      const html = (await answer?.text()) ?? '';
      assert.match(html, /Unser Bautagebuch/);
      assert.match(html, /<a href="[^"]*">Zum Fachwerk Baumarkt<\/a>/);
      assert.doesNotMatch(html, /an error occurred|data-widget="nobody-has-this"/);
      // The stub is the element as the guide shows it for any page: the browser renders it.
      await isAlive(page, 'product-teaser');
    },
  );

  journey(
    'while the shop is down the page is there as fast as ever, with its links',
    async ({ context }) => {
      await restart('9');
      const page = await context.newPage();
      const begin = Date.now();
      await page.goto(`${MAGAZINE}/diary.html`, { waitUntil: 'domcontentloaded' });

      await isSeen(page.getByRole('link', { name: 'Zum Fachwerk Baumarkt' }));
      await isSeen(page.getByRole('heading', { name: 'Unser Bautagebuch' }));
      assert.ok(Date.now() - begin < 5000);
      await restart(SHOP_PORT);
      await openDiary(page);
    },
    { javaScriptEnabled: false },
  );
}
