import type { Page } from '@playwright/test';
import { field, fill, freshEmail, PASSWORD, press, startWithAccount } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { fillCheckoutUpTo, goOn, isAtStep, order, orderButton, PLACE } from '../checkout-steps';
import { expect, test } from '../journey';
import { GIFT_CARD } from '../order-steps';
import { findProduct, sendForm, startWithOneInCart } from '../shop-steps';
import { isAlive } from '../steps';

test('coupon and gift card pay together, and a cart that changes meanwhile is shown before it is ordered', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/412 \(Precondition Failed\)/);
  const { request } = context;
  const paint = await findProduct(request, 'wandfarbe', ({ statusOnline }) => statusOnline === 'Available');
  await sendForm(request, '/basket/add/', { itemId: paint.itemId, quantity: '1' });
  await sendForm(request, '/rest/voucher/basket/add/', { coupon: 'FARBE15' });
  await sendForm(request, '/rest/giftcard/basket/add/', GIFT_CARD);
  await fillCheckoutUpTo(request, 'payment', { contact: { email: freshEmail() } });
  const page = await open('/checkout/zahlung/');
  await expect(page.getByText('Ihre Geschenkkarte zahlt alles')).toBeVisible();
  await page.getByRole('link', { name: 'Weiter zur Prüfung' }).click();
  // The step before names discounts and gift card too.
  await isAtStep(page, 'Bitte prüfen Sie Ihre Bestellung');
  const row = (name: string) => page.getByRole('term').filter({ hasText: name });
  await expect(row('15 % auf Farben und Tapeten')).toBeVisible();
  await expect(row('Geschenkkarte •••• 0025')).toBeVisible();
  await isAlive(page, 'checkout-page');

  // Beside the page, as on another device.
  await sendForm(request, '/basket/add/', { itemId: paint.itemId, quantity: '1' });
  await order(page);
  const notice = page.getByRole('group', { name: 'Ihre Bestellung hat sich geändert' });
  await expect(notice).toBeFocused();
  await expect(notice).toContainText('Neue Gesamtsumme');
  await orderButton(page).click();

  await isAtStep(page, 'Vielen Dank für Ihre Bestellung');
  await expect(row('Rabatte')).toBeVisible();
  await expect(row('Mit Geschenkkarte bezahlt')).toBeVisible();
  await expect(row('zu zahlen')).toBeHidden();
  const orderId = new URL(page.url()).pathname.split('/')[2] ?? '';
  await sendForm(request, `/rest/orders/${orderId}/cancel/`, { lines: '' });
});

test('a login in the middle returns to the same step; when the session ends there, another brings back all that was typed', async ({
  browserConsole,
  context,
  open,
}) => {
  // Refused: the token of the form belongs to the session that is over; then the cart is empty.
  browserConsole.allow(/403 \(Forbidden\)/, /412 \(Precondition Failed\)/);
  const email = await startWithAccount(context.request);
  await startWithOneInCart(context.request);
  const page = await open('/checkout/');
  await isAlive(page, 'checkout-page');
  await page.getByRole('link', { name: 'Anmelden und weiter bestellen' }).click();
  await logInHere(page, email);
  await page.waitForURL('**/checkout/kontakt/');
  await expect(field(page, 'E-Mail-Adresse')).toHaveValue(email);
  await expect(page.getByText('Sie bestellen als Gast')).toBeHidden();

  await fillCheckoutUpTo(context.request, 'address', { contact: { email } });
  await page.goto('/checkout/');
  await isAlive(page, 'checkout-page');
  await fill(page, PLACE);
  await context.clearCookies();
  await goOn(page, 'Zahlung');

  const empty = page.getByRole('group', { name: 'In Ihrem Warenkorb liegt nichts zum Bestellen' });
  await expect(empty).toBeFocused();
  await expectNoAxeViolations(page, 'main');
  await empty.getByRole('link', { name: 'Anmelden und weiter bestellen' }).click();
  await logInHere(page, email);

  await isAtStep(page, 'Wohin und an wen?');
  await isAlive(page, 'checkout-page');
  await expect(field(page, 'Straße')).toHaveValue(PLACE.Straße);
  await goOn(page, 'Zahlung');
  await isAtStep(page, 'Wie möchten Sie zahlen?');
});

async function logInHere(page: Page, email: string): Promise<void> {
  await isAlive(page, 'login-form');
  await fill(page, { 'E-Mail-Adresse': email, Passwort: PASSWORD });
  await press(page, 'Anmelden');
}
