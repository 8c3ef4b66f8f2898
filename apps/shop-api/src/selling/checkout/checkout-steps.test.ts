/** @jest-environment node */
import type { Checkout, CheckoutProgress } from '@fachwerk/shared/contracts';
import { anItem, aProduct } from '../../testing/a-product';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { ADDRESS, CONTACT, DELIVERY, UNREACHABLE_PROVIDER } from './testing/checkout-forms';

describe('the steps of the checkout', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    shop = await openTestShop('embedded', { payments: UNREACHABLE_PROVIDER }, [
      aProduct({
        productId: '9001',
        items: [anItem({ itemId: '900100', priceCents: 1000, onlineStock: 10 })],
      }),
      aProduct({ productId: '9003', items: [anItem({ itemId: '900300', onlineStock: 10 })] }),
      aProduct({ productId: '9004', items: [anItem({ itemId: '900400', onlineStock: 100 })] }),
      aProduct({
        productId: '9002',
        items: [anItem({ itemId: '900200', duties: { deviceCategory: 4, ageCheck: true } })],
      }),
    ]);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    visitor = new Visitor(shop.app);
  });

  const add = (itemId = '900100', quantity = 1) => visitor.post('/basket/add/', { itemId, quantity });
  const read = async () => (await visitor.get('/rest/checkout/')).json<Checkout>();
  const step = (name: string, fields: Record<string, string | number>) =>
    visitor.post(`/rest/checkout/${name}/`, fields);
  const statesOf = ({ steps }: Checkout) => steps.map(({ state }) => state).join(' ');

  it('are locked for an empty cart', async () => {
    expect(await read()).toMatchObject({ isEmpty: true, nextStep: 'contact' });
    expect((await step('contact', CONTACT)).statusCode).toBe(412);
    expect((await visitor.post('/rest/checkout/start/', {})).statusCode).toBe(412);
  });

  it('follow each other, and none is taken before the earlier ones', async () => {
    await add();
    expect(statesOf(await read())).toBe('open locked locked locked locked');
    for (const [name, fields] of [
      ['delivery', DELIVERY],
      ['address', ADDRESS],
      ['payment', { paymentMethod: 'PAYPAL' }],
    ] as const) {
      const answer = await step(name, fields);
      expect(answer.statusCode).toBe(412);
      expect(answer.json()).toMatchObject({ globalErrors: [{ msg: 'checkout.error.stepLocked' }] });
    }
    for (const [name, fields, next] of [
      ['contact', CONTACT, 'delivery'],
      ['delivery', DELIVERY, 'address'],
      ['address', ADDRESS, 'payment'],
      ['payment', { paymentMethod: 'PAYPAL' }, 'review'],
    ] as const) {
      const answer = await step(name, fields);
      expect(answer.json<CheckoutProgress>()).toMatchObject({ nextStep: next });
    }
    expect(await read()).toMatchObject({
      contact: { values: { firstName: 'Erika' } },
      review: { deliveryAddress: ['Erika Muster', 'Venloer Straße 12', '50672 Köln'] },
    });
  });

  it('are kept while the checkout starts, at the same moment', async () => {
    for (let round = 0; round < 25; round++) {
      visitor = new Visitor(shop.app);
      await add('900400');
      const answers = await Promise.all([
        visitor.post('/rest/checkout/start/', {}),
        step('contact', CONTACT),
        visitor.post('/rest/checkout/start/', {}),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([]);
    }
  });

  it('opens again when a choice is not possible any more', async () => {
    await add();
    await step('contact', CONTACT);
    await step('delivery', DELIVERY);
    await step('address', { ...ADDRESS, country: 'DE' });
    await step('payment', { paymentMethod: 'PAYPAL' });
    // A line that the shop must ask about old devices for joins in another tab.
    await add('900200');

    expect(statesOf(await read())).toBe('done open locked locked locked');
    expect((await read()).address.values).toMatchObject({ street: 'Venloer Straße' });
  });

  it('report all wrong fields, and keep what was typed without script', async () => {
    await add();
    const refused = await step('contact', { ...CONTACT, lastName: '', email: 'x@', vatId: 'DE123456789' });
    expect(refused.statusCode).toBe(400);
    expect(
      refused.json<{ fieldErrors: { field: string }[] }>().fieldErrors.map(({ field }) => field),
    ).toEqual(['lastName', 'email']);

    const back = await visitor.submit('/rest/checkout/contact/', { ...CONTACT, lastName: '' });
    expect(back.statusCode).toBe(303);
    expect(back.headers.location).toMatch(/^\/checkout\/kontakt\/\?answer=/);
    const on = await visitor.submit('/rest/checkout/contact/', CONTACT);
    expect(on.headers.location).toBe('/checkout/lieferung/');
  });

  it('keep data in one form, however it was typed', async () => {
    await add();
    const firm = {
      company: ' Bau &  Söhne GmbH ',
      vatId: 'de 123 456 789',
      buyerReference: '04011000 – 12345 – 03',
    };
    await step('contact', { ...CONTACT, ...firm, phone: '0043 (0)664 1234567' });
    await step('delivery', DELIVERY);
    await step('address', { ...ADDRESS, zipCode: ' D-50672', streetNumber: ' 4/1 ' });

    expect(await read()).toMatchObject({
      contact: {
        values: {
          company: 'Bau & Söhne GmbH',
          vatId: 'DE123456789',
          buyerReference: '04011000-12345-03',
          phonePrefix: '+43',
          phone: '0664 1234567',
        },
      },
      address: { values: { zipCode: '50672', streetNumber: '4/1' } },
    });
    const refused = await step('contact', { ...CONTACT, phone: '+49 1' });
    expect(refused.json<{ fieldErrors: unknown }>().fieldErrors).toEqual([
      { field: 'phone', msg: 'forms.phone' },
    ]);
  });

  it('take an own reference of the firm, and no address of an authority with wrong check digits', async () => {
    await add();
    const codes = async (fields: Record<string, string>) =>
      (await step('contact', { ...CONTACT, ...fields })).json<{ fieldErrors: unknown }>().fieldErrors;

    expect(await codes({ company: 'Amt', buyerReference: '04011000-12345-30' })).toEqual([
      { field: 'buyerReference', msg: 'forms.leitwegId' },
    ]);
    expect(await codes({ company: '', buyerReference: 'Projekt 7' })).toEqual([
      { field: 'company', msg: 'checkout.company.required' },
    ]);
    await step('contact', { ...CONTACT, company: 'Amt', buyerReference: ' Projekt  7 ' });
    expect((await read()).contact.values).toMatchObject({ buyerReference: 'Projekt 7' });
  });

  it('check the company of a VAT number, the postal code of the country, and the country of the delivery', async () => {
    await add();
    const codes = async (name: string, fields: Record<string, string>) =>
      (await step(name, fields)).json<{ fieldErrors: { field: string; msg: string }[] }>().fieldErrors;
    expect(await codes('contact', { ...CONTACT, vatId: 'DE123456789', company: '' })).toEqual([
      { field: 'company', msg: 'checkout.company.required' },
    ]);
    await step('contact', CONTACT);
    await step('delivery', DELIVERY);
    expect(await codes('address', { ...ADDRESS, zipCode: '5067' })).toMatchObject([{ field: 'zipCode' }]);
    expect(await codes('address', { ...ADDRESS, country: 'AT', zipCode: '1010' })).toMatchObject([
      { field: 'country', msg: 'checkout.country.refused' },
    ]);
    const billing = Object.fromEntries(
      Object.entries(ADDRESS).map(([name, value]) => [
        `billing${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        value,
      ]),
    );
    const withBill = { ...ADDRESS, ...billing, hasBilling: 'on', billingCountry: 'AT' };
    expect(await codes('address', withBill)).toMatchObject([{ field: 'billingZipCode' }]);
    expect(
      (await step('address', { ...withBill, billingZipCode: '1010', billingCity: 'St. Pölten' })).statusCode,
    ).toBe(200);
    await step('payment', { paymentMethod: 'PAYPAL' });
    expect((await visitor.get('/rest/checkout/')).json<Checkout>().review?.billingAddress).toEqual([
      'Erika Muster',
      'Venloer Straße 12',
      '1010 St. Pölten',
      'Österreich',
    ]);
  });

  it('hold the goods for 15 minutes, renewed by every step', async () => {
    await add('900300', 4);
    const started = await visitor.post('/rest/checkout/start/', {});
    expect(started.statusCode).toBe(200);
    const held = () =>
      shop.db.query<{ quantity: number }>(
        `select quantity from stock_hold where item_id = '900300' and expires_at > now() + interval '14 minutes'`,
      );
    expect(await held()).toEqual([{ quantity: 4 }]);
    await shop.db.query(`update stock_hold set expires_at = now() + interval '1 minute'`);
    await step('contact', CONTACT);
    expect(await held()).toEqual([{ quantity: 4 }]);

    // Another visitor finds the rest.
    const other = new Visitor(shop.app);
    await other.post('/basket/add/', { itemId: '900300', quantity: 9 });
    const answer = await other.post('/rest/checkout/start/', {});
    expect((await other.get('/rest/checkout/')).json<Checkout>().lines[0]?.quantity).toBe(6);
    expect(answer.statusCode).toBe(200);
  });

  it('answers 412 with the lowered cart if the start finds less than the cart has', async () => {
    await add('900200', 3);
    await shop.setStock('900200', 2);
    const answer = await visitor.post('/rest/checkout/start/', {});
    expect(answer.statusCode).toBe(412);
    expect(answer.json()).toMatchObject({
      globalErrors: [{ msg: 'error.basket.verification.message' }],
      adjustedPositions: [{ itemId: '900200', oldQuantity: 3, newQuantity: 2, reason: 'REDUCED' }],
      cartContainer: { onlineCart: { positions: [{ quantity: 2 }] } },
      checkout: { lines: [{ quantity: 2 }] },
    });
    expect((await visitor.post('/rest/checkout/start/', {})).statusCode).toBe(200);
  });

  it('belong to one visitor: nobody reads the draft of another', async () => {
    await add();
    await step('contact', CONTACT);
    const other = new Visitor(shop.app);
    await other.post('/basket/add/', { itemId: '900100', quantity: 1 });
    expect((await other.get('/rest/checkout/')).json<Checkout>().contact.values).toEqual({});
    expect((await shop.app.inject('/rest/checkout/')).json<Checkout>().isEmpty).toBe(true);
  });

  it('are open in a second tab, and end a day after the last change', async () => {
    await add();
    await step('contact', CONTACT);
    expect(statesOf(await read())).toBe('done open locked locked locked');
    await shop.db.query(`update checkout set updated_at = now() - interval '25 hours'`);
    expect((await read()).contact.values).toEqual({});
  });
});
