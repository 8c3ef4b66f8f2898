import type { Locator, Page } from '@playwright/test';
import { freshEmail, press } from '../account-steps';
import { expectNoAxeViolations } from '../axe';
import { isAtStep, order, payWith, startCheckoutAt } from '../checkout-steps';
import { expect, test } from '../journey';
import {
  agreeToCredit,
  CARDS,
  letBankDecide,
  named,
  payByCard,
  payByPayPal,
  payByWallet,
  release,
} from '../payment-steps';
import { hasDatabase } from '../shop-database';
import { sendForm } from '../shop-steps';
import { isAlive } from '../steps';

test.use({ viewport: { width: 360, height: 740 } });

const main = (page: Page): Locator => page.locator('main');
const THANKS = 'Vielen Dank für Ihre Bestellung';
const FAILED = 'Die Zahlung hat nicht geklappt';

/** The page names the reason and until when the order waits. */
async function isRefused(page: Page, reason: string): Promise<void> {
  await isAtStep(page, FAILED);
  await expect(main(page).getByRole('alert')).toContainText(reason);
  await expect(main(page).getByText('Ihre Bestellung ist nicht verloren')).toBeVisible();
}

async function payAgain(page: Page): Promise<void> {
  await isAlive(page, 'card-check-page');
  await press(page, 'Noch einmal');
}

test('a declined card and a failed release keep the order, which a released card pays', async ({
  context,
  open,
}) => {
  await startCheckoutAt(context.request, 'review', { payment: { paymentMethod: 'CREDIT_CARD' } });
  const page = await open('/checkout/');
  await order(page);
  await payByCard(page, CARDS.declined);

  await isRefused(page, 'Ihre Bank hat die Zahlung abgelehnt.');
  await expectNoAxeViolations(page);
  await payAgain(page);
  await payByCard(page, CARDS.challenge);
  await release(page, '9999');

  await isRefused(page, 'nicht freigegeben (3-D Secure)');
  await payAgain(page);
  await payByCard(page, CARDS.challenge);
  await release(page, '1234');

  await isAtStep(page, THANKS);
  await expect(main(page).getByText('Kreditkarte', { exact: true })).toBeVisible();
});

test('no method is preselected, and wallet, invoice and instalments are paid on pages of the provider', async ({
  context,
  open,
}) => {
  await startCheckoutAt(context.request, 'payment');
  const page = await open('/checkout/');
  await isAlive(page, 'checkout-page');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Google Pay' }).check();
  await press(page, 'Weiter zur Prüfung');
  await order(page);
  await payByWallet(page, 'Google Pay', 'Karte •••• 0002');

  await isRefused(page, 'Ihre Bank hat die Zahlung abgelehnt.');
  await payWith(page, 'Rechnung mit Klarna');
  await isAtStep(page, 'Rechnungskauf');
  await expect(page.getByText('Achtung! Kreditaufnahme kostet Geld.')).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await agreeToCredit(page, named('Ablehnung'));
  await press(page, 'Rechnungskauf abschließen');

  await isRefused(page, 'in Raten ist diesmal nicht möglich');
  await payWith(page, 'Ratenkauf');
  await isAtStep(page, 'Ratenkauf');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: '12 Raten' }).check();
  await agreeToCredit(page);
  await press(page, 'Ratenkauf abschließen');

  await isAtStep(page, THANKS);
  await expect(main(page).getByText('Ratenkauf', { exact: true })).toBeVisible();
});

test('a payment that is given up waits, an ended one is explained, and a bank that decides late confirms it on the page', async ({
  context,
  open,
}) => {
  test.skip(!hasDatabase, 'the bank decides in the database of the sandbox');
  const email = freshEmail();
  await startCheckoutAt(context.request, 'review', { contact: { email } });
  const page = await open('/checkout/');
  await order(page);
  await isAtStep(page, 'Mit PayPal bezahlen');
  await page.goBack();

  await isAtStep(page, 'Ihre Bestellung wartet auf die Zahlung');
  await isAlive(page, 'checkout-page');
  await press(page, 'Zahlung fortsetzen: PayPal');
  await payByPayPal(page, named('Nachzuegler'));
  await isAtStep(page, 'Wir prüfen Ihre Zahlung');
  await expectNoAxeViolations(page);
  const check = page.url();
  await page.getByRole('link', { name: 'Andere Zahlungsart wählen' }).click();
  await isAtStep(page, 'Ihre Bestellung wartet auf die Zahlung');
  await isAlive(page, 'checkout-page');
  await press(page, 'Bestellung stornieren');

  await isAtStep(page, 'Bitte prüfen Sie Ihre Bestellung');
  await page.goto(check);
  await isAtStep(page, 'Diese Zahlung wird nicht mehr gebraucht');
  await expect(
    main(page).getByText('Falls noch Geld eingegangen ist, erhalten Sie es zurück.'),
  ).toBeVisible();

  await page.goto('/checkout/');
  await order(page);
  await payByPayPal(page, named('Nachzuegler'));
  await isAtStep(page, 'Wir prüfen Ihre Zahlung');
  await expect(main(page).getByRole('status')).toContainText('(PayPal) noch nicht bestätigt');
  await isAlive(page, 'card-check-page');
  await letBankDecide(email);
  await isAtStep(page, THANKS);
});

test('a buyer who returns in another browser, as after an approval in an app, reads how to continue', async ({
  context,
  open,
}) => {
  await startCheckoutAt(context.request, 'review');
  const page = await open('/checkout/');
  await order(page);
  await isAtStep(page, 'Mit PayPal bezahlen');
  await context.clearCookies();
  await press(page, 'Abbrechen und zurück zum Shop');
  await isAtStep(page, FAILED);
  await expect(main(page).getByText('in dem Browser, in dem Sie bestellt haben')).toBeVisible();
});

test('a provider that does not answer is asked again, and one that refuses at once keeps the checkout', async ({
  browserConsole,
  context,
  open,
}) => {
  browserConsole.allow(/402 \(Payment Required\)/);
  await startCheckoutAt(context.request, 'review', { contact: { email: 'ausfall@sandbox.example' } });
  const page = await open('/checkout/');
  await order(page);
  await isAtStep(page, 'Ihre Bestellung wartet auf die Zahlung');
  await isAlive(page, 'checkout-page');
  await press(page, 'Zahlung fortsetzen: PayPal');
  await isAtStep(page, 'Mit PayPal bezahlen');
  await press(page, 'Abbrechen und zurück zum Shop');
  await isRefused(page, 'Sie haben die Zahlung abgebrochen.');
  await page.getByRole('link', { name: 'Andere Zahlungsart wählen' }).click();
  await isAtStep(page, 'Ihre Bestellung wartet auf die Zahlung');
  await isAlive(page, 'checkout-page');
  await press(page, 'Bestellung stornieren');
  await isAtStep(page, 'Bitte prüfen Sie Ihre Bestellung');

  await sendForm(context.request, '/rest/checkout/contact/', {
    firstName: 'Erika',
    lastName: 'Musterfrau',
    email: 'abgelehnt@sandbox.example',
    salutation: 'MRS',
    phonePrefix: '+49',
  });
  await order(page);

  await expect(page.getByRole('group', { name: FAILED })).toBeFocused();
  await isAtStep(page, 'Bitte prüfen Sie Ihre Bestellung');
  await expectNoAxeViolations(page);
});
