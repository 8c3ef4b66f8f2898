import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../axe';
import { CONTACT, fillFields, goOn, isAtStep, orderButton, PLACE, startCheckoutAt } from '../checkout-steps';
import { expect, test } from '../journey';
import { pressOn, tabTo } from '../keyboard-steps';
import { ERIKA, PASSWORD, startWithOneInCart } from '../shop-steps';
import { isAlive } from '../steps';

const PHONE = { width: 360, height: 740 };

/** At the width of a phone and of a desktop. */
async function expectSound(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoAxeViolations(page);
  await page.setViewportSize(PHONE);
}

test.describe(() => {
  test.use({ viewport: PHONE });

  test('a guest on a phone comes from the cart to the review, and every step is sound', async ({
    context,
    open,
  }) => {
    await startWithOneInCart(context.request);
    const page = await open('/basket/');
    await isAlive(page, 'cart-page');
    await page.getByRole('button', { name: 'Zur Kasse' }).click();

    await isAtStep(page, 'Wer bestellt?');
    await isAlive(page, 'checkout-page');
    await expectSound(page);
    await fillFields(page, CONTACT);
    await page.getByRole('radio', { name: 'Frau' }).check();
    await goOn(page, 'Lieferung');

    await isAtStep(page, 'Wie kommt Ihr Einkauf zu Ihnen?');
    await page.getByRole('radio', { name: 'Im Markt abholen' }).check();
    await expectSound(page);
    await page.getByRole('radio', { name: 'Lieferung nach Hause' }).check();
    await goOn(page, 'Adresse');

    await isAtStep(page, 'Wohin und an wen?');
    await fillFields(page, PLACE);
    await page.getByRole('checkbox', { name: 'Rechnung an eine andere Adresse' }).check();
    await expectSound(page);
    await page.getByRole('checkbox', { name: 'Rechnung an eine andere Adresse' }).uncheck();
    await goOn(page, 'Zahlung');

    await isAtStep(page, 'Wie möchten Sie zahlen?');
    await expectSound(page);
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await goOn(page, 'Prüfung');

    await isAtStep(page, 'Bitte prüfen Sie Ihre Bestellung');
    await expect(page).toHaveURL(/\/checkout\/pruefen\//);
    await expect(orderButton(page)).toBeVisible();
    await expectSound(page);

    // The back button returns to a step with its values, and a reload loses nothing.
    await page.goBack();
    await isAtStep(page, 'Wie möchten Sie zahlen?');
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await page.goto('/checkout/kontakt/');
    await isAlive(page, 'checkout-page');
    await page.locator('main').getByLabel('Nachname', { exact: true }).fill('Neumann');
    await page.reload();
    await expect(page.locator('main').getByLabel('Nachname', { exact: true })).toHaveValue('Neumann');
  });
});

test('a collected order is filled in with the keyboard alone', async ({ context, open }) => {
  await startCheckoutAt(context.request, 'delivery');
  const page = await open('/checkout/lieferung/');
  await isAlive(page, 'checkout-page');

  await page.getByRole('radio', { name: 'Lieferung nach Hause' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Im Markt abholen' })).toBeChecked();
  await tabTo(page, page.getByRole('group', { name: 'Ihr Markt' }).getByRole('radio').first());
  await page.keyboard.press('Space');
  await pressOn(page, page.getByRole('button', { name: 'Weiter zur Adresse' }));

  await isAtStep(page, 'Ihre Rechnungsadresse');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByLabel('Land')).toBeVisible();
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('the steps are plain forms without JavaScript', async ({ context, open }) => {
    await startWithOneInCart(context.request);
    const page = await open('/checkout/');
    await isAtStep(page, 'Wer bestellt?');
    await goOn(page, 'Lieferung');
    await expect(page.getByText('Bitte geben Sie Ihren Vornamen ein.').first()).toBeVisible();
    await fillFields(page, CONTACT);
    await page.getByRole('radio', { name: 'Frau' }).check();
    await goOn(page, 'Lieferung');

    await page.getByRole('radio', { name: 'Im Markt abholen' }).check();
    await expect(page.getByRole('group', { name: 'Ihr Markt' })).toBeVisible();
    await page.getByRole('radio', { name: 'Lieferung nach Hause' }).check();
    await goOn(page, 'Adresse');
    await fillFields(page, PLACE);
    await goOn(page, 'Zahlung');
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await goOn(page, 'Prüfung');

    await isAtStep(page, 'Bitte prüfen Sie Ihre Bestellung');
    await page.getByRole('link', { name: 'Kontakt ändern' }).click();
    await expect(page.locator('main').getByLabel('Vorname', { exact: true })).toHaveValue('Erika');
  });
});

test('a login in the middle returns to the same step', async ({ context, open }) => {
  await startWithOneInCart(context.request);
  const page = await open('/checkout/');
  await isAlive(page, 'checkout-page');
  await page.getByRole('link', { name: 'Anmelden und weiter bestellen' }).click();
  await isAlive(page, 'login-form');
  await fillFields(page, { 'E-Mail-Adresse': ERIKA, Passwort: PASSWORD });
  await page.locator('main').getByRole('button', { name: 'Anmelden' }).click();

  await page.waitForURL('**/checkout/kontakt/');
  await expect(page.locator('main').getByLabel('E-Mail-Adresse', { exact: true })).toHaveValue(ERIKA);
  await expect(page.getByText('Sie bestellen als Gast')).toBeHidden();
});
