/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { CatalogueDuties, CatalogueProduct } from '@fachwerk/shared/catalogue-format';
import type {
  CartContainer,
  Checkout,
  DeskOrder,
  ErrorBody,
  OrderPlaced,
  ProductDetail,
  ProductList,
  ProhibisOrder,
  ReservationDraft,
  WishlistToCart,
} from '@fachwerk/shared/contracts';
import * as contracts from '@fachwerk/shared/contracts';
import { SALE_PROOFS, saleProof, type SaleProofKind } from '@fachwerk/shared/rules';
import type { LightMyRequestResponse } from 'fastify';
import { importPromotions } from '../../benefits/promotions/import-promotions';
import { moveOrder } from '../../orders/lifecycle/move-order';
import { writeStores } from '../../stores/store/store-repository';
import { anItem, aProduct } from '../../testing/a-product';
import { testStores } from '../../testing/a-store';
import { actorOf } from '../../testing/an-order';
import { aCustomer, PASSWORD } from '../../testing/test-account';
import { openTestShop, type TestShop, Visitor } from '../../testing/test-shop';
import { aContact, ADDRESS, UNREACHABLE_PROVIDER } from '../checkout/testing/checkout-forms';
import { OTHER_PATHS, SALE_PATHS, saleTable } from './testing/sale-call-table';

const [ITEM, GIFT, OTHER] = ['900100', '900200', '900300'];
const STORE = '1001';
const NOW = new Date('2026-11-23T09:00:00.000Z');
const GIFT_RULE = {
  id: 'gift',
  name: 'Geschenk',
  terms: 'Zu jedem Einkauf.',
  benefit: { kind: 'gift', itemId: GIFT },
};
const KINDS = Object.keys(SALE_PROOFS) as SaleProofKind[];

