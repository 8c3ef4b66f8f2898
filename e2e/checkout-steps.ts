import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { freshEmail } from './account-steps';
import { sendForm, startWithOneInCart } from './shop-steps';
import { isAlive } from './steps';

/** Steps of the checkout, by labels and roles. */
export const CONTACT = {
  'E-Mail-Adresse': 'erika.gast@example.org',
  Vorname: 'Erika',
  Nachname: 'Musterfrau',
};
export const PLACE = { Straße: 'Venloer Straße', 'Hausnr.': '12', Postleitzahl: '50672', Ort: 'Köln' };

const name = { firstName: 'Erika', lastName: 'Musterfrau' };
/** Each guest has an own address: mails to one are limited. */
const guestForms = () => ({
  contact: { ...name, email: freshEmail(), salutation: 'MRS', phonePrefix: '+49' },
  delivery: { kind: 'delivery' },
  address: {
    ...name,
    street: 'Venloer Straße',
    streetNumber: '12',
    zipCode: '50672',
    city: 'Köln',
    country: 'DE',
  },
  payment: { paymentMethod: 'PAYPAL' },
});
type Step = keyof ReturnType<typeof guestForms>;
type Changes = { [Name in Step]?: Record<string, string> };

/** The steps up to this one done, without a page. */
export async function fillCheckoutUpTo(
  request: APIRequestContext,
  step: Step | 'review',
  changes: Changes = {},
): Promise<void> {
  const forms = guestForms();
  for (const done of Object.keys(forms) as Step[]) {
    if (done === step) return;
    await sendForm(request, `/rest/checkout/${done}/`, { ...forms[done], ...changes[done] });
  }
}

/** One article in the cart and the steps up to this one done, without a page. */
export async function startCheckoutAt(
  request: APIRequestContext,
  step: Step | 'review',
  changes?: Changes,
): Promise<void> {
  await startWithOneInCart(request);
  await fillCheckoutUpTo(request, step, changes);
}

export const isAtStep = (page: Page, headline: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();

export const goOn = (page: Page, next: string): Promise<void> =>
  page
    .locator('main')
    .getByRole('button', { name: `Weiter zur ${next}` })
    .click();

export const orderButton = (page: Page) => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });

/** Orders what the review shows. */
export async function order(page: Page): Promise<void> {
  await isAtStep(page, 'Bitte prüfen Sie Ihre Bestellung');
  await isAlive(page, 'checkout-page');
  await orderButton(page).click();
}

/** From a refused payment to another method of the same order. */
export async function payWith(page: Page, method: string): Promise<void> {
  await page.getByRole('link', { name: 'Andere Zahlungsart wählen' }).click();
  await isAtStep(page, 'Ihre Bestellung wartet auf die Zahlung');
  await isAlive(page, 'checkout-page');
  await page.getByText('Andere Zahlungsart', { exact: true }).click();
  await page.getByRole('button', { name: `Bezahlen: ${method}` }).click();
}
