import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { innerStyles, ownStyles } from '../computed-styles';
import { foreignPage, ISOLATING_TAG, MAGAZINE, SHOP, TAG, USP, widgetElement } from '../foreign-site';
import { HOSTILE_STYLE, ownElements } from '../hostile-style';
import { expect, test } from '../journey';
import { movePointer } from '../pointer-steps';
import { findAvailableProduct } from '../shop-steps';
import { isAlive, isLong } from '../steps';

const hostile = `<style>${HOSTILE_STYLE}</style>`;
const TEASER = widgetElement('product-teaser', { headline: 'Beliebt', limit: 2 }, '<p>Fallback</p>');
const body = `<main>${ownElements}${TEASER}${widgetElement('cart-page')}${USP}</main>`;

test.beforeEach(({ showForeignPage }) => {
  showForeignPage('/plain', foreignPage(`<style>body { margin: 0 }</style>${ISOLATING_TAG}`, body));
  showForeignPage('/hostile', foreignPage(hostile + ISOLATING_TAG, body));
  showForeignPage('/hostile-alone', foreignPage(hostile, body));
});

const WIDGETS = ['product-teaser', 'cart-page', 'usp-teaser'];

async function openPage(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(MAGAZINE + path);
  for (const widget of WIDGETS) {
    await page.locator(`[data-widget="${widget}"]`).scrollIntoViewIfNeeded();
    await isAlive(page, widget);
  }
  await expect(page.getByRole('heading', { name: 'Beliebt', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
  // The tiles are a static part, whose code arrives after the widget is mounted.
  await page.locator('[data-widget="product-teaser"] article').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  // Hover and scroll position change styles.
  await page.evaluate(() => window.scrollTo(0, 0));
  await movePointer(page, { x: 0, y: 0 });
}

test('with data-isolate no style of a hostile page reaches a widget, and no style of a widget ever reaches the page', async ({
  context,
  showForeignPage,
}) => {
  const styles: string[] = [];
  const [plain, page, alone] = [await context.newPage(), await context.newPage(), await context.newPage()];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url());
  });
  await openPage(plain, '/plain');
  await openPage(page, '/hostile');
  await alone.goto(`${MAGAZINE}/hostile-alone`);

  for (const widget of WIDGETS) {
    const expected = await innerStyles(plain, widget);
    expect(expected.length, widget).toBeGreaterThan(5);
    expect(await innerStyles(page, widget), widget).toEqual(expected);
  }
  expect(await ownStyles(page), 'the page looks as it does without widgets').toEqual(await ownStyles(alone));

  const sheets = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href));
  expect(sheets, 'the document has its own style sheet only').toEqual([null]);
  expect(styles.length).toBeGreaterThanOrEqual(4);
  expect(styles, 'each style sheet travels once').toEqual([...new Set(styles)]);
  expect(
    await page.evaluate(() =>
      Array.from(document.fonts).some(
        ({ family, status }) => /Fachwerk Archivo/.test(family) && status === 'loaded',
      ),
    ),
  ).toBe(true);
  expect(
    await page.evaluate(() => document.querySelector('[data-widget="usp-teaser"]')?.textContent),
    'the fallback stays in the page, unseen',
  ).toBe('Fallback of the page');

  const neutral = '<style>body { margin: 30px }</style>';
  showForeignPage('/guest', foreignPage(neutral + TAG, body));
  showForeignPage('/guest-alone', foreignPage(neutral, body));
  const [guest, guestAlone] = [await context.newPage(), await context.newPage()];
  await openPage(guest, '/guest');
  await guestAlone.goto(`${MAGAZINE}/guest-alone`);
  expect(await ownStyles(guest), 'also without isolation').toEqual(await ownStyles(guestAlone));
  const font = await guest
    .getByRole('heading', { name: 'Beliebt', exact: true })
    .evaluate((heading) => getComputedStyle(heading).fontFamily);
  expect(font).toMatch(/^"?Fachwerk Archivo/);
});

