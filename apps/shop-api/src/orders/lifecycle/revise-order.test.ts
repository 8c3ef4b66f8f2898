/** @jest-environment node */
import { evaluatePromotions } from '../../benefits/promotions/evaluate-promotions';
import type { FrozenRule } from '../../benefits/promotions/frozen-rules';
import { thawRule } from '../../benefits/promotions/frozen-rules';
import { promotionInput } from '../../testing/a-promotion';
import fc, { manyRuns } from '../../testing/properties';
import type { OrderLine } from './order';
import type { OrderConditions } from './order-conditions';
import { keptCents, keptPieces, lostCents, owedCents, owedShippingCents } from './order-money';
import { type Revisable, reviseOrder } from './revise-order';

interface Piece {
  cents: number;
  quantity?: number;
  taxRate?: number;
  isGiftCard?: boolean;
}

const SHIPPING = { cents: 595, freeFromCents: 7500 };

const aRule = (rule: Partial<FrozenRule>): FrozenRule => ({
  id: 'p',
  name: 'Aktion',
  code: null,
  fromCents: 0,
  needsCustomerCard: false,
  priority: 0,
  isExclusive: false,
  products: [],
  benefit: { kind: 'percentage', basisPoints: 1000 },
  ...rule,
});

const aLine = (lineId: number, line: Partial<OrderLine>): OrderLine => ({
  lineId,
  itemId: `item-${lineId}`,
  productId: `product-${lineId}`,
  name: 'Artikel',
  details: {},
  quantity: 1,
  unitCents: 100,
  discountCents: 0,
  depositCents: 0,
  taxRate: 1900,
  locationId: 'online',
  giftCardValue: null,
  giftCardDetails: null,
  isFreeGift: false,
  withdrawalExclusion: null,
  cancelled: 0,
  missing: 0,
  found: 0,
  handedOver: 0,
  returned: 0,
  ...line,
});

/** An order as the checkout places it: promotions and shipping follow from the goods. */
function anOrder(pieces: readonly Piece[], rules: readonly FrozenRule[] = [], isSent = true): Revisable {
  const goods = pieces.map(({ cents, quantity = 1, taxRate = 1900, isGiftCard = false }, index) =>
    aLine(index + 1, {
      quantity,
      unitCents: cents,
      taxRate,
      locationId: isGiftCard ? null : 'online',
      giftCardValue: isGiftCard ? cents : null,
    }),
  );
  const own = rules.map((rule) =>
    rule.products.length > 0 ? rule : { ...rule, products: goods.map(({ productId }) => productId) },
  );
  const result = evaluatePromotions(
    promotionInput({
      rules: own.map((rule) => thawRule(rule, 'ONLINE')),
      lines: goods.map((line) => ({
        entryId: String(line.lineId),
        itemId: line.itemId,
        productId: line.productId,
        categoryId: '',
        brand: '',
        cents: line.quantity * line.unitCents,
        isGiftCard: line.giftCardValue !== null,
      })),
      voucher: rules.find(({ code }) => code !== null)?.code ?? null,
      giftItem: () => ({ priceCents: 2999, available: 1 }),
    }),
  );
  const gifts = result.gifts.map(({ itemId }, index) =>
    aLine(goods.length + index + 1, { itemId, unitCents: 0, isFreeGift: true }),
  );
  const sent = goods
    .filter(({ giftCardValue }) => giftCardValue === null)
    .reduce((cents, { quantity, unitCents }) => cents + quantity * unitCents, 0);
  const isFree = !isSent || sent === 0 || sent >= SHIPPING.freeFromCents || result.hasFreeShipping;
  const conditions: OrderConditions = {
    rules: own,
    pieces: goods.map(({ lineId, unitCents }) => ({ lineId, cents: unitCents })),
    gifts: gifts.map(({ lineId }, index) => ({
      lineId,
      promotionId: result.gifts[index]!.promotionId,
      cents: 2999,
    })),
    shipping: isSent ? SHIPPING : null,
  };
  return {
    kind: isSent ? 'delivery' : 'collect',
    lines: [
      ...goods.map((line) => ({
        ...line,
        discountCents: result.lineDiscounts.get(String(line.lineId)) ?? 0,
      })),
      ...gifts,
    ],
    placedAt: new Date('2026-11-20T10:00:00Z'),
    voucherCode: rules.find(({ code }) => code !== null)?.code ?? null,
    customerCardNumber: null,
    shippingCents: isFree ? 0 : SHIPPING.cents,
    conditions,
    revised: null,
  };
}

type Change = Partial<Pick<OrderLine, 'cancelled' | 'missing' | 'handedOver' | 'returned'>>;

const after = (order: Revisable, changes: Record<number, Change>): Revisable => ({
  ...order,
  ...reviseOrder(
    order,
    order.lines.map((line) => ({ ...line, ...changes[line.lineId] })),
  ),
});
const left = (order: Revisable): Revisable => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, handedOver: line.quantity - line.cancelled })),
});

const GIFT = aRule({ benefit: { kind: 'gift', itemId: 'gift', quantity: 1 }, fromCents: 25_000 });
const TEN = aRule({ fromCents: 8000 });

