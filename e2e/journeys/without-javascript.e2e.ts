import { expect, test } from '../journey';
import { GUARANTEE_CODE, scanScreen } from '../qr-code';
import {
  addButton,
  emptyCartHeading,
  openFirstAvailableProduct,
  quantityField,
  searchFor,
} from '../shop-steps';

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('search, buy, change and remove by links and forms alone', async ({ context, open }) => {
    const page = await open('/');
    await searchFor(page, 'akkuschrauber');
    const name = await openFirstAvailableProduct(page);

    await addButton(page).click();
    await page.waitForURL('**/basket/');
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(quantityField(page)).toHaveValue('1');

    await quantityField(page).fill('3');
    await page.getByRole('button', { name: `Menge von ${name} aktualisieren` }).click();
    await expect(quantityField(page)).toHaveValue('3');

    const opened = context.waitForEvent('page');
    await page.locator('main').getByRole('link', { name: 'Gesetzliche Gewährleistung' }).click();
    const notice = await opened;
    await notice.setViewportSize({ width: 360, height: 1200 });
    await expect.poll(() => scanScreen(notice)).toEqual([GUARANTEE_CODE]);
    await notice.close();

    await page.getByRole('button', { name: `${name} entfernen` }).click();
    await expect(emptyCartHeading(page)).toBeVisible();
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('the categories, a list and a product are reached by links, and a question is answered', async ({
    open,
  }) => {
    const page = await open('/');

    await page.locator('a[href^="/c/"]:visible').first().click();
    await page.waitForURL('**/c/**');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openFirstAvailableProduct(page);
    await expect(addButton(page)).toBeVisible();
    await page.getByRole('button', { name: 'Geht so' }).click();

    await expect(page.getByText('Vielen Dank. Ihre Antwort')).toBeVisible();
    await expect(addButton(page)).toBeVisible();
  });
});