/** Every call that sells, with every kind of proof; what is right is written down in the table. */
describe('an item that needs a proof', () => {
  let shop: TestShop;
  let visitor: Visitor;
  /** Processes read the catalogue and the promotions anew after a second. */
  let passedMs = 0;
  beforeAll(async () => {
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + passedMs);
    shop = await openTestShop(
      'embedded',
      { now: () => NOW, payments: UNREACHABLE_PROVIDER, deskTokens: ['online:a-token-of-the-warehouse'] },
      products({}),
    );
    await writeStores(shop.db, testStores);
    for (const itemId of [ITEM, OTHER]) await shop.setStock(itemId, 900, STORE);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await shop.close();
  });
  beforeEach(async () => {
    visitor = new Visitor(shop.app);
    await shop.db.query('delete from attempt_limit');
    await shop.db.query('delete from order_holder');
    await shop.import(products({}));
    await importPromotions(shop.db, '[]');
    await shop.setStock(ITEM, 900);
    passedMs += 2000;
  });

  const products = (duties: CatalogueDuties): CatalogueProduct[] =>
    [ITEM, GIFT, OTHER].map((itemId) => {
      const item = anItem({ itemId, priceCents: 5000, duties: itemId === OTHER ? {} : duties });
      return aProduct({ productId: itemId.slice(0, 4), items: [item] });
    });
  /** An import gives the item its mark. */
  async function mark(kind: SaleProofKind): Promise<void> {
    const { mark: name, value = true } = saleProof(kind);
    await shop.import(products({ [name]: value }));
    passedMs += 2000;
  }
  const add = (itemId: string, fields: Record<string, string> = {}) =>
    visitor.post('/basket/add/', { itemId, quantity: 1, ...fields });
  const read = async () => (await visitor.get('/rest/checkout/')).json<Checkout>();
  const step = (name: string, fields: Record<string, string>) =>
    visitor.post(`/rest/checkout/${name}/`, fields);
  const entryOf = async (cart: 'onlineCart' | 'reservationCart') =>
    (await visitor.get('/rest/basket/')).json<CartContainer>()[cart]?.positions[0]?.entryId ?? '';
  async function logIn(isProhibis = false): Promise<string> {
    const email = `${randomUUID()}@example.org`;
    const customerId = await aCustomer(shop.db, email, { isProhibis });
    await visitor.post('/login/', { email, password: PASSWORD });
    visitor.csrf = '';
    return customerId;
  }

  async function fillSteps(delivery: Record<string, string>): Promise<void> {
    await step('start', {});
    await step('contact', aContact());
    await step('delivery', delivery);
    await step('address', ADDRESS);
    await step('payment', { paymentMethod: 'PAYPAL' });
  }
  /** The mark comes while the buyer reads the review. */
  async function order(kind: SaleProofKind, delivery: Record<string, string> = {}) {
    await fillSteps({ kind: 'delivery', ...delivery });
    const { sum, review } = await read();
    await mark(kind);
    const key = { 'idempotency-key': review?.submitKey ?? 'none' };
    return visitor.post('/rest/checkout/submit/', { acceptedTotal: sum.total.value }, key);
  }

  /** An order whose payment is open. */
  async function placed(): Promise<{ orderId: string }> {
    await add(ITEM);
    await fillSteps({ kind: 'delivery' });
    const { sum, review } = await read();
    const answer = await visitor.post(
      '/rest/checkout/submit/',
      { acceptedTotal: sum.total.value },
      { 'idempotency-key': review?.submitKey ?? 'none' },
    );
    return answer.json<{ orderId: string }>();
  }

  /** Each puts the item in place, lets the mark come, and calls. */
  const CALLS: Record<string, (kind: SaleProofKind) => Promise<LightMyRequestResponse>> = {
    async add(kind) {
      await mark(kind);
      return visitor.post('/basket/add/', { itemId: ITEM, quantity: 1 });
    },
    async 'add-with-script'(kind) {
      await mark(kind);
      return add(ITEM, { positions: 'added' });
    },
    async 'add-several'(kind) {
      await mark(kind);
      return visitor.post('/basket/add/items/', { items: `${OTHER}:1,${ITEM}:2` });
    },
    async reserve(kind) {
      await mark(kind);
      return add(ITEM, { companyId: STORE });
    },
    async 'move-to-store'(kind) {
      await add(ITEM);
      const entryId = await entryOf('onlineCart');
      await mark(kind);
      return visitor.post('/basket/move/', { entryId, to: 'RESERVATION', companyId: STORE });
    },
    async 'move-online'(kind) {
      await add(ITEM, { companyId: STORE });
      const entryId = await entryOf('reservationCart');
      await mark(kind);
      return visitor.post('/basket/move/', { entryId, to: 'ONLINE' });
    },
    async 'fill-carts'(kind) {
      await add(ITEM);
      await mark(kind);
      return visitor.post('/basket/split/', { companyId: STORE });
    },
    async 'take-parked'(kind) {
      const customerId = await logIn();
      await shop.db.query('insert into parked_position (customer_id, item_id, quantity) values ($1, $2, 1)', [
        customerId,
        ITEM,
      ]);
      await mark(kind);
      return visitor.post('/basket/parked/take/', { itemId: ITEM });
    },
    async 'wishlist-to-cart'(kind) {
      await visitor.post('/wishlist/addItem/', { itemId: ITEM });
      await mark(kind);
      return visitor.post('/wishlist/toCart/', {});
    },
    async order(kind) {
      await add(ITEM);
      return order(kind);
    },
    /** Two carts become one, and the account brings its data. */
    async 'order-as-customer'(kind) {
      await add(ITEM);
      await logIn();
      return order(kind);
    },
    async 'order-to-collect'(kind) {
      await add(ITEM);
      await visitor.post('/rest/stores/select/', { companyId: STORE });
      return order(kind, { kind: 'collect', companyId: STORE });
    },
    /** One page instead of steps; the mark comes while the firm reads it. */
    async 'order-as-firm'(kind) {
      await logIn(true);
      await visitor.post('/rest/account/addresses/', ADDRESS);
      await add(ITEM);
      await step('start', {});
      const { interactionId, sums } = (
        await visitor.get('/rest/prohibis/market/order/')
      ).json<ProhibisOrder>();
      await mark(kind);
      return visitor.post(`/rest/prohibis/market/submit/${interactionId}/`, {
        acceptedTotal: sums.delivered.total.value,
      });
    },
    async 'order-with-yes'(kind) {
      await add(ITEM);
      await mark(kind);
      return order(kind, { ageConfirmed: 'on', zeroTaxStatement: 'on' });
    },
    /** The payment of the order is open when the mark comes. */
    async 'pay-later'(kind) {
      const form = await placed();
      await mark(kind);
      return visitor.post('/rest/checkout/pending/continue/', form);
    },
    async 'buy-again'(kind) {
      const { orderId } = await placed();
      await shop.db.transaction((tx) => moveOrder(tx, orderId, 'pay', { actor: actorOf('pay') }));
      await mark(kind);
      return visitor.post(`/rest/orders/${orderId}/buy-again/`, {});
    },
    async 'order-reservation'(kind) {
      await add(ITEM, { companyId: STORE });
      const draft = (await visitor.get('/rest/reservation/')).json<ReservationDraft>();
      await mark(kind);
      return visitor.post(
        '/rest/reservation/submit/',
        { ...aContact(), acceptedTotal: draft.sum.total.value },
        { 'idempotency-key': draft.submitKey },
      );
    },
    async 'order-with-gift'(kind) {
      await importPromotions(shop.db, JSON.stringify([GIFT_RULE]));
      passedMs += 2000;
      await add(OTHER);
      return order(kind);
    },
    async 'ask-when-back'(kind) {
      await mark(kind);
      await shop.setStock(ITEM, 0);
      return visitor.post('/rest/products/9001/back-in-stock/', { itemId: ITEM, email: aContact().email });
    },
  };

  async function outcomeOf(call: string, answer: LightMyRequestResponse): Promise<string> {
    if (answer.statusCode >= 300)
      return `${answer.statusCode} ${answer.json<ErrorBody>().globalErrors[0]?.msg}`;
    const { lines, orderId } = answer.json<Partial<WishlistToCart> & { orderId?: string }>();
    if (lines?.[0]?.added === 0) return `not added: ${lines[0].result}`;
    if (call !== 'order-with-gift') return 'sold';
    const gifts = await shop.db.query('select 1 from order_line where order_id = $1 and is_free_gift', [
      orderId,
    ]);
    return gifts.length > 0 ? 'sold' : 'withheld';
  }
  const REFUSALS = (kind: SaleProofKind) => [
    `400 error.item.${kind}Required`,
    `not added: ${kind.toUpperCase()}_REQUIRED`,
    '412 checkout.error.proofRequired',
    '412 checkout.error.pendingProof',
  ];

  /** A locked step, or the field of a page that has no steps. */
  const ASKED = ['412 checkout.error.stepLocked', '400 error.validation.general.message'];

  it.each(
    Object.entries(saleTable).flatMap(([call, row]) => KINDS.map((kind) => [call, kind, row[kind]] as const)),
  )('%s, %s: %s', async (call, kind, expected) => {
    const answer = await CALLS[call]!(kind);
    const outcome = await outcomeOf(call, answer);
    if (expected === 'refused') expect(REFUSALS(kind)).toContain(outcome);
    else if (expected === 'asked') expect(ASKED).toContain(outcome);
    else expect(outcome).toBe(expected);
  });

  it.each([
    ['age', { ageCheck: true }, ['AGE']],
    ['zeroTax', { zeroTaxStatement: { law: 'UStG §12(3)', at: NOW.toISOString() } }, []],
    ['reportablePrecursor', {}, ['REPORTABLE']],
  ] as const)(
    'is ordered with what proves it, and the desk reads what to check: %s',
    async (kind, kept, checks) => {
      const { orderId } = (await CALLS['order-with-yes']!(kind)).json<OrderPlaced>();
      const [stored] = await shop.db.query('select delivery from shop_order where id = $1', [orderId]);
      const { lines } = (
        await shop.app.inject({
          url: `/rest/desk/orders/${orderId}/`,
          headers: { authorization: 'Bearer a-token-of-the-warehouse' },
        })
      ).json<DeskOrder>();

      expect(stored).toEqual({ delivery: { arrivals: expect.any(Array) as unknown, ...kept } });
      expect(lines.map((line) => line.checks)).toEqual([checks]);
    },
  );

  it.each(['precursor', 'poison', 'installer', 'advice'] as const)(
    'is shown in cart, list and page as one of the stores only: %s',
    async (kind) => {
      await add(ITEM);
      await mark(kind);

      const { onlineCart } = (await visitor.get('/rest/basket/')).json<CartContainer>();
      const { items } = (await shop.app.inject('/rest/products/')).json<ProductList>();
      const page = (await shop.app.inject('/rest/products/9001/')).json<ProductDetail>();
      const checkout = await read();
      expect(onlineCart?.positions).toMatchObject([
        {
          storeProof: kind,
          orderable: 0,
          stockErrorData: { code: 'RESTRICTED', requested: 1, available: 0 },
        },
      ]);
      expect(items.find(({ itemId }) => itemId === ITEM)).toMatchObject({
        storeProof: kind,
        statusOnline: 'Unavailable',
      });
      expect(page).toMatchObject({ storeProof: kind, statusOnline: 'Unavailable' });
      expect(checkout.faults).toMatchObject([{ code: `${kind.toUpperCase()}_REQUIRED` }]);
    },
  );

  it('has every call and every kind of proof in the table', () => {
    expect(Object.keys(CALLS).toSorted()).toEqual(Object.keys(saleTable).toSorted());
    for (const row of Object.values(saleTable)) expect(Object.keys(row)).toEqual(KINDS);
    const paths = Object.values(contracts).flatMap((one) =>
      typeof one === 'object' && 'method' in one && one.method !== 'GET' ? [one.path] : [],
    );
    expect(paths.length).toBeGreaterThan(60);
    const unknown = paths.filter(
      (path) => !SALE_PATHS.includes(path) && !OTHER_PATHS.some((other) => path.startsWith(other)),
    );
    expect(unknown).toEqual([]);
  });
});
