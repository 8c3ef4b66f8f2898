import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { hasFocusWithin, pressOn, skipToContent, tabTo } from '../keyboard-steps';
import { isAlive } from '../steps';

const LIST = '/c/werkzeug-maschinen/';

const count = async (page: Page): Promise<number> => {
  const words = await page.locator('main').getByRole('status').first().innerText();
  return Number(/[\d.]+(?= Artikel)/.exec(words)?.[0].replaceAll('.', ''));
};
const priceIn = (page: Page) => new URL(page.url()).searchParams.get('f.preis');

for (const [screen, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['desktop', { width: 1440, height: 900 }],
] as const)
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('a list is narrowed to a range of prices by the keyboard alone, and widened again', async ({
      open,
    }) => {
      const page = await open(LIST);
      await isAlive(page, 'product-list-page');
      const all = await count(page);
      await skipToContent(page);
      const sheetButton = page.locator('main').getByRole('link', { name: /^Filter( \(\d+\))?$/ });
      const isSheet = viewport.width < 1024;
      if (isSheet) await pressOn(page, sheetButton);
      const filters = page.getByRole(isSheet ? 'dialog' : 'region', { name: 'Filter', exact: true });
      if (isSheet) await hasFocusWithin(filters);
      const from = filters.getByRole('slider', { name: 'Preis von' });
      const to = filters.getByRole('slider', { name: 'Preis bis' });
      const list = page.getByRole('region', { name: 'Artikel', exact: true, includeHidden: true });
      const isReady = () => expect(list).toHaveAttribute('aria-busy', 'false');

      await tabTo(page, from);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => priceIn(page)).toMatch(/^ab-/);
      await isReady();
      await expect(from, 'keeps the focus when the new list is there').toBeFocused();
      await expect(from).toHaveAttribute('aria-valuetext', /€/);
      const atLeast = await from.inputValue();

      await tabTo(page, to);
      await page.keyboard.press('Home');
      await expect.poll(() => priceIn(page)).not.toMatch(/^ab-/);
      await isReady();
      await expect(to).toBeFocused();
      expect(Number(await to.inputValue()), 'stops at the other thumb').toBeGreaterThanOrEqual(
        Number(atLeast),
      );
      const narrowest = priceIn(page);
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => priceIn(page)).not.toBe(narrowest);
      await isReady();
      await expectNoAxeViolations(page, isSheet ? '[role="dialog"]' : 'main');

      if (isSheet) {
        await pressOn(page, filters.getByRole('button', { name: /anzeigen$/ }));
        await expect(filters).toBeHidden();
        await expect(sheetButton).toBeFocused();
      }
      await expect.poll(() => count(page)).toBeLessThan(all);
      const chip = page.getByRole('link', { name: /^Filter Preis: .* entfernen$/ });
      await pressOn(page, chip);
      await expect.poll(() => priceIn(page)).toBeNull();
      await isReady();
      expect(await count(page)).toBe(all);
    });
  });
