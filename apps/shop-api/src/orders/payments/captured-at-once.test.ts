/** @jest-environment node */
import type { OrderEvent } from '@fachwerk/shared/contracts';
import { newCardCodes } from '../../benefits/gift-cards/card-codes';
import { issueGiftCard } from '../../benefits/gift-cards/gift-card-ledger';
import { writeStores } from '../../stores/store/store-repository';
import { testStores } from '../../testing/a-store';
import { aCartToOrder, actorOf } from '../../testing/an-order';
import { openTestShop, type TestShop } from '../../testing/test-shop';
import { moveOrder } from '../lifecycle/move-order';
import { findOrder } from '../lifecycle/order';
import { type NewOrder, type NewOrderLine, placeOrder } from '../lifecycle/place-order';
import { payOut } from '../payouts/pay-out';
import { findPaymentDifferences } from './reconcile';
import { findRefusedRefunds } from './refused-refunds';
import { aBank, type Taking } from './testing/a-bank';

const STORE = '1001';
const DRILL = '100401';
const PAINT = '100301';
const GIFT = '100302';

const bank = aBank();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await writeStores(shop.db, testStores);
  for (const itemId of [DRILL, PAINT, GIFT])
    for (const location of [undefined, STORE]) await shop.setStock(itemId, 10_000, location);
  await shop.db.query(`insert into promotion (id, rule, code, max_uses) values ('p', '{}', 'ALLE', 1000000)`);
});
afterAll(() => shop.close());

type Line = Partial<NewOrderLine> & { itemId: string };
const drills = (quantity: number, more: Partial<NewOrderLine> = {}): Line => ({
  ...more,
  itemId: DRILL,
  quantity,
  unitCents: more.unitCents ?? 2500,
});
const paint: Line = { itemId: PAINT, quantity: 1, unitCents: 1000 };

interface Paid {
  taking?: Taking;
  isClosed?: boolean;
}

async function anOrder(
  lines: readonly Line[],
  details: Partial<NewOrder> = {},
  { taking = 'at-once', isClosed = false }: Paid = {},
): Promise<string> {
  const inStore = details.kind === 'collect';
  const draft = await aCartToOrder(
    shop.db,
    lines.map((line) => ({ ...(inStore ? { locationId: STORE } : {}), ...line })),
    { paymentMethod: 'DIRECTDEBIT_UNZER', ...(inStore ? { companyId: STORE } : {}), ...details },
  );
  const placed = await shop.db.transaction((tx) => placeOrder(tx, draft, new Date()));
  if (placed.outcome !== 'placed') throw new Error(JSON.stringify(placed));
  await bank.pay(shop.db, placed.orderId, taking, isClosed);
  return placed.orderId;
}

type Pieces = readonly (readonly [lineId: number, quantity: number])[];

async function move(orderId: string, event: OrderEvent, pieces?: Pieces): Promise<void> {
  const lines = pieces?.map(([lineId, quantity]) => ({ lineId, quantity }));
  if (event === 'issue') await issueCards(orderId);
  const { moved } = await shop.db.transaction((tx) =>
    moveOrder(tx, orderId, event, { actor: actorOf(event), details: lines ? { lines } : {} }),
  );
  if (!moved) throw new Error(`${event} is not possible.`);
}

async function issueCards(orderId: string): Promise<void> {
  for (const { lineId, giftCardValue: cents } of (await findOrder(shop.db, orderId))?.lines ?? [])
    if (cents !== null)
      await issueGiftCard(shop.db, 'secret', { cents, reference: `${orderId} ${lineId}`, now: new Date() });
}

/** What the bank keeps of the payments of an order, once nothing is left to do. */
async function kept(orderId: string): Promise<number> {
  await bank.run(shop.db);
  const [row] = await shop.db.query<{ cents: number }>(
    'select sum(captured_cents - refunded_cents)::integer as cents from payment where order_id = $1',
    [orderId],
  );
  return row!.cents;
}

const differences = async (orderId: string) =>
  (
    await findPaymentDifferences({
      db: shop.db,
      providers: [bank.provider],
      since: new Date(0),
      quietSeconds: 0,
    })
  )
    .filter((one) => one.orderId === orderId)
    .map(({ what }) => what);

