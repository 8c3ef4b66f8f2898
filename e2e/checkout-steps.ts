import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { sendForm, startWithOneInCart } from './shop-steps';

/** Steps of the checkout, by labels and roles. */
export const CONTACT = {
  'E-Mail-Adresse': 'erika.gast@example.org',
  Vorname: 'Erika',
  Nachname: 'Musterfrau',
};
export const PLACE = { Straße: 'Venloer Straße', 'Hausnr.': '12', Postleitzahl: '50672', Ort: 'Köln' };

const name = { firstName: 'Erika', lastName: 'Musterfrau' };
const FORMS = {
  contact: { ...name, email: CONTACT['E-Mail-Adresse'], salutation: 'MRS', phonePrefix: '+49' },
  delivery: { kind: 'delivery' },
  address: {
    ...name,
    ...{ street: 'Venloer Straße', streetNumber: '12', zipCode: '50672', city: 'Köln', country: 'DE' },
  },
  payment: { paymentMethod: 'PAYPAL' },
};

/** One article in the cart and the steps up to this one done, without a page. */
export async function startCheckoutAt(
  request: APIRequestContext,
  step: keyof typeof FORMS | 'review',
): Promise<void> {
  await startWithOneInCart(request);
  for (const [done, form] of Object.entries(FORMS)) {
    if (done === step) return;
    await sendForm(request, `/rest/checkout/${done}/`, form);
  }
}

export const isAtStep = (page: Page, headline: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();

export const goOn = (page: Page, next: string): Promise<void> =>
  page
    .locator('main')
    .getByRole('button', { name: `Weiter zur ${next}` })
    .click();

export const orderButton = (page: Page) => page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
