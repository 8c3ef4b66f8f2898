import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { isAlive } from '../steps';

const ADDRESS = '**/rest/search/suggestions/**';
const field = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Suche' });
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name }).first();

test('suggestions are chosen by the keyboard, and the search is kept for the next time', async ({ open }) => {
  const page = await open('/');
  await isAlive(page, 'header');
  await field(page).focus();
  await expect(page.getByRole('group', { name: 'Häufig gesucht' })).toBeVisible();
  await page.keyboard.type('akkuschr');
  await expect(page.getByRole('group', { name: 'Produkte' })).toContainText('inkl. MwSt.');

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

test('failing suggestions are silent, and the search works', async ({ open, browserConsole }) => {
  browserConsole.allow(/status of 500/);
  const page = await open('/');
  await page.route(ADDRESS, (route) => route.fulfill({ status: 500, body: '{}' }));
  await isAlive(page, 'header');
  await field(page).focus();
  await page.keyboard.type('hammer');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');

  await page.waitForURL('**/search/?q=hammer*');
});

test('a slow answer for an earlier text does not replace that of the newer one', async ({ open }) => {
  const page = await open('/');
  await page.route(ADDRESS, async (route) => {
    if (new URL(route.request().url()).searchParams.get('q') === 'farbe')
      await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue().catch(() => undefined);
  });
  await isAlive(page, 'header');
  const asked = page.waitForRequest(/suggestions\/\?q=farbe/);
  await field(page).fill('farbe');
  await asked;
  await field(page).fill('dübel');

  await expect(option(page, /^dübel/)).toBeVisible();
  await page.waitForTimeout(1800);
  await expect(option(page, /^dübel/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Produkte' })).toContainText(/dübel/i);
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
    await page.mouse.move(180, 600);
    await page.mouse.wheel(0, 900);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Suche schließen' }).click();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field(page)).toBeFocused();
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without script the field is a form', async ({ open }) => {
    const page = await open('/');
    await field(page).fill('hammer');
    await field(page).press('Enter');

    await page.waitForURL('**/search/?q=hammer&ms=true');
  });
});