async function aGiftCard(cents: number): Promise<string> {
  const reference = `line ${Math.random()}`;
  await issueGiftCard(shop.db, 'secret', { cents, reference, now: new Date() }, newCardCodes());
  const [row] = await shop.db.query<{ id: string }>(
    'select card_id as id from gift_card_ledger where reference = $1',
    [reference],
  );
  return row!.id;
}

/** 10 euros less from 60 euros on, and shipping costs below 60 euros. */
const conditions = (lines: readonly Line[], gift?: Line): NewOrder['conditions'] => ({
  rules: [
    {
      id: 'p',
      name: 'Aktion',
      code: 'ALLE',
      fromCents: 6000,
      priority: 0,
      isExclusive: false,
      needsCustomerCard: false,
      products: [DRILL, PAINT].map((itemId) => itemId.slice(0, 4)),
      benefit: gift ? { kind: 'gift', itemId: gift.itemId, quantity: 1 } : { kind: 'amount', cents: 1000 },
    },
  ],
  pieces: lines.map((line, index) => ({ lineId: index + 1, cents: line.unitCents ?? 0 })),
  gifts: gift ? [{ lineId: lines.length, promotionId: 'p', cents: 999 }] : [],
  shipping: { cents: 595, freeFromCents: 6000 },
});
const withCoupon = (lines: readonly Line[], gift?: Line): Partial<NewOrder> => ({
  voucherCode: 'ALLE',
  promotionIds: ['p'],
  conditions: conditions(lines, gift),
});

const COUPON_LINES = [drills(2, { discountCents: 834 }), { ...paint, discountCents: 166 }];
const GIFT_LINES = [
  drills(2),
  paint,
  { itemId: GIFT, quantity: 1, unitCents: 0, isFreeGift: true, entryId: null } as const,
];
const CARD: Line = { itemId: GIFT, unitCents: 2500, locationId: null, giftCardValue: 2500 };

type Step = readonly [event: OrderEvent, pieces: Pieces | undefined, keptCents: number];
const ALL = undefined;