describe('an order whose goods are cancelled', () => {
  it('gives shipping costs back with the last goods, also if a gift card by e-mail is kept', () => {
    const order = anOrder([{ cents: 149 }, { cents: 2500, isGiftCard: true }]);
    expect(owedCents(order)).toBe(3244);

    expect(owedCents(after(order, { 1: { cancelled: 1 } }))).toBe(2500);
  });

  it('loses its free gift with the value that it needs', () => {
    const order = anOrder([{ cents: 24_900 }, { cents: 200 }], [GIFT]);
    expect(order.lines).toHaveLength(3);

    const cancelled = after(order, { 2: { cancelled: 1 } });

    expect(cancelled.lines[2]).toMatchObject({ isFreeGift: true, cancelled: 1 });
    expect(owedCents(cancelled)).toBe(24_900);
  });

  it('keeps its free gift while its condition holds', () => {
    const cancelled = after(anOrder([{ cents: 25_000 }, { cents: 200 }], [GIFT]), { 2: { cancelled: 1 } });

    expect(cancelled.lines[2]).toMatchObject({ isFreeGift: true, cancelled: 0 });
  });

  it('has no gift without bought goods, whatever the promotion needs', () => {
    const order = anOrder([{ cents: 500 }, { cents: 2500, isGiftCard: true }], [{ ...GIFT, fromCents: 0 }]);

    expect(after(order, { 1: { cancelled: 1 } }).lines[2]).toMatchObject({ cancelled: 1 });
  });

  it('pays the shipping costs that it was too large for', () => {
    const order = anOrder([{ cents: 7461 }, { cents: 39 }]);
    expect(owedCents(order)).toBe(7500);

    const stone = after(order, { 1: { cancelled: 1 } });

    expect([owedShippingCents(stone), owedCents(stone)]).toEqual([595, 634]);
  });

  it('loses a discount with the value that it needs', () => {
    const order = anOrder([{ cents: 5000 }, { cents: 4000 }], [TEN]);
    expect(owedCents(order)).toBe(8100);

    expect(owedCents(after(order, { 2: { cancelled: 1 } }))).toBe(5000 + 595);
  });

  it('costs the price of a piece, to the cent, when it loses a discount that halves to half a cent', () => {
    const order = anOrder(
      [{ cents: 2500, quantity: 2 }],
      [aRule({ benefit: { kind: 'amount', cents: 833 }, fromCents: 5000 })],
      false,
    );
    expect(owedCents(order)).toBe(4167);

    expect(owedCents(after(order, { 1: { cancelled: 1 } }))).toBe(2500);
  });

  it('keeps the agreed share of a discount whose condition holds', () => {
    const order = anOrder([{ cents: 8000 }, { cents: 1000 }], [TEN]);

    expect(owedCents(after(order, { 2: { cancelled: 1 } }))).toBe(7200);
  });

  it('gets the smaller discount that it would have had', () => {
    const five = aRule({ id: 'five', benefit: { kind: 'percentage', basisPoints: 500 }, fromCents: 2000 });
    const order = anOrder([{ cents: 5000 }, { cents: 4000 }], [{ ...TEN, isExclusive: true }, five]);
    expect(owedCents(order)).toBe(8100);

    expect(owedCents(after(order, { 2: { cancelled: 1 } }))).toBe(4750 + 595);
  });

  it('never becomes dearer by a cancellation', () => {
    const order = anOrder([{ cents: 8000 }, { cents: 20 }], [{ ...TEN, fromCents: 8020 }]);
    expect(owedCents(order)).toBe(7218);

    const cancelled = after(order, { 2: { cancelled: 1 } });

    expect(owedCents(cancelled)).toBe(7218);
    expect(lostCents(cancelled)).toBe(18);
    expect(owedCents(after(cancelled, { 1: { cancelled: 1 } }))).toBe(0);
  });

  it('loses a coupon with the goods that it is for', () => {
    const coupon = aRule({ code: 'FARBE', products: ['product-1'], fromCents: 1000 });
    const order = anOrder(
      [{ cents: 1000, quantity: 2 }, { cents: 3000 }],
      [{ ...coupon, fromCents: 2000 }],
      false,
    );
    expect(owedCents(order)).toBe(4800);

    expect(owedCents(after(order, { 1: { cancelled: 1 } }))).toBe(4000);
  });
});

