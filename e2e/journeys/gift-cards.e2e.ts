import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { expect, test } from '../journey';
import { startWithOneInCart } from '../shop-steps';
import { isAlive } from '../steps';

/** A card of the demonstration. */
const card = { number: '5000 0000 0000 0017', pin: '170017' };

async function redeem(page: Page, number: string, pin: string) {
  await page.getByRole('textbox', { name: 'Kartennummer' }).fill(number);
  await page.getByRole('textbox', { name: 'PIN' }).fill(pin);
  await page.getByRole('button', { name: 'Geschenkkarte anwenden' }).click();
}

test('a gift card is bought into the cart', async ({ open }) => {
  const page = await open('/geschenkkarten/');
  await page.getByRole('link', { name: 'Zum Geburtstag' }).click();
  await isAlive(page, 'gift-card-details');
  await expectNoAxeViolations(page);

  await page.getByRole('textbox', { name: 'Betrag in Euro' }).fill('25,50');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page).toHaveURL(/\/basket\/$/);
  await expect(page.getByRole('link', { name: 'Geschenkkarte „Zum Geburtstag“' }).first()).toBeVisible();
  await expect(page.getByText('25,50 €').first()).toBeVisible();
});

test('a wrong PIN keeps the number and asks for a captcha; the card pays and is removed', async ({
  context,
  open,
}) => {
  await startWithOneInCart(context.request);
  const page = await open('/basket/');
  await isAlive(page, 'cart-page');

  await page.getByText('Geschenkkarte einlösen').click();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await redeem(page, card.number, '000000');
    await expect(page.getByText(/passen zu keiner Geschenkkarte/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Kartennummer' })).toHaveValue(card.number);
    await expect(page.getByRole('textbox', { name: 'PIN' })).toHaveValue('');
  }
  await expect(page.getByText('Sicherheitsprüfung bestanden.')).toBeVisible();
  await expectNoAxeViolations(page);

  await redeem(page, card.number, card.pin);
  await expect(page.getByText('Geschenkkarte •••• 0017 zahlt')).toBeVisible();
  await page.getByRole('button', { name: 'Geschenkkarte •••• 0017 entfernen' }).click();
  await expect(page.getByRole('textbox', { name: 'Kartennummer' })).toHaveValue('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a card is bought and its balance shown', async ({ open }) => {
    const page = await open('/geschenkkarten/danke/');
    await page.getByRole('button', { name: '50 €', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Betrag in Euro' })).toHaveValue('50');
    await page.getByRole('textbox', { name: 'Betrag in Euro' }).fill('5');
    await page.getByRole('textbox', { name: 'Grußtext' }).fill('Vielen Dank!');
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page.getByRole('textbox', { name: 'Grußtext' })).toHaveValue('Vielen Dank!');
    await page.getByRole('textbox', { name: 'Betrag in Euro' }).fill('30');
    await page.getByRole('button', { name: 'In den Warenkorb' }).click();
    await expect(page).toHaveURL(/\/basket\/$/);

    await page.goto('/geschenkkarten/');
    await page.getByRole('textbox', { name: 'Kartennummer' }).fill(card.number);
    await page.getByRole('textbox', { name: 'PIN' }).fill(card.pin);
    await page.getByRole('button', { name: 'Guthaben anzeigen' }).click();
    await expect(page.getByText('Guthaben: 50,00 €')).toBeVisible();
  });
});
