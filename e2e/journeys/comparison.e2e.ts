import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { hasFocusWithin, pressOn, tabTo } from '../keyboard-steps';
import { isAlive } from '../steps';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('two items are chosen in a list and compared by the keyboard alone', async ({ open }) => {
    const page = await open('/search/?q=akkuschrauber&ms=true');
    await isAlive(page, 'search-results-page');
    await isAlive(page, 'comparison-bar');
    const tiles = page.locator('main').getByRole('article');
    const choose = (index: number) => tiles.nth(index).getByRole('link', { name: /^Vergleichen: / });
    const bar = page.getByRole('region', { name: 'Artikelvergleich' });

    await choose(0).focus();
    await page.keyboard.press('Enter');
    await expect(bar.getByRole('status')).toHaveText(/im Vergleich/i);
    await pressOn(page, choose(1));
    await expect(bar.getByRole('link', { name: 'Vergleichen (2)' })).toBeVisible();
    await expectNoAxeViolations(page, '[data-bottom-bar]');
    // The second press of an item leads to the bar.
    await page.keyboard.press('Enter');
    await hasFocusWithin(bar);
    await pressOn(page, bar.getByRole('link', { name: 'Vergleichen (2)' }));

    await page.waitForURL('**/vergleich/?items=*');
    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await isAlive(page, 'comparison-page');
    await expectNoAxeViolations(page, 'main');
    const table = page.getByRole('region', { name: '2 Artikel mit allen Eigenschaften' });
    await page.getByRole('link', { name: 'Nur Unterschiede' }).focus();
    await tabTo(page, table);
    // Both fit side by side.
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await pressOn(page, page.getByRole('link', { name: /^Entfernen: / }).first());

    await expect(page.getByRole('columnheader')).toHaveCount(2);
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a product page leads to its comparison, and a number adds another item', async ({
    context,
    open,
  }) => {
    const answer = await context.request.get('/rest/products/?q=akkuschrauber');
    const { items } = (await answer.json()) as { items: { itemId: string; url: string }[] };
    const page = await open(items[0]?.url ?? '');
    await page
      .getByRole('link', { name: /^Vergleichen: / })
      .first()
      .click();

    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.getByLabel('Artikelnummer oder EAN').fill(items[1]?.itemId ?? '');
    await page.getByRole('button', { name: 'Hinzufügen' }).click();

    await expect(page.getByRole('columnheader')).toHaveCount(3);
    await page.getByRole('link', { name: 'Nur Unterschiede' }).click();
    await expect(page.getByRole('link', { name: 'Alle Eigenschaften' })).toBeVisible();
  });
});
