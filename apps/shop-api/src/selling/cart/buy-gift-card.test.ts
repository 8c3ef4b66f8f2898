/** @jest-environment node */
import { addToCart, buyGiftCard, readCart, removeFromCart } from '@fachwerk/shared/calls';
import type { CartContainer, Checkout, CheckoutProgress, ErrorBody } from '@fachwerk/shared/contracts';
import { GIFT_CARD_DESIGNS } from '@fachwerk/shared/rules';
import { DEMONSTRATION_CARDS, prepareGiftCards } from '../../benefits/gift-cards/prepare-gift-cards';
import { anItem, aProduct } from '../../testing/a-product';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { ADDRESS, CONTACT, DELIVERY, UNREACHABLE_PROVIDER } from '../checkout/testing/checkout-forms';
import { MAX_CART_LINES } from './cart-repository';

const GOODS = '900100';
const log: string[] = [];
let shop: TestShop;
const prepare = (demonstration = true) =>
  prepareGiftCards({
    databaseUrl: shop.databaseUrl,
    giftCardSecret: 'a secret for tests',
    demonstration,
    log: (line) => void log.push(line),
  });
beforeAll(async () => {
  shop = await openTestShop('embedded', { payments: UNREACHABLE_PROVIDER }, [
    aProduct({ productId: '9001', items: [anItem({ itemId: GOODS, onlineStock: 10 })] }),
  ]);
  await prepare();
});
afterAll(() => shop.close());

const { itemId, productId, design } = GIFT_CARD_DESIGNS[0];
const wanted = { itemId, productId, amount: '25,50' };
const details = {
  recipientName: 'Erika',
  recipientEmail: 'erika@example.org',
  message: 'Alles Gute!',
  sendOn: '',
};
async function buy(visitor: Visitor, fields: Record<string, string>, headers = {}) {
  const answer = await visitor.post(buyGiftCard.path, fields, headers);
  return { status: answer.statusCode, body: answer.json<CartContainer & ErrorBody>() };
}

it('puts each card into the online cart as a line of its own, with its details', async () => {
  const visitor = new Visitor(shop.app);
  await buy(visitor, { type: 'giftcard', indexId: '1', ...wanted, ...details });
  const { status, body } = await buy(visitor, { ...wanted, amount: '25.5' });

  expect(status).toBe(200);
  const positions = body.onlineCart?.positions ?? [];
  expect(positions).toHaveLength(2);
  expect(positions[0]).toMatchObject({
    quantity: 1,
    maxStock: 1,
    orderable: 1,
    giftCardValue: 2550,
    url: '/geschenkkarten/',
    linePrice: { value: 2550 },
    image: { src: '/images/gift-cards/geburtstag.svg' },
  });
  expect(body.cartSum).toMatchObject({ total: { value: 5100 }, shipping: { value: 0 } });
  const rows = await shop.db.query<{ details: object }>(
    'select gift_card_details as details from cart_position where entry_id = $1',
    [positions[0]?.entryId],
  );
  expect(rows).toEqual([{ details }]);

  const left = await visitor.post(removeFromCart.path, { entryId: positions[0]?.entryId ?? '', itemId });
  expect(left.json<CartContainer>().onlineCart?.positions).toHaveLength(1);
});

it.each(['10', '250', '10,00', '249.99'])('accepts %s euros', async (amount) => {
  expect((await buy(new Visitor(shop.app), { ...wanted, amount })).status).toBe(200);
});

it('requires an amount', async () => {
  const { status, body } = await buy(new Visitor(shop.app), { ...wanted, amount: '' });
  expect(status).toBe(400);
  expect(body.fieldErrors).toMatchObject([{ field: 'amount', msg: 'forms.required' }]);
});

