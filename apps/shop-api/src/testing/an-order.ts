import { randomUUID } from 'node:crypto';
import type { Queryable } from '@fachwerk/database';
import type { OrderEvent } from '@fachwerk/shared/contracts';
import { personOf } from '../kernel/limits/person';
import { type Actor, CAUSED_BY } from '../orders/lifecycle/find-step';
import type { NewOrder, NewOrderLine } from '../orders/lifecycle/place-order';
import { WAREHOUSE } from '../stores/stock/write-stock';

export const TEST_ADDRESS = {
  firstName: 'Erika',
  lastName: 'Musterfrau',
  street: 'Heidestraße',
  streetNumber: '17',
  zipCode: '50667',
  city: 'Köln',
  country: 'DE',
};

const ACTORS = { buyer: 'guest', desk: 'desk online', payment: 'payment', timer: 'timer' } as const;

/** One who may cause the event. */
export const actorOf = (event: OrderEvent): Actor => ACTORS[CAUSED_BY[event][0]];

export const anOrderLine = (line: Partial<NewOrderLine> & { itemId: string }): NewOrderLine => ({
  entryId: null,
  productId: line.itemId.slice(0, 4),
  name: `Artikel ${line.itemId}`,
  details: {},
  quantity: 1,
  unitCents: 1000,
  discountCents: 0,
  depositCents: 0,
  taxRate: 1900,
  locationId: WAREHOUSE,
  giftCardValue: null,
  giftCardDetails: null,
  isFreeGift: false,
  withdrawalExclusion: null,
  ...line,
});

/** A session with a cart of these lines, and the order of it. Sums follow from the lines. */
export async function aCartToOrder(
  db: Queryable,
  lines: readonly (Partial<NewOrderLine> & { itemId: string })[],
  order: Partial<NewOrder> = {},
): Promise<NewOrder> {
  const [sessionId, cartId] = [randomUUID(), randomUUID()];
  const { kind = 'delivery', companyId = null } = order;
  const entries = lines.map((line) => anOrderLine({ entryId: randomUUID(), ...line }));
  await db.query(
    `with visitor as (insert into session (id, expires_at) values ($1, now() + interval '1 day')),
       filled as (
         insert into cart (id, session_id, reservation_store_id, voucher_code, gift_card_id)
         values ($2, $1, $4, $5, $6)
       )
     insert into cart_position (cart_id, entry_id, item_id, quantity, seen_cents, is_reserved, gift_card_value)
     select $2, l."entryId", l."itemId", l.quantity, l."unitCents", $7, l."giftCardValue"
     from json_to_recordset($3) as l ("entryId" text, "itemId" text, quantity integer, "unitCents" integer, "giftCardValue" integer)
     where l."entryId" is not null`,
    [
      ...[sessionId, cartId, JSON.stringify(entries), kind === 'reservation' ? companyId : null],
      ...[order.voucherCode ?? null, order.giftCardId ?? null, kind === 'reservation'],
    ],
  );
  const [state] = await db.query<{ version: number }>('select version from catalogue_state');
  const sum = (centsOf: (line: NewOrderLine) => number) =>
    entries.reduce((cents, line) => cents + centsOf(line), 0);
  const goodsCents = sum(({ unitCents, quantity }) => unitCents * quantity);
  const discountCents = sum((line) => line.discountCents);
  const depositCents = sum((line) => line.depositCents);
  const shippingCents = order.shippingCents ?? 0;
  const totalCents = goodsCents - discountCents + depositCents + shippingCents;
  const payableCents = totalCents - (order.giftCardCents ?? 0);
  return {
    kind,
    sessionId,
    cartId,
    submitKey: randomUUID(),
    lines: entries,
    customerId: null,
    email: 'erika@example.org',
    language: 'de',
    person: personOf(null, 'erika@example.org'),
    contact: { firstName: 'Erika', lastName: 'Musterfrau' },
    deliveryAddress: kind === 'delivery' ? TEST_ADDRESS : null,
    billingAddress: TEST_ADDRESS,
    companyId,
    delivery: {},
    vat: [],
    promotionIds: [],
    customerCardNumber: null,
    paymentMethod: 'CREDIT_CARD',
    needsPayment: payableCents > 0,
    holder: null,
    goodsCents,
    discountCents,
    depositCents,
    shippingCents,
    totalCents,
    payableCents,
    giftCardCents: 0,
    giftCardId: null,
    voucherCode: null,
    conditions: null,
    mailCause: { cause: 'shop' },
    catalogueVersion: state?.version ?? 0,
    ...order,
  };
}
