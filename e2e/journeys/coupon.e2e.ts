import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { cartLink, openFirstAvailableProduct, putIntoCart, quantityField } from '../shop-steps';
import { isAlive } from '../steps';

/** A paint of less than 50 €: the coupon of the demonstration is attainable with it. */
async function openCheapPaint(page: Page) {
  await openFirstAvailableProduct(page);
  await putIntoCart(page);
  await expect(cartLink(page, 1)).toBeVisible();
  await page.goto('/basket/');
  await isAlive(page, 'cart-page');
}
const PAINTS = '/c/farben-tapeten/wandfarben/?sort=price-asc';
const couponField = (page: Page) => page.getByRole('textbox', { name: 'Gutscheincode' });
const sum = (page: Page) => page.getByRole('region', { name: 'Summe Ihrer Bestellung' });

test('a coupon is attainable, then successful by adding, named in the sum, and removed', async ({ open }) => {
  const page = await open(PAINTS);
  await openCheapPaint(page);

  await page.getByText('Gutscheincode einlösen').click();
  await couponField(page).fill('gibt-es-nicht');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expect(page.getByText(/können wir nicht einlösen/)).toBeVisible();
  await expect(couponField(page)).toHaveValue('gibt-es-nicht');
  await expectNoAxeViolations(page);

  await couponField(page).fill('willkommen10');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expect(page.getByText(/^Noch .+ bis zu Ihrem Gutschein WILLKOMMEN10$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Noch .+ bis zu Ihrem Gutschein WILLKOMMEN10$/)).toBeVisible();

  await isAlive(page, 'cart-page');
  await quantityField(page).fill('40');
  await quantityField(page).blur();
  await expect(page.getByText('Gutschein WILLKOMMEN10 ist eingelöst')).toBeVisible();
  await expect(sum(page).getByText('10 € Willkommensrabatt (WILLKOMMEN10)')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Gutscheincode WILLKOMMEN10 entfernen' }).click();
  await expect(couponField(page)).toHaveValue('');
  await expect(sum(page).getByText('10 € Willkommensrabatt (WILLKOMMEN10)')).toBeHidden();
});

test('the explanation of coupons is a layer and a page', async ({ open }) => {
  const page = await open(PAINTS);
  await openCheapPaint(page);
  await page.getByText('Gutscheincode einlösen').click();

  await page.getByRole('link', { name: 'So funktionieren Gutscheincodes' }).click();
  await expect(page.getByRole('dialog', { name: 'So funktionieren Gutscheincodes' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto('/gutscheincodes/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('So funktionieren Gutscheincodes');
});

test('a customer card is refused, used and removed by keyboard', async ({ open }) => {
  const page = await open(PAINTS);
  await openCheapPaint(page);
  const field = page.getByRole('textbox', { name: 'Kundenkartennummer' });

  await page.locator('summary').filter({ hasText: 'Kundenkarte nutzen' }).focus();
  await page.keyboard.press('Enter');
  await field.fill('1912345673');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/prüfen Sie die Nummer Ihrer Kundenkarte/)).toBeVisible();
  await field.fill('2912 345 671');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nummer 2912345671')).toBeVisible();
  await page.getByRole('button', { name: 'Kundenkarte entfernen' }).press('Enter');
  await expect(field).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('coupon and customer card without JavaScript', async ({ open }) => {
    const page = await open(PAINTS);
    await openFirstAvailableProduct(page);
    await page.getByRole('button', { name: 'In den Warenkorb' }).first().click();
    await page.waitForURL('**/basket/');

    await page.getByText('Gutscheincode einlösen').click();
    await couponField(page).fill('falsch');
    await page.getByRole('button', { name: 'Einlösen' }).click();
    await expect(page.getByText(/können wir nicht einlösen/)).toBeVisible();
    await expect(couponField(page)).toHaveValue('falsch');

    await couponField(page).fill('FARBE15');
    await page.getByRole('button', { name: 'Einlösen' }).click();
    await expect(page.getByText('Gutschein FARBE15 ist eingelöst')).toBeVisible();
    await page.getByRole('button', { name: 'Gutscheincode FARBE15 entfernen' }).click();
    await expect(page.getByText('Gutschein FARBE15 ist eingelöst')).toBeHidden();

    await page.getByText('Kundenkarte nutzen').click();
    await page.getByRole('textbox', { name: 'Kundenkartennummer' }).fill('2912345671');
    await page.getByRole('button', { name: 'Übernehmen' }).click();
    await expect(page.getByText('Nummer 2912345671')).toBeVisible();
    await page.getByRole('button', { name: 'Kundenkarte entfernen' }).click();
    await expect(page.getByText('Nummer 2912345671')).toBeHidden();
  });
});