it.each(['9,99', '250,01', '25,505', '-25', '1e2', 'NaN', '25 €', '1.000', 'x'.repeat(4000)])(
  'refuses an amount of "%s" and leaves the cart as it was',
  async (amount) => {
    const visitor = new Visitor(shop.app);
    const { status, body } = await buy(visitor, { ...wanted, amount });
    expect(status).toBe(400);
    expect(body.fieldErrors).toMatchObject([{ field: 'amount', msg: 'giftCard.amount.range' }]);
    expect((await visitor.get('/rest/basket/')).json<CartContainer>().onlineCart).toBeNull();
  },
);

it.each([
  ['recipientEmail', 'no address'],
  ['recipientName', 'x'.repeat(51)],
  ['message', 'x'.repeat(301)],
  ['sendOn', '31.02.2027'],
  ['sendOn', '01.01.2020'],
])('refuses %s %s', async (field, value) => {
  const { status, body } = await buy(new Visitor(shop.app), { ...wanted, [field]: value });
  expect([status, body.fieldErrors?.[0]?.field]).toEqual([400, field]);
});

it('sells only its designs, and the designs only with an amount', async () => {
  const visitor = new Visitor(shop.app);
  expect((await buy(visitor, { ...wanted, productId: '1' })).status).toBe(400);
  expect((await visitor.post(addToCart.path, { itemId, quantity: 1 })).statusCode).toBe(400);
});

it('adds nothing twice with one key, and refuses the key for another card', async () => {
  const visitor = new Visitor(shop.app);
  const headers = { 'idempotency-key': 'once' };
  await buy(visitor, wanted, headers);
  const again = await buy(visitor, wanted, headers);
  expect(again.body.onlineCart?.positions).toHaveLength(1);
  expect((await buy(visitor, { ...wanted, amount: '30' }, headers)).status).toBe(409);
});

it('respects the limit of lines', async () => {
  const visitor = new Visitor(shop.app);
  await buy(visitor, wanted);
  await shop.db.query(
    `insert into cart_position (cart_id, entry_id, item_id, quantity, seen_cents, gift_card_value)
     select p.cart_id, 'line-' || n, p.item_id, 1, 2550, 2550
     from cart_position p join session_cart s using (cart_id), generate_series(2, $1) n
     where p.entry_id = (select entry_id from cart_position order by added_at desc limit 1)`,
    [MAX_CART_LINES],
  );
  expect((await buy(visitor, wanted)).body.globalErrors).toMatchObject([{ msg: 'error.cart.full' }]);
});

it('keeps what was typed in a form without script', async () => {
  const visitor = new Visitor(shop.app);
  await visitor.get('/rest/user/');
  const refused = await visitor.submit(buyGiftCard.path, { ...wanted, amount: '5', message: 'Hallo' });
  expect(refused.statusCode).toBe(303);
  const address = String(refused.headers.location);
  expect(address).toMatch(new RegExp(`^/geschenkkarten/${design}/\\?answer=`));
  const answer = await visitor.get(`/rest/form-answer/${address.split('=')[1]}/`);
  expect(answer.json()).toMatchObject({ values: { amount: '5', message: 'Hallo' } });

  const bought = await visitor.submit(buyGiftCard.path, wanted);
  expect([bought.statusCode, bought.headers.location]).toEqual([303, '/basket/']);
});

it('stays out of search, lists and navigation', async () => {
  const found = await shop.app.inject('/rest/products/?q=geschenkkarte');
  const navigation = await shop.app.inject('/rest/navigation/');
  expect(found.body).not.toContain('Geschenkkarte „');
  expect(navigation.body).not.toContain('Geschenkkarten');
});

it('prepares demonstration cards once, and blocks them without a demonstration', async () => {
  expect(log).toHaveLength(DEMONSTRATION_CARDS.length);
  await prepare();
  expect(log).toHaveLength(DEMONSTRATION_CARDS.length);
  await prepare(false);
  const [row] = await shop.db.query('select count(*)::int as open from gift_card where blocked_at is null');
  expect(row).toEqual({ open: 0 });
});

