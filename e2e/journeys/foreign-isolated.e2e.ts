import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expectNoAxeViolations } from '../axe';
import { innerStyles, ownStyles } from '../computed-styles';
import {
  foreignPage,
  ISOLATING_TAG,
  MAGAZINE,
  openForeignSite,
  SHOP,
  TAG,
  USP,
  widgetElement,
} from '../foreign-site';
import { HOSTILE_STYLE, ownElements } from '../hostile-style';
import { findAvailableProduct } from '../shop-steps';
import { eventually, isAlive, isGone, isSeen, journey } from '../steps';

const show = openForeignSite();
const hostile = `<style>${HOSTILE_STYLE}</style>`;
const TEASER = widgetElement('product-teaser', { headline: 'Beliebt', limit: 2 }, '<p>Fallback</p>');
const body = `<main>${ownElements}${TEASER}${widgetElement('cart-page')}${USP}</main>`;
show('/plain', foreignPage(`<style>body { margin: 0 }</style>${ISOLATING_TAG}`, body));
show('/hostile', foreignPage(hostile + ISOLATING_TAG, body));
show('/hostile-alone', foreignPage(hostile, body));

const WIDGETS = ['product-teaser', 'cart-page', 'usp-teaser'];

async function openPage(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(MAGAZINE + path);
  for (const widget of WIDGETS) {
    await page.locator(`[data-widget="${widget}"]`).scrollIntoViewIfNeeded();
    await isAlive(page, widget);
  }
  await isSeen(page.getByRole('heading', { name: 'Beliebt', exact: true }));
  await isSeen(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' }));
  await page.evaluate(() => document.fonts.ready);
  // Nothing is on its way to another look.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.mouse.move(0, 0);
}

journey(
  'with data-isolate nothing of a hostile page comes in, and nothing of ours goes out',
  async ({ context }) => {
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
      assert.ok(expected.length > 5, widget);
      assert.deepEqual(await innerStyles(page, widget), expected, widget);
    }
    assert.deepEqual(await ownStyles(page), await ownStyles(alone), 'the page looks as it did without us');

    const sheets = await page.evaluate(() => Array.from(document.styleSheets, ({ href }) => href));
    assert.deepEqual(sheets, [null], 'the document has its own style sheet only');
    assert.ok(styles.length >= 4);
    assert.deepEqual(styles, [...new Set(styles)], 'each style sheet travels once');
    assert.ok(
      await page.evaluate(() =>
        Array.from(document.fonts).some(
          ({ family, status }) => /Fachwerk Archivo/.test(family) && status === 'loaded',
        ),
      ),
    );
    assert.equal(
      await page.evaluate(() => document.querySelector('[data-widget="usp-teaser"]')?.textContent),
      'Fallback of the page',
      'the fallback stays in the page, unseen',
    );
  },
);

journey('without data-isolate our styles change nothing of the page either', async ({ context }) => {
  const neutral = '<style>body { margin: 30px }</style>';
  show('/guest', foreignPage(neutral + TAG, body));
  show('/guest-alone', foreignPage(neutral, body));
  const [page, alone] = [await context.newPage(), await context.newPage()];
  await openPage(page, '/guest');
  await alone.goto(`${MAGAZINE}/guest-alone`);
  assert.deepEqual(await ownStyles(page), await ownStyles(alone));
  const font = await page
    .getByRole('heading', { name: 'Beliebt', exact: true })
    .evaluate((heading) => getComputedStyle(heading).fontFamily);
  assert.match(font, /^"?Fachwerk Archivo/);
});

/** Through all shadow roots. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let { activeElement } = document;
    while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
    const place = activeElement?.closest('[role="dialog"]') ? 'layer' : 'page';
    return `${place}: ${activeElement?.outerHTML ?? ''}`;
  });

for (const width of [360, 1280])
  journey(
    `a layer of an isolated widget keeps its style and the keyboard at ${width} px`,
    async ({ context }) => {
      const product = await findAvailableProduct(context.request);
      const productId = product.url.replace(/^.*-(\d+)\/.*$/, '$1');
      const widgets = [
        widgetElement('product-details-page', { productId }),
        widgetElement('storefinder-layer'),
        widgetElement('notifications'),
      ];
      show(
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
      await isSeen(dialog);
      await isSeen(dialog.getByRole('button', { name: 'Suchen' }));
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
      assert.deepEqual(look, {
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
      assert.ok(
        stops.every((stop) => stop.startsWith('layer:')),
        'the focus stays in the layer',
      );
      assert.ok(new Set(stops).size > 2 && new Set(stops).size < 10, 'and goes round in it');
      await page.keyboard.press('Escape');
      await isGone(dialog);
      assert.match(await focused(page), /Markt wählen/);
      assert.notEqual(await page.evaluate(() => getComputedStyle(document.body).overflow), 'hidden');

      await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
      await isSeen(page.getByRole('region').getByText('liegt im Warenkorb'));
    },
    { viewport: { width, height: 800 } },
  );

journey(
  'a style sheet that is not what was built keeps an isolated widget away',
  async ({ context }) => {
    const page = await context.newPage();
    await page.route(/\/assets\/content\/.*\.css/, (route) =>
      route.fulfill({
        contentType: 'text/css',
        headers: { 'access-control-allow-origin': '*' },
        body: 'body { display: none }',
      }),
    );
    await page.goto(`${MAGAZINE}/plain`);
    await page
      .locator('[data-widget="usp-teaser"][data-widget-state="failed"]')
      .waitFor({ state: 'attached' });
    await isSeen(page.getByText('Fallback of the page'));
    await isAlive(page, 'product-teaser');
  },
  { expectedMessages: [/integrity|Integrity/, /usp-teaser/] },
);

/** The header of the guide, word by word. */
const [, POLICY = ''] =
  /Content-Security-Policy: (.*)/.exec(readFileSync('../docs/guides/editor.md', 'utf8')) ?? [];

for (const [how, tag] of [
  ['in the page', TAG],
  ['isolated', ISOLATING_TAG],
] as const)
  journey(`a page with a strict policy shows widgets ${how}`, async ({ context }) => {
    show('/strict', foreignPage(tag, body), {
      'content-security-policy': POLICY.replaceAll('https://www.shop.example', SHOP),
    });
    const page = await context.newPage();
    await openPage(page, '/strict');
    const picture = page.locator('[data-widget="product-teaser"] img').first();
    await eventually(async () =>
      assert.ok(await picture.evaluate((img) => (img as HTMLImageElement).naturalWidth > 0)),
    );
  });
