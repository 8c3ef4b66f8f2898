/** @jest-environment node */
import type { Checkout } from '@fachwerk/shared/contracts';
import { anItem, aProduct } from '../../testing/a-product';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { ADDRESS, CONTACT, DELIVERY, UNREACHABLE_PROVIDER } from './testing/checkout-forms';

const [SCREWS, PAINT, BIOCIDE, PANEL, KNIFE, BATTERY] = [
  '900100',
  '900200',
  '900300',
  '900400',
  '900500',
  '900600',
];

describe('the law of the checkout', () => {
  let shop: TestShop;
  let visitor: Visitor;
  beforeAll(async () => {
    const items = [
      anItem({ itemId: SCREWS, priceCents: 1190 }),
      anItem({ itemId: PAINT, duties: { withdrawalExclusion: 'MIXED_PAINT' } }),
      anItem({ itemId: BIOCIDE, duties: { needsAdvice: true } }),
      anItem({ itemId: PANEL, priceCents: 11_900, duties: { zeroTax: true } }),
      anItem({ itemId: KNIFE, duties: { ageCheck: true } }),
      anItem({ itemId: BATTERY, priceCents: 5000, depositCents: 750, duties: { battery: 'VEHICLE' } }),
    ];
    shop = await openTestShop(
      'embedded',
      { payments: UNREACHABLE_PROVIDER },
      items.map((item, index) =>
        aProduct({
          productId: `900${index + 1}`,
          features: ['Senkkopf mit Fräsrippen', 'verzinkt'],
          items: [item],
        }),
      ),
    );
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    visitor = new Visitor(shop.app);
  });

  const read = async () => (await visitor.get('/rest/checkout/')).json<Checkout>();
  const step = (name: string, fields: Record<string, string | number>) =>
    visitor.post(`/rest/checkout/${name}/`, fields);
  async function begin(itemId: string, delivery: Record<string, string> = DELIVERY): Promise<Checkout> {
    await visitor.post('/basket/add/', { itemId, quantity: 1 });
    await step('start', {});
    await step('contact', CONTACT);
    await step('delivery', delivery);
    await step('address', ADDRESS);
    return read();
  }
  async function review(itemId: string, delivery?: Record<string, string>): Promise<Checkout> {
    await begin(itemId, delivery);
    await step('payment', { paymentMethod: 'PAYPAL' });
    return read();
  }
  const submit = (checkout: Checkout) =>
    visitor.post(
      '/rest/checkout/submit/',
      { acceptedTotal: checkout.sum.total.value },
      { 'idempotency-key': checkout.review?.submitKey ?? 'none' },
    );
  const lastOrder = async <Row extends Record<string, unknown>>(columns: string): Promise<Row | undefined> =>
    (await shop.db.query<Row>(`select ${columns} from shop_order order by placed_at desc limit 1`))[0];

  it('a buyer needs no account (GDPR Art. 5(1)(c), 25; DSK of 24 March 2022)', async () => {
    expect((await submit(await review(SCREWS))).statusCode).toBe(201);
    expect(await lastOrder('customer_id')).toEqual({ customer_id: null });
  });

  it('no payment type costs more than another (BGB §270a, §312a(4))', async () => {
    const { payment } = await begin(SCREWS);
    const types = payment.options.filter(({ isAvailable }) => isAvailable).map(({ type }) => type);
    expect(types.length).toBeGreaterThan(3);
    const totals: number[] = [];
    for (const paymentMethod of types) {
      expect((await step('payment', { paymentMethod })).statusCode).toBe(200);
      totals.push((await read()).sum.total.value);
    }
    expect(new Set(totals).size).toBe(1);
  });

  it('no payment type is chosen for the buyer, least of all a credit (CCD2 Art. 12, BGB §312a(3))', async () => {
    const { payment, steps } = await begin(SCREWS);

    expect(payment.values).toEqual({});
    expect(payment.options.some(({ isCredit }) => isCredit)).toBe(true);
    expect(steps.find(({ id }) => id === 'payment')?.state).toBe('open');
  });

  it('nothing beside the goods is added or ticked for the buyer (BGB §312a(3))', async () => {
    await visitor.post('/basket/add/', { itemId: SCREWS, quantity: 1 });
    await step('start', {});

    const { lines, sum, delivery } = await read();
    expect(lines.map(({ itemId }) => itemId)).toEqual([SCREWS]);
    expect(delivery.values).toEqual({});
    expect(sum.goods.value).toBe(1190);
  });

  it('where is delivered and how is paid is stated before the first step (BGB §312j(1))', async () => {
    await visitor.post('/basket/add/', { itemId: SCREWS, quantity: 1 });

    const { limits } = await read();
    expect(limits.deliveryCountries).toEqual([{ code: 'DE', name: 'Deutschland' }]);
    expect(limits.paymentTypes).toContain('PAYPAL');
    // What is paid where it is collected is not stated for an order that is sent.
    expect(limits.paymentTypes).not.toContain('PAY_IN_STORE');
    expect(limits.collectedPaymentTypes).toEqual(expect.arrayContaining(['PAYPAL', 'PAY_IN_STORE']));
    await step('start', {});
    await step('contact', CONTACT);
    await step('delivery', DELIVERY);
    expect((await step('address', { ...ADDRESS, country: 'FR', zipCode: '75001' })).statusCode).toBe(400);
  });

  it('the review has main features, prices, tax, shipping and delivery (BGB §312j(2), EGBGB Art. 246a §1)', async () => {
    const { lines, sum } = await review(SCREWS);

    expect(lines[0]?.features.length).toBeGreaterThan(0);
    expect(lines[0]?.unitPrice.value).toBe(1190);
    expect(lines[0]?.deliveryText).toMatch(/\d{1,2}\.\d{1,2}\./);
    expect(sum.shipping.value).toBeGreaterThan(0);
    expect(sum.total.value).toBe(sum.goods.value + sum.shipping.value);
    expect(sum.vat.map(({ rate }) => rate)).toEqual([1900]);
  });

  it('a line without a right of withdrawal states it, and the order keeps it (BGB §312g(2))', async () => {
    const checkout = await review(PAINT);
    expect(checkout.lines[0]?.duties.withdrawalExclusion).toBe('MIXED_PAINT');

    await submit(checkout);

    const order = await lastOrder<{ id: string }>('id');
    expect(
      await shop.db.query('select withdrawal_exclusion from order_line where order_id = $1', [order?.id]),
    ).toEqual([{ withdrawal_exclusion: 'MIXED_PAINT' }]);
  });

  it('a product that needs advice is not sold without it (ChemBiozidDV §10, §11)', async () => {
    const refused = await visitor.post('/basket/add/', { itemId: BIOCIDE, quantity: 1 });
    expect(refused.json()).toMatchObject({ globalErrors: [{ msg: 'error.item.adviceRequired' }] });

    // The duty came while the item was in the cart.
    const checkout = await review(SCREWS);
    await shop.db.query('update cart_position set item_id = $1 where item_id = $2', [BIOCIDE, SCREWS]);
    expect((await submit(checkout)).statusCode).toBe(412);
    expect((await read()).faults).toMatchObject([{ code: 'ADVICE_REQUIRED' }]);
  });

  it('goods for adults need the statement of age, which the order keeps (JuSchG §9, §10)', async () => {
    expect((await begin(KNIFE)).steps.find(({ id }) => id === 'delivery')?.state).toBe('open');

    await step('delivery', { ...DELIVERY, ageConfirmed: 'on' });
    await step('address', ADDRESS);
    await step('payment', { paymentMethod: 'PAYPAL' });
    await submit(await read());

    expect(await lastOrder('delivery')).toMatchObject({ delivery: { ageCheck: true } });
  });

  it('a solar panel has 0 % VAT with the statement of the buyer only, kept with its time (UStG §12(3))', async () => {
    expect((await review(PANEL)).sum).toMatchObject({ goods: { value: 11_900 }, vat: [{ rate: 1900 }] });

    await step('delivery', { ...DELIVERY, zeroTaxStatement: 'on' });
    const rated = await read();
    expect(rated.sum).toMatchObject({ goods: { value: 10_000 } });
    await submit(rated);

    expect(await lastOrder('vat, delivery')).toMatchObject({
      vat: expect.arrayContaining([expect.objectContaining({ rate: 0 })]),
      delivery: { zeroTaxStatement: { law: 'UStG §12(3)', at: expect.any(String) } },
    });
  });

  it('a deposit stands beside the price and not in it (PAngV §7, BattDG §8)', async () => {
    const { lines, sum } = await review(BATTERY);

    expect(lines[0]).toMatchObject({ linePrice: { value: 5000 }, deposit: { value: 750 } });
    expect(sum).toMatchObject({ goods: { value: 5000 }, deposit: { value: 750 } });
    expect(lines[0]?.duties.battery).toBe('VEHICLE');
  });

  it('every step can be corrected before the order (BGB §312i(1) 1)', async () => {
    await review(SCREWS);
    await step('contact', { ...CONTACT, firstName: 'Erna' });

    const { contact, nextStep } = await read();
    expect(contact.values.firstName).toBe('Erna');
    expect(nextStep).toBe('review');
  });
});
