import type { APIRequestContext } from '@playwright/test';
import { findProduct, sendForm } from './shop-steps';
import { shopUrl } from './steps';

/** A card of the demonstration. Journeys cancel what they pay with it, so that its balance lasts. */
export const GIFT_CARD = { cardNumber: '5000000000000025', pin: '250025' };
export const ORDER_ZIP = '50672';

interface CheckoutAnswer {
  sum: { total: { value: number } };
  review: { submitKey: string } | null;
}

/** Orders a cheap article, paid by gift card, without a page; returns the path of the confirmation. */
export async function startWithOrder(request: APIRequestContext, email: string): Promise<string> {
  const cheap = await findProduct(request, 'spreizdübel', ({ statusOnline }) => statusOnline === 'Available');
  const person = { firstName: 'Änne', lastName: 'Groß-Özdemir' };
  const place = {
    street: 'Venloer Straße',
    streetNumber: '12',
    zipCode: ORDER_ZIP,
    city: 'Köln',
    country: 'DE',
  };
  const steps: [path: string, form: Record<string, string>][] = [
    ['/basket/add/', { itemId: cheap.itemId, quantity: '1' }],
    ['/rest/giftcard/basket/add/', GIFT_CARD],
    ['/rest/checkout/start/', {}],
    ['/rest/checkout/contact/', { ...person, salutation: 'MRS', email, phonePrefix: '+49', phone: '' }],
    ['/rest/checkout/delivery/', { kind: 'delivery' }],
    ['/rest/checkout/address/', { ...person, ...place }],
  ];
  for (const [path, form] of steps) await sendForm(request, path, form);
  const { sum, review } = (await (await request.get('/rest/checkout/')).json()) as CheckoutAnswer;
  const answer = await request.post('/rest/checkout/submit/', {
    form: { acceptedTotal: String(sum.total.value), idempotencyKey: review?.submitKey ?? 'none' },
    headers: { origin: new URL(shopUrl()).origin, accept: 'text/html' },
    maxRedirects: 0,
  });
  const { location = '' } = answer.headers();
  if (!location.startsWith('/bestellung/')) throw new Error(`The order was not placed: ${location}`);
  return location;
}
