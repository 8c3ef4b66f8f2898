import type { APIRequestContext, Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { type ListedProduct, quantityField, sendForm } from '../shop-steps';
import { isAlive } from '../steps';

/** A paint of less than 50 € in the cart: the coupon of the demonstration is attainable with it. */
async function startWithPaint(request: APIRequestContext): Promise<void> {
  const answer = await request.get('/rest/products/?category=farben-tapeten/wandfarben&sort=price-asc');
  const { items } = (await answer.json()) as { items: ListedProduct[] };
  const paint = items.find(({ statusOnline }) => statusOnline === 'Available');
  await sendForm(request, '/basket/add/', { itemId: paint?.itemId ?? 'none', quantity: '1' });
}
const couponField = (page: Page) => page.getByRole('textbox', { name: 'Gutscheincode' });
const sum = (page: Page) => page.getByRole('region', { name: 'Summe Ihrer Bestellung' });

test('a coupon is explained, attainable, successful by adding and removed; a customer card by the keyboard', async ({
  context,
  open,
}) => {
  await startWithPaint(context.request);
  const page = await open('/basket/');
  await isAlive(page, 'cart-page');

  await page.getByText('Gutscheincode einlösen').click();
  await page.getByRole('link', { name: 'So funktionieren Gutscheincodes' }).click();
  await expect(page.getByRole('dialog', { name: 'So funktionieren Gutscheincodes' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await couponField(page).fill('gibt-es-nicht');
  await page.getByRole('button', { name: 'Einlösen' }).click();
  await expect(page.getByText(/können wir nicht einlösen/)).toBeVisible();
  await expect(couponField(page)).toHaveValue('gibt-es-nicht');

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

  const card = page.getByRole('textbox', { name: 'Kundenkartennummer' });
  await page.locator('summary').filter({ hasText: 'Kundenkarte nutzen' }).focus();
  await page.keyboard.press('Enter');
  await card.fill('1912345673');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/prüfen Sie die Nummer Ihrer Kundenkarte/)).toBeVisible();
  await card.fill('2912 345 671');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nummer 2912345671')).toBeVisible();
  await page.getByRole('button', { name: 'Kundenkarte entfernen' }).press('Enter');
  await expect(card).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('coupon and customer card without JavaScript', async ({ context, open }) => {
    await startWithPaint(context.request);
    const page = await open('/basket/');
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
