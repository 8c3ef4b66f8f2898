import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FOREIGN_PORT, MAGAZINE, SHOP } from '../foreign-site';
import { expect, test } from '../journey';
import { type Nginx, nginxProgram, startNginx } from '../nginx';
import { isAlive, isLong, shopUrl } from '../steps';

const SHOP_PORT = new URL(shopUrl()).port;
const EXAMPLES = '../docs/guides/examples';

/** Replaces the addresses in the files of the guide. */
const withAddresses = (text: string, shopPort: string) =>
  text
    .replaceAll('listen 8090', `listen 127.0.0.1:${FOREIGN_PORT}`)
    .replaceAll('root docs/guides/examples', 'root pages')
    .replaceAll('Host localhost:8080', `Host www.fachwerk.localhost:${SHOP_PORT}`)
    .replaceAll('proxy_pass http://localhost:8080', `proxy_pass http://127.0.0.1:${shopPort}`)
    .replaceAll('http://localhost:8080', SHOP)
    .replaceAll('/server-includes.html', '/diary.html');

const start = (shopPort: string): Promise<Nginx> =>
  startNginx({
    port: FOREIGN_PORT,
    servers: withAddresses(readFileSync(join(EXAMPLES, 'server-includes.conf'), 'utf8'), shopPort),
    fill: (pages) => {
      const guide = withAddresses(readFileSync(join(EXAMPLES, 'server-includes.html'), 'utf8'), SHOP_PORT);
      // Browsers log a missing favicon.
      const example = guide.replace('</title>', '</title><link rel="icon" href="data:,">');
      writeFileSync(join(pages, 'diary.html'), example);
      writeFileSync(
        join(pages, 'mistakes.html'),
        example
          .replace('/fragments/product-teaser?props=', '/fragments/unknown-widget?props=')
          .replace('widgets=product-teaser,storefinder-page', 'widgets=unknown-widget'),
      );
    },
  });

const HEADLINE = 'Unser Werkzeug';

/**
 * Opens the page with both widgets rendered by the server; retries when a busy server misses its deadline.
 */
const openDiary = (page: Page): Promise<void> =>
  expect(async () => {
    const answer = await page.goto(`${MAGAZINE}/diary.html`);
    expect((await answer?.text())?.match(/data-ssr/g)?.length).toBe(2);
  }).toPass();

// One nginx for all journeys of this file.
test.describe.configure({ mode: 'default' });
test.skip(!nginxProgram(), 'nginx is not installed: apt-get install nginx-light');

let nginx: Nginx | undefined;
const restart = async (shopPort: string) => {
  await nginx?.stop();
  nginx = await start(shopPort);
};
test.beforeAll(async () => {
  nginx = await start(SHOP_PORT);
});
test.afterAll(() => nginx?.stop());

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('an included widget is there without JavaScript, with its styles and links into the shop; without the shop the page has its links', async ({
    context,
  }) => {
    const page = await context.newPage();
    await openDiary(page);

    await expect(page.getByRole('heading', { name: HEADLINE })).toBeVisible();
    const articles = page.locator('[data-widget="product-teaser"] article');
    await expect(articles).toHaveCount(4);
    const leading = await page
      .locator('[data-widget] a[href]')
      .evaluateAll((links) =>
        links.map((link) => new URL(link.getAttribute('href')!, document.baseURI).href),
      );
    const others = leading.filter((href) => !href.startsWith(`${SHOP}/`));
    expect(
      others.filter((href) => !href.startsWith(`${MAGAZINE}/diary.html`)),
      'every link leads into the shop, or to the next state of this page',
    ).toEqual([]);
    const pictures = await page
      .locator('[data-widget] img')
      .evaluateAll((images) => images.map((image) => new URL((image as HTMLImageElement).src).origin));
    expect([...new Set(pictures)], 'every picture comes from the shop').toEqual([SHOP]);
    const columns = await articles
      .first()
      .evaluate((article) => getComputedStyle(article.parentElement?.parentElement ?? article).display);
    expect(columns, 'the style sheets of the widget are there').toMatch(/grid|flex/);
    expect(
      await page
        .getByRole('heading', { name: HEADLINE })
        .evaluate((heading) => getComputedStyle(heading).fontFamily),
    ).toMatch(/Archivo/);

    await restart('9');
    const begin = Date.now();
    await page.goto(`${MAGAZINE}/diary.html`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('link', { name: 'Zum Fachwerk Baumarkt' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Unser Bautagebuch' })).toBeVisible();
    expect(Date.now() - begin).toBeLessThan(5000);
    await restart(SHOP_PORT);
    await openDiary(page);
  });
});

test('with JavaScript the same widget comes to life: one release, nothing rendered anew; an include that fails shows a link', async ({
  context,
}) => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const heading of document.querySelectorAll('[data-widget] :is(h1, h2)'))
        heading.setAttribute('data-from-server', '');
    });
  });
  await openDiary(page);
  await isAlive(page, 'storefinder-page');

  for (const widget of ['product-teaser', 'storefinder-page'])
    await page.locator(`[data-widget="${widget}"] [data-from-server]`).first().waitFor();
  await expect(page.locator('[data-widget="product-teaser"] article')).toHaveCount(4);
  const links = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
  expect(links, 'no style sheet is linked twice').toEqual([...new Set(links)]);

  await page.locator('[data-widget="product-teaser"] article a').first().click();
  await page.waitForURL(`${SHOP}/p/**`);

  const answer = await page.goto(`${MAGAZINE}/mistakes.html`);
  expect(answer?.status()).toBe(200);
  const html = (await answer?.text()) ?? '';
  expect(html).toMatch(/Unser Bautagebuch/);
  expect(html).toMatch(/<a href="[^"]*">Zum Fachwerk Baumarkt<\/a>/);
  expect(html).not.toMatch(/an error occurred|data-widget="unknown-widget"/);
  // The fallback is the element that the guide shows for any page; the browser renders it.
  await isAlive(page, 'product-teaser');
});

/** `fragments.test.ts` checks the headers. */
if (isLong)
  test('an address of an include shows nothing in a browser: chosen text cannot appear under the shop’s name', async ({
    context,
  }) => {
    const text = 'Gewonnen! Rufen Sie 0190 an';
    const props = encodeURIComponent(JSON.stringify({ headline: text, limit: 4 }));
    const page = await context.newPage();
    const download = page.waitForEvent('download');

    await page.goto(`${SHOP}/fragments/product-teaser?props=${props}`).catch(() => undefined);

    expect((await download).suggestedFilename()).toBe('fragment.txt');
    expect(page.url()).toBe('about:blank');
    await page.goto(`${SHOP}/`);
    const framed = page.waitForEvent('download');
    await page.evaluate((src) => {
      const frame = document.createElement('iframe');
      frame.src = src;
      document.body.append(frame);
    }, `/fragments/product-teaser?props=${props}`);
    await framed;
    for (const frame of page.frames()) await expect(frame.locator('body')).not.toContainText(text);
  });
