import type { Page } from '@playwright/test';
import { foreignPage, ISOLATING_TAG, MAGAZINE, TAG, widgetElement } from '../foreign-site';
import { expect, test } from '../journey';
import { findAvailableProduct } from '../shop-steps';
import { isAlive, isLong } from '../steps';

const LIST = widgetElement('product-list-page', { categoryPath: 'werkzeug-maschinen/akkuwerkzeuge' });

const WAYS = [
  ['in the page', TAG],
  ['isolated', ISOLATING_TAG],
] as const;

/** Number of tiles in the first row. */
const columns = (page: Page) =>
  page
    .locator('[data-widget="product-list-page"]')
    .getByRole('article')
    .evaluateAll((tiles) => {
      const tops = tiles.map((tile) => Math.round(tile.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });

test.describe(() => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const [how, tag] of isLong ? WAYS : WAYS.slice(0, 1))
    test(`a product list is readable in a place that is narrower than the window (${how})`, async ({
      context,
      showForeignPage,
    }) => {
      const page = await context.newPage();
      const open = async (width: number) => {
        const head = `${tag}<style>body { margin: 0 } main { width: ${width}px; margin: 0 auto }</style>`;
        showForeignPage(`/${width}`, foreignPage(head, `<main>${LIST}</main>`));
        await page.goto(`${MAGAZINE}/${width}`);
        await isAlive(page, 'product-list-page');
        const list = page.locator('[data-widget="product-list-page"]');
        await list.getByRole('article').first().waitFor();
        const widths = await list
          .getByRole('article')
          .evaluateAll((tiles) => tiles.map((tile) => tile.getBoundingClientRect().width));
        expect(Math.min(...widths), `tiles in ${width}px`).toBeGreaterThan(140);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}px`).toBe(1280);
        await test.info().attach(`list-${width}-${how}`, {
          body: await page.screenshot(),
          contentType: 'image/png',
        });
      };
      const filter = page.getByRole('link', { name: 'Filter', exact: true });

      await open(650);
      expect(await columns(page)).toBe(2);
      await expect(filter, 'filters open in a sheet').toBeVisible();
      await filter.click();
      await expect(page.getByRole('dialog')).toBeVisible();

      await open(820);
      expect(await columns(page)).toBe(3);
      await expect(filter).toBeVisible();

      await open(360);
      expect(await columns(page)).toBe(2);

      await open(1280);
      await expect(filter, 'filters stand beside the list').toBeHidden();
      expect(await columns(page)).toBeGreaterThanOrEqual(3);
    });

  test('teasers and the product page fit into a column of any width', async ({
    context,
    showForeignPage,
  }) => {
    const { widgets } = (await (await context.request.get('/federation/widgets')).json()) as {
      widgets: { name: string; mfe: string; consent?: string; examples: { props: object }[] }[];
    };
    const teasers = widgets
      // The page has asked for nothing.
      .filter(({ consent = 'necessary' }) => consent === 'necessary')
      .filter(({ name, mfe }) => mfe === 'content' || name === 'category-teaser' || name === 'product-teaser')
      .map(({ name, examples: [first] }) => widgetElement(name, first?.props));
    const product = await findAvailableProduct(context.request);
    const productId = product.url.replace(/^.*-(\d+)\/.*$/, '$1');
    const body = [...teasers, widgetElement('product-details-page', { productId })].join('');
    const page = await context.newPage();
    for (const width of [650, 360]) {
      const head = `${TAG}<style>body { margin: 0 } main { width: ${width}px; margin: 0 auto; padding: 0 24px }</style>`;
      showForeignPage(`/column-${width}`, foreignPage(head, `<main>${body}</main>`));
      await page.goto(`${MAGAZINE}/column-${width}`);
      for (const element of await page.locator('[data-widget]').all()) {
        await element.scrollIntoViewIfNeeded();
        await expect(element).toHaveAttribute('data-widget-state', 'mounted');
      }
      await isAlive(page, 'product-details-page');
      await expect(page.locator('[data-widget] article').first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}px`).toBe(1280);
      const narrow = await page.locator('[data-widget] :is(h1, h2, h3, h4)').evaluateAll((headings) =>
        headings
          .filter((heading) => heading.textContent && heading.checkVisibility())
          .filter((heading) => heading.getBoundingClientRect().width < 90 && heading.scrollHeight > 60)
          .map((heading) => heading.textContent),
      );
      expect(narrow, `headings that are squeezed in ${width}px`).toEqual([]);
      const cut = await page.locator('[data-widget="hero-slider"] :is(h1, h2, h3)').evaluateAll((headings) =>
        headings
          .map((heading) => ({
            right: heading.getBoundingClientRect().right,
            slide: heading.closest('li')!.getBoundingClientRect().right,
          }))
          .filter(({ right, slide }) => right > slide),
      );
      expect(cut, `headlines that a slide cuts off in ${width}px`).toEqual([]);
      await test.info().attach(`teasers-${width}`, {
        body: await page.screenshot({ fullPage: true }),
        contentType: 'image/png',
      });
    }
  });
});

const THEME = `<style>
  .content h2, .content h3 { font-family: Georgia; font-style: italic; text-transform: uppercase; letter-spacing: 4px; font-size: 60px; color: hotpink }
  .content a { font-family: Georgia; text-transform: uppercase }
</style>`;
const TEASER = widgetElement('product-teaser', { headline: 'Beliebt', limit: 2 });

test('headings and product names keep our type, unless the page gives them its own; a flex box gives no width, and the widget is visible', async ({
  context,
  showForeignPage,
}) => {
  const page = await context.newPage();
  const typeOf = async (path: string, head: string, body: string) => {
    showForeignPage(path, foreignPage(THEME + head, `<main class="content">${body}</main>`));
    await page.goto(MAGAZINE + path);
    await isAlive(page, 'product-teaser');
    const style = (name: string) =>
      page
        .locator(`[data-widget] ${name}`)
        .first()
        .evaluate((element) => {
          const { fontFamily, fontStyle, textTransform, letterSpacing, color } = getComputedStyle(element);
          return { fontFamily, fontStyle, textTransform, letterSpacing, color };
        });
    await page.locator('[data-widget] article a').first().waitFor();
    return { heading: await style('h2'), name: await style('article h3'), link: await style('article a') };
  };

  const plain = await typeOf('/plain', TAG, TEASER);
  for (const style of [plain.heading, plain.name, plain.link]) {
    expect(style.fontFamily).toMatch(/^"?Fachwerk Archivo/);
    expect(style).toMatchObject({ fontStyle: 'normal', textTransform: 'none' });
    expect(style.letterSpacing).not.toBe('4px');
    expect(style.color).not.toBe('rgb(255, 105, 180)');
  }

  const byTag = await typeOf('/by-tag', TAG.replace(' defer', ' data-inherit-type defer'), TEASER);
  const byElement = await typeOf('/by-element', TAG, TEASER.replace('<div ', '<div data-inherit-type '));
  for (const { heading, name, link } of [byTag, byElement])
    for (const style of [heading, name, link])
      expect(style).toMatchObject({ fontFamily: 'Georgia', textTransform: 'uppercase' });

  showForeignPage('/flex', foreignPage(TAG, `<main style="display:flex">${TEASER}<p>Text</p></main>`));
  await page.goto(`${MAGAZINE}/flex`);
  await isAlive(page, 'product-teaser');

  // The width is in the style sheet of third-party pages, which may arrive after the widget.
  const box = () => page.locator('[data-widget="product-teaser"]').boundingBox();
  await expect.poll(async () => (await box())?.width ?? 0).toBeGreaterThanOrEqual(320);
});