/** By name: lines, details, and what the bank keeps after each step. */
const CASES: readonly (readonly [string, readonly Line[], Partial<NewOrder>, readonly Step[]])[] = [
  [
    'pieces that the buyer cancels, again and again',
    [drills(3), paint],
    {},
    [
      ['cancel-lines', [[1, 1]], 6000],
      ['cancel-lines', [[2, 1]], 5000],
      ['withdraw', [[1, 1]], 2500],
      ['cancel', ALL, 0],
    ],
  ],
  [
    'a piece that is withdrawn while others are on their way and one is still to be sent',
    [drills(3), paint],
    {},
    [
      ['pick', ALL, 8500],
      ['ship', [[1, 1]], 8500],
      ['withdraw', [[1, 1]], 6000],
      ['ship', [[1, 1]], 6000],
      ['withdraw', [[2, 1]], 5000],
      ['return', [[1, 2]], 0],
    ],
  ],
  [
    'pieces that the warehouse does not find',
    [drills(2), paint],
    {},
    [
      ['pick', ALL, 6000],
      ['find', [[1, 1], [2, 1]], 3500], // prettier-ignore
      ['ship', ALL, 3500],
    ],
  ],
  [
    'a return after a cancellation',
    [drills(2)],
    {},
    [
      ['cancel-lines', [[1, 1]], 2500],
      ['pick', ALL, 2500],
      ['ship', ALL, 2500],
      ['return', [[1, 1]], 0],
    ],
  ],
  [
    'what the buyer does not want without the pieces that were not found',
    [drills(2), paint],
    { kind: 'collect' },
    [
      ['pick', ALL, 6000],
      ['find', [[1, 2]], 5000],
      ['cancel-rest', ALL, 0],
    ],
  ],
  [
    'what is left in the store at the collection',
    [drills(2), paint],
    { kind: 'collect' },
    [
      ['pick', ALL, 6000],
      ['find', ALL, 6000],
      ['ready', ALL, 6000],
      ['collect', [[1, 1]], 2500],
      ['return', [[1, 1]], 0],
    ],
  ],
  [
    'what is not collected',
    [drills(2), paint],
    { kind: 'collect' },
    [
      ['pick', ALL, 6000],
      ['find', [[1, 2]], 5000],
      ['ready', ALL, 5000],
      ['expire', ALL, 0],
    ],
  ],
  [
    'deposits',
    [drills(2, { depositCents: 50 })],
    {},
    [
      ['cancel-lines', [[1, 1]], 2525],
      ['pick', ALL, 2525],
      ['ship', ALL, 2525],
    ],
  ],
  [
    'shipping costs only with the last goods',
    [drills(2), paint],
    { shippingCents: 595 },
    [
      ['cancel-lines', [[1, 1]], 4095],
      ['pick', ALL, 4095],
      ['ship', [[2, 1]], 4095],
      ['withdraw', [[1, 1]], 1595],
      ['return', [[2, 1]], 0],
    ],
  ],
  [
    'goods with their shipping costs beside a gift card that was issued',
    [drills(1), CARD],
    { shippingCents: 595 },
    [
      ['issue', ALL, 5595],
      ['cancel-lines', [[1, 1]], 2500],
      ['return', [[2, 1]], 0],
    ],
  ],
  [
    'less, where a discount ends and shipping is no longer free',
    COUPON_LINES,
    withCoupon(COUPON_LINES),
    [
      // 50 euros without the discount, and shipping: more than the 50 euros that were paid.
      ['cancel-lines', [[2, 1]], 5000],
      ['cancel-lines', [[1, 1]], 3095],
      ['pick', ALL, 3095],
      ['ship', ALL, 3095],
    ],
  ],
  [
    'less, where a discount ends after a part has left',
    COUPON_LINES,
    withCoupon(COUPON_LINES),
    [
      ['pick', ALL, 5000],
      ['ship', [[1, 1]], 5000],
      ['withdraw', [[2, 1]], 5000],
      ['withdraw', [[1, 1]], 2500],
    ],
  ],
  [
    'goods whose free gift stays in the shop',
    GIFT_LINES,
    withCoupon(GIFT_LINES, GIFT_LINES[2]),
    [
      ['cancel-lines', [[1, 1]], 4095],
      ['cancel-lines', [[1, 1]], 1595],
    ],
  ],
  [
    'a cent of a share only once',
    [drills(3, { unitCents: 34, discountCents: 2 })],
    {},
    [
      ['pick', ALL, 100],
      ['ship', [[1, 2]], 100],
      ['return', [[1, 1]], 67],
      ['ship', ALL, 67],
      ['return', [[1, 2]], 0],
    ],
  ],
  [
    'a cent of a share only once, also after a part was cancelled',
    [drills(3, { unitCents: 400, discountCents: 199 })],
    {},
    [
      ['cancel-lines', [[1, 1]], 667],
      ['pick', ALL, 667],
      ['ship', [[1, 1]], 667],
      ['return', [[1, 1]], 334],
      ['ship', ALL, 334],
      ['return', [[1, 1]], 0],
    ],
  ],
];