/** The focused element, through all shadow roots. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let { activeElement } = document;
    while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
    const place = activeElement?.closest('[role="dialog"]') ? 'layer' : 'page';
    return `${place}: ${activeElement?.outerHTML ?? ''}`;
  });

for (const width of isLong ? [360, 1280] : [360])
  test.describe(() => {
    test.use({ viewport: { width, height: 800 } });

    test(`a layer of an isolated widget keeps its style and the keyboard at ${width} px`, async ({
      context,
      showForeignPage,
    }) => {
      const product = await findAvailableProduct(context.request);
      const productId = product.url.replace(/^.*-(\d+)\/.*$/, '$1');
      const widgets = [
        widgetElement('product-details-page', { productId }),
        widgetElement('storefinder-layer'),
        widgetElement('notifications'),
      ];
      showForeignPage(
        '/layers',
        foreignPage(
          `<style>div { z-index: 1 !important; position: static !important } header { position: sticky; top: 0; z-index: 999999; background: red }</style>${ISOLATING_TAG}`,
          `<header>Sticky</header>${widgets.join('')}`,
        ),
      );
      const page = await context.newPage();
      await page.goto(`${MAGAZINE}/layers`);
      for (const widget of ['product-details-page', 'storefinder-layer', 'notifications'])
        await isAlive(page, widget);

      const opener = page.getByRole('link', { name: 'Markt wählen' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: /Bestand in Märkten|Markt/ });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Suchen' })).toBeVisible();
      const look = await dialog.evaluate((panel) => {
        const box = panel.getBoundingClientRect();
        const root = panel.getRootNode() as ShadowRoot;
        const hit = document.elementFromPoint(20, 4);
        return {
          background: getComputedStyle(panel).backgroundColor,
          isWide: box.width > 300 && box.top >= 0,
          isIsolated: root instanceof ShadowRoot,
          overSticky: hit?.id,
          scroll: getComputedStyle(document.body).overflow,
        };
      });
      expect(look).toEqual({
        background: 'rgb(255, 255, 255)',
        isWide: true,
        isIsolated: true,
        overSticky: 'fachwerk-overlays',
        scroll: 'hidden',
      });
      await expectNoAxeViolations(page, '#fachwerk-overlays');

      const stops: string[] = [];
      for (let presses = 0; presses < 10; presses += 1) {
        await page.keyboard.press('Tab');
        stops.push(await focused(page));
      }
      expect(
        stops.every((stop) => stop.startsWith('layer:')),
        'the focus stays in the layer',
      ).toBe(true);
      expect(new Set(stops).size, 'several stops').toBeGreaterThan(2);
      expect(new Set(stops).size, 'which repeat').toBeLessThan(10);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      expect(await focused(page)).toMatch(/Markt wählen/);
      await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');

      await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
      await expect(page.getByRole('status').getByText(/(Stück|Packung) hinzugefügt/)).toBeVisible();
    });
  });

/** `isolated-styles.test.ts` fails such a sheet. */
if (isLong)
  test('a style sheet that is not what was built keeps an isolated widget away', async ({
    browserConsole,
    context,
  }) => {
    browserConsole.allow(/integrity|Integrity/, /usp-teaser/);
    const page = await context.newPage();
    await page.route(/\/assets\/content\/.*\.css/, (route) =>
      route.fulfill({
        contentType: 'text/css',
        headers: { 'access-control-allow-origin': '*' },
        body: 'body { display: none }',
      }),
    );
    await page.goto(`${MAGAZINE}/plain`);
    await expect(page.locator('[data-widget="usp-teaser"][data-widget-state="failed"]')).toBeAttached();
    await expect(page.getByText('Fallback of the page')).toBeVisible();
    await isAlive(page, 'product-teaser');
  });

/** The header as the guide shows it. */
const [, POLICY = ''] =
  /Content-Security-Policy: (.*)/.exec(readFileSync('../docs/guides/editor.md', 'utf8')) ?? [];

const WAYS = [
  ['isolated', ISOLATING_TAG],
  ['in the page', TAG],
] as const;

/** Pages of the shop have a strict policy, too, and their widgets are in the page. */
for (const [how, tag] of isLong ? WAYS : WAYS.slice(0, 1))
  test(`a page with a strict policy shows widgets ${how}`, async ({ context, showForeignPage }) => {
    showForeignPage('/strict', foreignPage(tag, body), {
      'content-security-policy': POLICY.replaceAll('https://www.shop.example', SHOP),
    });
    const page = await context.newPage();
    await openPage(page, '/strict');
    const picture = page.locator('[data-widget="product-teaser"] img').first();
    await expect
      .poll(() => picture.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });
