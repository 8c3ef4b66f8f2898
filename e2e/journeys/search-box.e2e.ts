import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { movePointer, turnWheel } from '../pointer-steps';
import { isAlive } from '../steps';

const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Suche' });
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name }).first();

test('suggestions are chosen by the keyboard, and the search is kept for the next time', async ({ open }) => {
  const page = await open('/');
  await isAlive(page, 'header');
  await field(page).focus();
  await expect(page.getByRole('group', { name: 'Häufig gesucht' })).toBeVisible();
  await page.keyboard.type('akkuschr');
  await expect(page.getByRole('group', { name: 'Artikel' })).toContainText('inkl. MwSt.');

  await page.keyboard.press('ArrowDown');
  await expect(option(page, /^akkuschrauber/)).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search/?q=akkuschrauber*');

  await isAlive(page, 'header');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recent-searches')))
    .toContain('akkuschrauber');
  await field(page).fill('');
  await expect(page.getByRole('group', { name: 'Letzte Suchen' })).toContainText('akkuschrauber');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field(page)).toBeFocused();
});

/** Scrolls until the header has left the window. */
async function leaveHeader(page: Page): Promise<void> {
  await movePointer(page, { x: 180, y: 300 });
  await turnWheel(page, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
}

test('a bar with logo, search and cart stays at the top, and nothing moves', async ({ open }) => {
  const page = await open('/c/werkzeug-maschinen/');
  await isAlive(page, 'header');
  const height = async () => (await page.getByRole('banner').boundingBox())?.height;
  const before = await height();
  await leaveHeader(page);

  await expect(page.getByRole('search').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByRole('link', { name: /zur Startseite/ })).toBeInViewport();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb' })).toBeInViewport();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Merkliste' })).toBeHidden();
  expect(await height()).toBe(before);
  await expectNoAxeViolations(page);

  await field(page).click();
  await expect(page.getByRole('listbox')).toBeInViewport();
  await page.keyboard.press('Escape');
  // Back from the content, the focus comes to the whole header.
  await page.locator('main').getByRole('link').first().focus();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Merkliste' })).toBeVisible();
});

test('a low window has no bar', async ({ open }) => {
  const page = await open('/c/werkzeug-maschinen/');
  await isAlive(page, 'header');
  await page.setViewportSize({ width: 640, height: 400 });
  await leaveHeader(page);

  await expect(page.getByRole('search').first()).not.toBeInViewport();
});

test.describe(() => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('on a phone the search covers the page, which does not scroll behind it', async ({ open }) => {
    const page = await open('/');
    await isAlive(page, 'header');
    await field(page).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    // The field moves to the top after the lists have appeared.
    await expect
      .poll(() => page.getByRole('search').first().boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 360 });
    await movePointer(page, { x: 180, y: 600 });
    await turnWheel(page, 900);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Suche schließen' }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field(page)).toBeFocused();
  });

  test('on a phone the bar at the top has the menu, and its search covers the page', async ({ open }) => {
    const page = await open('/c/werkzeug-maschinen/');
    await isAlive(page, 'header');
    await leaveHeader(page);
    const place = await page.evaluate(() => window.scrollY);
    await field(page).click();
    await expect
      .poll(() => page.getByRole('search').first().boundingBox())
      .toMatchObject({ x: 0, y: 0, width: 360 });
    await page.getByRole('button', { name: 'Suche schließen' }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);

    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(page.getByRole('dialog', { name: 'Sortiment' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Menü' })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
  });
});