it('names only payments that a gift card allows, in the cart and at the begin of the checkout', async () => {
  const visitor = new Visitor(shop.app);
  const { body } = await buy(visitor, wanted);
  const { limits } = (await visitor.get('/rest/checkout/')).json<Checkout>();

  const excluded = ['PAY_IN_STORE', 'PICK_UP_BOX', 'INVOICE_KLARNA', 'DIRECTDEBIT_UNZER', 'GUTSCHEINKARTE'];
  const { paymentTypes, collectedPaymentTypes = [] } = limits;
  for (const types of [body.cartSum.availablePaymentTypes, paymentTypes, collectedPaymentTypes])
    expect(types.filter((type) => excluded.includes(type))).toEqual([]);
});

it('alone needs no step of the delivery, also after one of a cart with goods', async () => {
  const visitor = new Visitor(shop.app);
  const checkout = async () => (await visitor.get('/rest/checkout/')).json<Checkout>();
  const stepsOf = ({ steps, nextStep }: Checkout) => [nextStep, steps.map(({ id }) => id).join(' ')];
  await buy(visitor, wanted);
  expect(stepsOf(await checkout())).toEqual(['contact', 'contact address payment review']);
  const progress = (await visitor.post('/rest/checkout/contact/', CONTACT)).json<CheckoutProgress>();
  expect(progress.nextStep).toBe('address');

  await visitor.post(addToCart.path, { itemId: GOODS, quantity: 1 });
  expect(stepsOf(await checkout())).toEqual(['delivery', 'contact delivery address payment review']);
  expect((await visitor.post('/rest/checkout/delivery/', DELIVERY)).statusCode).toBe(200);

  const { onlineCart } = (await visitor.get(readCart.path)).json<CartContainer>();
  const goods = onlineCart?.positions.find((line) => line.itemId === GOODS);
  await visitor.post(removeFromCart.path, { entryId: goods?.entryId ?? '', itemId: GOODS });
  expect(stepsOf(await checkout())).toEqual(['address', 'contact address payment review']);
});

it('goes with the bill to its own address, also after goods for a friend were taken out', async () => {
  const visitor = new Visitor(shop.app);
  const step = (name: string, fields: object) => visitor.post(`/rest/checkout/${name}/`, { ...fields });
  await visitor.post(addToCart.path, { itemId: GOODS, quantity: 1 });
  const { body } = await buy(visitor, wanted);
  await step('contact', CONTACT);
  await step('delivery', DELIVERY);
  const bill = { billingZipCode: '50667', billingCity: 'Köln', billingCountry: 'DE' };
  const named = { billingFirstName: 'Jana', billingLastName: 'Käufer', billingStreet: 'Domplatz' };
  const own = { ...bill, ...named, billingStreetNumber: '1', hasBilling: 'on' };
  expect((await step('address', { ...ADDRESS, ...own })).statusCode).toBe(200);

  const goods = body.onlineCart?.positions.find((line) => line.itemId === GOODS);
  await visitor.post(removeFromCart.path, { entryId: goods?.entryId ?? '', itemId: GOODS });
  const { checkout } = (await step('payment', { paymentMethod: 'PAYPAL' })).json<CheckoutProgress>();

  expect(checkout.review).toMatchObject({
    deliveryAddress: null,
    billingAddress: ['Jana Käufer', 'Domplatz 1', '50667 Köln'],
  });
  expect(checkout.address.values).toMatchObject({ firstName: 'Jana', street: 'Domplatz' });
});

it('counts nothing up to free shipping beside a line that is sold out: nothing is sent', async () => {
  const visitor = new Visitor(shop.app);
  await visitor.post(addToCart.path, { itemId: GOODS, quantity: 1 });
  const { body } = await buy(visitor, wanted);
  expect(body.cartSum.distanceToFreeShipping.value).toBeGreaterThan(0);

  await shop.setStock(GOODS, 0);
  const cart = (await visitor.get(readCart.path)).json<CartContainer>();
  expect(cart.onlineCart?.positions.map(({ orderable }) => orderable).sort()).toEqual([0, 1]);
  expect(cart.cartSum).toMatchObject({ distanceToFreeShipping: { value: 0 }, shipping: { value: 0 } });
});
