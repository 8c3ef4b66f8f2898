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
});
