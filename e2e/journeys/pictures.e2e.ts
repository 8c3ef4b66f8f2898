import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { chunksOf, unreachable } from '../faults';
import { expect, test } from '../journey';
import { hasFocusWithin, SCREENS, skipToContent, tabTo } from '../keyboard-steps';
import { findProduct } from '../shop-steps';
import { isAlive, isLong } from '../steps';

test.use({ realPictures: true, wholeBrowser: true });

const gallery = (page: Page) => page.getByRole('region', { name: 'Produktbilder' });
const enlarge = (page: Page) => gallery(page).getByRole('link', { name: /^Bild vergrößern/ });
const layer = (page: Page) => page.getByRole('dialog').filter({ hasText: /Bild \d von \d/ });
const counter = (page: Page) => layer(page).getByRole('status');
/** The size of the shown picture, in relation to its place. */
const zoomOf = (page: Page) =>
  layer(page)
    .locator('li:not([aria-hidden]) img')
    .evaluate((image) => Math.round(image.clientWidth / (image.closest('li') as Element).clientWidth));

async function isReady(page: Page): Promise<void> {
  await isAlive(page, 'product-details-page');
  await isAlive(page, 'picture-layer');
}

for (const [name, viewport] of isLong ? SCREENS : SCREENS.slice(2))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('pictures are turned, opened, enlarged and moved by the keyboard', async ({ context, open }) => {
      const { url } = await findProduct(context.request, 'akkuschrauber', () => true);
      const page = await open(url);
      await isReady(page);
      await skipToContent(page);
      await tabTo(page, enlarge(page).first());
      await page.keyboard.press('ArrowRight');
      await expect(enlarge(page).nth(1)).toBeFocused();
      await expect(enlarge(page).nth(1)).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('Enter');

      await expect(counter(page)).toHaveText(/^Bild 2 von/);
      await hasFocusWithin(layer(page));
      await expect(layer(page).getByRole('img').first()).toBeInViewport({ ratio: 0.9 });
      await expectNoAxeViolations(page, '[role="dialog"]');
      await page.keyboard.press('ArrowLeft');
      await expect(counter(page)).toHaveText(/^Bild 1 von/);
      // The row has arrived: its movement is not one of the enlarged picture.
      await expect(layer(page).getByRole('img').first()).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press('+');
      await expect.poll(() => zoomOf(page)).toBe(2);
      await expectNoAxeViolations(page, '[role="dialog"]');
      const before = await layer(page).getByRole('img').boundingBox();
      await page.keyboard.press('ArrowRight');
      await expect(counter(page)).toHaveText(/^Bild 1 von/);
      await expect
        .poll(async () => (await layer(page).getByRole('img').boundingBox())?.x)
        .toBeLessThan(before?.x ?? 0);
      await page.keyboard.press('-');
      await expect.poll(() => zoomOf(page)).toBe(1);
      await page.keyboard.press('+');
      await tabTo(page, layer(page).getByRole('button', { name: 'Nächstes Bild' }));
      await page.keyboard.press('Enter');
      await expect(counter(page)).toHaveText(/^Bild 2 von/);
      await tabTo(page, layer(page).getByRole('button', { name: 'Vorheriges Bild' }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(counter(page)).toHaveText(/^Bild 1 von/);
      // Whole again after turning away and back.
      await expect.poll(() => zoomOf(page)).toBe(1);
      await page.keyboard.press('Escape');

      await expect(layer(page)).toBeHidden();
      await expect(enlarge(page).nth(1)).toBeFocused();
    });
  });

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a tap enlarges the picture, the next one shows it whole, and a swipe turns to the next picture', async ({
    context,
    open,
  }) => {
    const { url } = await findProduct(context.request, 'akkuschrauber', () => true);
    const page = await open(url);
    await isReady(page);
    await enlarge(page).first().tap();
    await expect(counter(page)).toHaveText(/^Bild 1 von/);

    await layer(page).getByRole('img').first().tap();
    await expect.poll(() => zoomOf(page)).toBe(2);
    await layer(page).getByRole('img').first().tap({ force: true });
    await expect.poll(() => zoomOf(page)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(layer(page)).toBeHidden();

    const session = await context.newCDPSession(page);
    const swipe = async (over: Locator) => {
      await over.scrollIntoViewIfNeeded();
      const box = await over.boundingBox();
      if (!box) throw new Error('Nothing to swipe over');
      const y = box.y + box.height / 2;
      const touch = (type: 'touchStart' | 'touchMove', part: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: box.x + part * box.width, y }],
        });
      await touch('touchStart', 0.9);
      for (let part = 0.8; part > 0.1; part -= 0.1) await touch('touchMove', part);
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(gallery(page).getByRole('list').first());
    await expect(gallery(page).getByRole('link', { name: /^Bild 2 zeigen/ })).toHaveAttribute(
      'aria-current',
      'true',
    );

    await enlarge(page).nth(1).tap();
    await expect(counter(page)).toHaveText(/^Bild 2 von/);
    await swipe(layer(page).getByRole('list'));
    await expect(counter(page)).toHaveText(/^Bild 3 von/);
  });
});

/** `product-details-page.test.tsx` shows the link to the file. */
if (isLong)
  test('a picture opens as a file when the code of the layer does not arrive', async ({
    browserConsole,
    context,
    open,
  }) => {
    browserConsole.allow(/ERR_CONNECTION_REFUSED/, /Widget 'picture-layer' .* failed at load: /);
    const { url } = await findProduct(context.request, 'akkuschrauber', () => true);
    const page = await open(url);
    await isAlive(page, 'product-details-page');
    await context.route(chunksOf('search'), unreachable);

    await enlarge(page).first().click();

    await page.waitForURL('**/images/**');
  });
