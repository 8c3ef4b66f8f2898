import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { pressOn, SCREENS, tabTo } from '../keyboard-steps';
import { drag, movePointer } from '../pointer-steps';
import { findAvailableProduct, scrollToRow } from '../shop-steps';
import { isAlive, isLong } from '../steps';

/** The example of `image-carousel-teaser` with seven slides, five side by side, and a scrollbar. */
const EXAMPLE = '/widgets/preview/image-carousel-teaser/?example=1';
const DRAG_SIZE = 104;

const slides = (page: Page): Locator => page.getByRole('list', { name: /Pfeiltasten/ }).getByRole('listitem');
const scrollbar = (page: Page): Locator => page.locator('[data-scrollbar]');
const next = (page: Page): Locator => page.getByRole('button', { name: 'Weiter blättern' });
const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

/** Width of the window, visible slides and the space between them; `Carousel.test.tsx` reads all three. */
const SIZES = [
  [360, 2, 8],
  [768, 3, 16],
  [1440, 5, 16],
] as const;

for (const [width, visible, spacing] of isLong ? SIZES : SIZES.slice(0, 1))
  test.describe(() => {
    test.use({ viewport: { width, height: 900 } });

    test(`a carousel with a scrollbar at ${width}: ${visible} slides, dragged to its end, without a loop`, async ({
      open,
    }) => {
      const page = await open(EXAMPLE);
      await isAlive(page, 'image-carousel-teaser');
      const track = await boxOf(page.getByRole('list', { name: /Pfeiltasten/ }));
      const first = await boxOf(slides(page).nth(0));
      const second = await boxOf(slides(page).nth(1));
      expect(second.x - first.x - first.width).toBeCloseTo(spacing, 0);
      expect(visible * first.width + (visible - 1) * spacing).toBeCloseTo(track.width, 0);

      const rail = await boxOf(scrollbar(page));
      const thumb = await boxOf(scrollbar(page).locator('div'));
      expect(thumb.width).toBe(DRAG_SIZE);
      const y = thumb.y + 2;
      await drag(page, { x: thumb.x + 10, y }, { x: rail.x + rail.width, y });
      await expect(slides(page).last()).toBeInViewport({ ratio: 0.9 });
      await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
      await next(page).focus();
      await page.keyboard.press('Enter');
      await expect(slides(page).last(), 'starts again at the end').toBeInViewport({ ratio: 0.9 });

      await movePointer(page, { x: 0, y: 0 });
      await expect(scrollbar(page)).toHaveCSS('opacity', '0');
    });
  });

for (const [screen, viewport] of isLong ? SCREENS : SCREENS.slice(2))
  test.describe(`by the keyboard on a ${screen}`, () => {
    test.use({ viewport });

    test('a carousel with a scrollbar is turned to its end and back; recommendations begin again and open', async ({
      context,
      open,
    }) => {
      const example = await open(EXAMPLE);
      await turnsToItsEndAndBack(example);
      await example.close();

      await recommendationsAreTurned(await open((await findAvailableProduct(context.request)).url));
    });
  });

/** The carousel with a scrollbar. */
async function turnsToItsEndAndBack(page: Page): Promise<void> {
  await isAlive(page, 'image-carousel-teaser');
  await tabTo(page, page.getByRole('list', { name: /Pfeiltasten/ }));
  await page.keyboard.press('ArrowRight');
  await expect(slides(page).first()).not.toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('ArrowLeft');
  await expect(slides(page).first()).toBeInViewport({ ratio: 0.9 });

  await tabTo(page, next(page));
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(slides(page).last()).toBeInViewport({ ratio: 0.9, timeout: 1000 });
  }).toPass();
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(next(page)).toBeFocused();
  await expectNoAxeViolations(page, 'main');
  await pressOn(page, page.getByRole('button', { name: 'Zurück blättern' }), 'Shift+Tab');
  await expect(slides(page).last()).not.toBeInViewport({ ratio: 0.9 });
}

/** Page by page, beginning again after the last. */
async function recommendationsAreTurned(page: Page): Promise<void> {
  const row = await scrollToRow(page, 'Ähnliche Artikel');
  const track = row.getByRole('list', { name: /Pfeiltasten/ });
  const tiles = track.locator('> li');
  await expect(row.getByRole('button', { name: 'Weiter blättern' })).toBeVisible();
  // The page that the track shows or scrolls to.
  const shown = row.locator('button[aria-current="true"]');
  const isOnPage = (name: RegExp) => expect(shown).toHaveAccessibleName(name);
  await isOnPage(/^Seite 1 von/);
  await track.focus();
  await page.keyboard.press('ArrowLeft');
  // The last page comes before the first.
  await isOnPage(/^Seite (\d) von \1$/);
  await expect(tiles.last()).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('ArrowRight');
  await isOnPage(/^Seite 1 von/);
  await expect(tiles.first()).toBeInViewport({ ratio: 0.5 });
  await expect(track).toBeFocused();

  // The way to the button leads through all tiles, to the last page: the first one is next.
  await tabTo(page, row.getByRole('button', { name: 'Weiter blättern' }));
  await isOnPage(/^Seite (\d) von \1$/);
  await page.keyboard.press('Enter');
  await expect(row.getByRole('status')).toHaveText(/^Seite 1 von/);
  await isOnPage(/^Seite 1 von/);
  await page.keyboard.press('Enter');
  await expect(row.getByRole('status')).toHaveText(/^Seite 2 von/);
  await isOnPage(/^Seite 2 von/);
  await expect(tiles.first()).not.toBeInViewport({ ratio: 0.5 });
  await pressOn(page, row.getByRole('button', { name: 'Zurück blättern' }), 'Shift+Tab');
  await isOnPage(/^Seite 1 von/);
  await expect(tiles.first()).toBeInViewport({ ratio: 0.5 });
  await expectNoAxeViolations(page, 'main');

  const link = tiles.first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await pressOn(page, link, 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