describe('an order of which goods come back', () => {
  it('gives back shipping costs when all of them do (BGB §357(2))', () => {
    const order = left(anOrder([{ cents: 1000 }, { cents: 2500, isGiftCard: true }]));

    expect(owedCents(after(order, { 1: { returned: 1 } }))).toBe(2500);
  });

  it('charges no shipping costs afterwards: the goods have travelled without', () => {
    const order = left(anOrder([{ cents: 7400 }, { cents: 200 }]));

    expect(owedCents(after(order, { 1: { returned: 1 } }))).toBe(200);
  });

  it('charges none for a part that is withdrawn after the other has left without costs (BGB §361(1))', () => {
    const order = anOrder([{ cents: 4000 }, { cents: 4000 }]);
    const sent = {
      ...order,
      lines: order.lines.map((line) =>
        line.lineId === 1 ? { ...line, handedOver: 1 } : { ...line, handedOver: 0 },
      ),
    };
    expect(owedCents(sent)).toBe(8000);

    expect(owedCents(after(sent, { 2: { cancelled: 1 } }))).toBe(4000);
  });

  it('owes the price of a gift that does not come back with them, until it does', () => {
    const order = left(anOrder([{ cents: 24_900 }, { cents: 200 }], [GIFT]));
    const returned = after(order, { 1: { returned: 1 } });
    expect(owedCents(returned)).toBe(200 + 2999);

    expect(owedCents(after(returned, { 3: { returned: 1 } }))).toBe(200);
  });

  it('charges a gift at most what goes back', () => {
    const order = left(anOrder([{ cents: 24_900 }, { cents: 200 }], [GIFT]));

    expect(owedCents(after(order, { 2: { returned: 1 } }))).toBe(25_100);
  });
});

describe('an order of which the shop does not find goods', () => {
  it('keeps discounts, gifts and free shipping: the buyer is not the cause', () => {
    const order = anOrder([{ cents: 24_900 }, { cents: 200 }], [GIFT, { ...TEN, id: 'ten' }]);

    const short = after(order, { 1: { cancelled: 1, missing: 1 } });

    expect(owedCents(short)).toBe(180);
    expect(short.lines[2]).toMatchObject({ cancelled: 0 });
  });

  it('sends no gift alone', () => {
    const order = anOrder([{ cents: 25_000 }], [GIFT]);

    const short = after(order, { 1: { cancelled: 1, missing: 1 } });

    expect(short.lines.every((line) => keptPieces(line) === 0)).toBe(true);
    expect(owedCents(short)).toBe(0);
  });
});

it('an order without stored conditions loses no discount, but sends no gift alone and no empty parcel', () => {
  const order = { ...anOrder([{ cents: 8000 }, { cents: 1000 }], [TEN, GIFT]), conditions: null };

  expect(owedCents(after(order, { 1: { cancelled: 1 } }))).toBe(900);
  expect(owedCents(after(order, { 1: { cancelled: 1 }, 2: { cancelled: 1 } }))).toBe(0);
});

const giftsIn = ({ lines }: Revisable): number =>
  lines.filter(({ isFreeGift }) => isFreeGift).reduce((cents, gift) => cents + 2999 * keptPieces(gift), 0);
const costOf = (order: Revisable): number => owedCents(order) - giftsIn(order);

it('a buyer never gains: after any cancellations the order costs what its pieces would have, or what was agreed', () => {
  const piece = fc.record({
    cents: fc.integer({ min: 1, max: 20_000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    taxRate: fc.constantFrom(0, 700, 1900),
    isGiftCard: fc.boolean(),
  });
  const rule = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    fromCents: fc.integer({ min: 0, max: 30_000 }),
    isExclusive: fc.boolean(),
    code: fc.constantFrom(null, 'CODE'),
    benefit: fc.oneof(
      fc.record({
        kind: fc.constant('percentage' as const),
        basisPoints: fc.integer({ min: 1, max: 10_000 }),
      }),
      fc.record({ kind: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 9000 }) }),
      fc.constant({ kind: 'freeShipping' as const }),
      fc.constant({ kind: 'gift' as const, itemId: 'gift', quantity: 1 }),
    ),
  });
  const rules = fc.uniqueArray(rule, { selector: ({ id }) => id, maxLength: 3 });
  const steps = fc.array(fc.tuple(fc.nat(3), fc.nat(4)), { minLength: 1, maxLength: 5 });
  const pieces = fc.array(piece, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(pieces, rules, steps, fc.boolean(), (goods, given, path, isSent) => {
      const frozen = given.map((one) => aRule(one));
      let order = anOrder(goods, frozen, isSent);
      for (const [index, wanted] of path) {
        const line = order.lines[index];
        if (!line || line.isFreeGift) continue;
        const before = owedCents(order);
        order = after(order, {
          [line.lineId]: { cancelled: Math.min(line.quantity, line.cancelled + wanted) },
        });
        expect(owedCents(order)).toBeLessThanOrEqual(before);
        expect(owedCents(order)).toBeGreaterThanOrEqual(0);
        const kept = goods.flatMap((one, place) => {
          const quantity = keptPieces(order.lines[place]!);
          return quantity > 0 ? [{ ...one, quantity }] : [];
        });
        // A gift is worth its price. The agreed share may be a cent less per line than a new discount.
        const fresh = kept.length === 0 ? 0 : costOf(anOrder(kept, frozen, isSent));
        const least = Math.min(before, fresh + giftsIn(order)) - kept.length;
        expect(owedCents(order)).toBeGreaterThanOrEqual(least);
        if (kept.length === 0) expect([owedCents(order), keptCents(order.lines)]).toEqual([0, 0]);
        if (kept.every(({ isGiftCard }) => isGiftCard))
          expect(
            order.lines.filter(({ isFreeGift }) => isFreeGift).every((gift) => keptPieces(gift) === 0),
          ).toBe(true);
      }
    }),
    manyRuns,
  );
});