describe('a payment that is captured at once', () => {
  it.each(CASES)('gives back at once: %s', async (_, lines, details, steps) => {
    const orderId = await anOrder(lines, details);
    const found: Step[] = [];
    for (const [event, pieces] of steps) {
      await move(orderId, event, pieces);
      found.push([event, pieces, await kept(orderId)]);
      expect(await differences(orderId)).toEqual([]);
    }
    expect(found).toEqual(steps);
    expect(bank.tooMuch).toEqual([]);
  });

  it('gives a gift card its share back first', async () => {
    const giftCardId = await aGiftCard(3000);
    const share = { giftCardId, giftCardCents: 3000, payableCents: 3000 };
    const orderId = await anOrder([drills(2), paint], share);
    expect(await kept(orderId)).toBe(3000);
    await move(orderId, 'cancel-lines', [[1, 1]]);
    expect(await kept(orderId)).toBe(3000);
    await move(orderId, 'cancel-lines', [[2, 1]]);
    expect(await kept(orderId)).toBe(2500);
    for (const event of ['pick', 'ship', 'return'] as const) await move(orderId, event);
    expect(await kept(orderId)).toBe(0);
  });

  it('gives back what was cancelled before the provider reported that it was captured', async () => {
    const orderId = await anOrder([drills(2)], {}, { taking: 'at-once-reported-late' });
    await move(orderId, 'cancel-lines', [[1, 1]]);
    expect(await kept(orderId)).toBe(0);

    await bank.report(shop.db, orderId);

    expect(await kept(orderId)).toBe(2500);
  });

  it('gives back once what is withdrawn twice at the same time', async () => {
    const orderId = await anOrder([drills(3)]);
    await Promise.all([move(orderId, 'withdraw', [[1, 1]]), move(orderId, 'withdraw', [[1, 1]])]);
    await Promise.all([bank.run(shop.db), bank.report(shop.db, orderId), bank.run(shop.db)]);
    expect(await kept(orderId)).toBe(2500);
  });

  it('gives back once what its provider refuses and a transfer replaces, also when the order ends', async () => {
    const orderId = await anOrder([drills(3)], {}, { isClosed: true });
    const waiting = async () => {
      await bank.run(shop.db);
      const refused = await findRefusedRefunds(shop.db, orderId);
      return refused.reduce((sum, { cents }) => sum + cents, 0);
    };
    await move(orderId, 'cancel-lines', [[1, 1]]);
    expect(await waiting()).toBe(2500);
    await shop.db.query(
      `insert into bank_details (order_id, sealed) values ($1, 'sealed')`, // its own tests seal it
      [orderId],
    );
    const paid = await shop.db.transaction((tx) =>
      payOut(tx, orderId, { cents: 2500, transferReference: 'T-1' }, 'desk accounting'),
    );
    expect([paid, await waiting()]).toEqual(['paid', 0]);
    await move(orderId, 'cancel-lines', [[1, 1]]);
    expect(await waiting()).toBe(2500);

    await move(orderId, 'cancel');

    expect(await waiting()).toBe(5000);
    expect(await kept(orderId)).toBe(5000);
  });

  it('gives a refused refund back once, whoever pays its parts, and takes the next one for no part of it', async () => {
    const orderId = await anOrder([drills(3), paint], {}, { isClosed: true });
    const waiting = async () => {
      await bank.run(shop.db);
      const refused = await findRefusedRefunds(shop.db, orderId);
      return refused.reduce((sum, { cents }) => sum + cents, 0);
    };
    for (const event of ['pick', 'ship'] as const) await move(orderId, event);
    await move(orderId, 'return', [[1, 1]]);
    expect(await waiting()).toBe(2500);
    await bank.returnByPerson(shop.db, orderId, 1000);
    await shop.db.query(`insert into bank_details (order_id, sealed) values ($1, 'sealed')`, [orderId]);
    await shop.db.transaction((tx) =>
      payOut(tx, orderId, { cents: 1500, transferReference: 'T-2' }, 'desk accounting'),
    );
    expect(await waiting()).toBe(0);

    await move(orderId, 'return', [[2, 1]]);
    expect(await waiting()).toBe(1000);
    await move(orderId, 'return', [[1, 1]]);
    expect(await waiting()).toBe(3500);
  });

  it('is reported where it has another sum than its order can charge', async () => {
    const orderId = await anOrder([drills(2)]);
    await move(orderId, 'cancel-lines', [[1, 1]]);
    expect(await kept(orderId)).toBe(2500);
    await shop.db.query('update order_line set cancelled = 0 where order_id = $1', [orderId]);

    expect(await differences(orderId)).toEqual(['the order was charged 0 cents, the payment 2500']);
  });
});

it('a payment that is captured with the goods is charged its sum at most, whatever shares are rounded', async () => {
  const cents = { unitCents: 34, discountCents: 2 };
  const orderId = await anOrder([drills(3, cents)], {}, { taking: 'at-dispatch' });
  await move(orderId, 'pick');
  await move(orderId, 'ship', [[1, 2]]);
  await move(orderId, 'return', [[1, 1]]);
  await move(orderId, 'ship');
  expect(await kept(orderId)).toBe(67);
  expect(bank.tooMuch).toEqual([]);
});
