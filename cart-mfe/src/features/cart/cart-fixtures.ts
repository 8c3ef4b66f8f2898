import { addToCart, editCart, readCart, readNavigation, removeFromCart } from '@fachwerk/shared/calls';
import type {
  BasketAddForm,
  BasketEditForm,
  BasketRemoveForm,
  CartContainer,
  CartPosition,
} from '@fachwerk/shared/contracts';
import { answerTo, aPrice, aPromotionResult } from '@fachwerk/shared/testing';
import { orderablePieces } from '../../orderable-pieces';

/** Amounts of carts for tests and examples, in the format of the API. */
export const euros = (cents: number) => ({
  value: cents,
  displayValue: `${(cents / 100).toFixed(2).replace('.', ',')} €`,
});

const FREE_SHIPPING_FROM = 10_000;
const SHIPPING = 495;

export function aPosition(part: Partial<CartPosition> & { cents?: number } = {}): CartPosition {
  const { cents = 1_299, ...fields } = part;
  const itemId = fields.itemId ?? '1001';
  const { quantity = 1, maxStock = 20, storeProof } = fields;
  const orderable = orderablePieces({ orderable: fields.orderable, quantity, maxStock, storeProof });
  return {
    entryId: `e-${itemId}`,
    itemId,
    productId: `p-${itemId}`,
    quantity,
    maxStock,
    orderable,
    ...(orderable > 0 && { deliveryText: 'Mi., 25.11. bis Fr., 27.11.' }),
    name: 'Universalschrauben Senkkopf',
    variantName: '4 × 40 mm, 200 Stück',
    brand: { name: 'Eberholt' },
    url: `/p/universalschrauben-p-${itemId}/`,
    image: { src: `/images/${itemId}/front.svg`, alt: 'Universalschrauben' },
    pricesInfo: aPrice(cents, {
      displayPriceUnit: 'Stück',
      unitPrice: { price: '6,50 €', unit: '100 Stück' },
    }),
    linePrice: euros(cents * orderable),
    ...fields,
  };
}

/** Lines as an answer has them: each with a key of its own, by which pages list and change them. */
export function withOwnKeys<Line extends { entryId: string }>(lines: Line[]): Line[] {
  const keys = lines.map(({ entryId }) => entryId);
  if (new Set(keys).size < keys.length) throw new Error(`Lines share a key: ${keys.join(', ')}`);
  return lines;
}

/** The sums are computed from the positions; without positions the cart is empty. */
export function aCart(positions: CartPosition[] = [], part: Partial<CartContainer> = {}): CartContainer {
  const reserved = part.reservationCart?.positions ?? [];
  withOwnKeys([...positions, ...reserved]);
  const reservedTotal = reserved.reduce((sum, { linePrice }) => sum + linePrice.value, 0);
  const subTotal = positions.reduce((sum, { linePrice }) => sum + linePrice.value, 0);
  const shipping = subTotal === 0 || subTotal >= FREE_SHIPPING_FROM ? 0 : SHIPPING;
  return {
    onlineCart: positions.length > 0 ? { empty: false, positions } : null,
    reservationCart: null,
    cartSum: {
      subTotal: euros(subTotal),
      deposit: euros(0),
      shipping: euros(shipping),
      total: euros(subTotal + shipping),
      net: euros(Math.round((subTotal + shipping) / 1.19)),
      voucher: null,
      customerCardNumber: null,
      onlinePromotionResultModel: aPromotionResult(),
      reservationPromotionResultModel: aPromotionResult(),
      distanceToFreeShipping: euros(Math.max(0, FREE_SHIPPING_FROM - subTotal)),
      availablePaymentTypes: ['PAYPAL', 'CREDIT_CARD', 'INVOICE_KLARNA', 'SOMETHING_NEW'],
      weight: { grams: 4_200, displayValue: '4,2 kg' },
      fitsEstateCar: true,
    },
    reservationSum: {
      subTotal: euros(reservedTotal),
      deposit: euros(0),
      total: euros(reservedTotal),
      net: euros(Math.round(reservedTotal / 1.19)),
      availablePaymentTypes: ['PAY_IN_STORE'],
    },
    totalArticleCount: [...positions, ...reserved].reduce((sum, { quantity }) => sum + quantity, 0),
    adjustedPositions: [],
    adjustedPositionsOnline: [],
    adjustedPositionsReservation: [],
    prohibisBasketInteractions: [],
    parkedPositions: [],
    ...part,
  };
}

/** Fake cart API that applies every change, for the `answers` of the fake platform. */
export function fakeCartApi(start: CartPosition[]) {
  let positions = start;
  const removed = new Map<string, CartPosition>();
  const withQuantity = (position: CartPosition, quantity: number): CartPosition => ({
    ...position,
    quantity,
    orderable: quantity,
    linePrice: euros(position.pricesInfo.displayPrice.value * quantity),
  });
  const read = () => aCart(positions);

  const edit = ({ entryId, quantity }: BasketEditForm) => {
    const wanted = Number(quantity);
    positions = positions.map(({ stockErrorData: _previous, ...position }) => {
      if (position.entryId !== entryId) return position as CartPosition;
      const possible = Math.min(wanted, position.maxStock);
      const changed = withQuantity(position, possible);
      if (possible === wanted) return changed;
      return {
        ...changed,
        stockErrorData: { code: 'REDUCED' as const, requested: wanted, available: possible },
      };
    });
    return read();
  };
  const remove = ({ entryId }: BasketRemoveForm) => {
    for (const position of positions)
      if (position.entryId === entryId) removed.set(position.itemId, position);
    positions = positions.filter((position) => position.entryId !== entryId);
    return read();
  };
  const add = ({ itemId, quantity }: BasketAddForm) => {
    const entryId = `again-${itemId}`;
    const again = withQuantity(removed.get(itemId) ?? aPosition(), Number(quantity));
    positions = [...positions, { ...again, entryId }];
    return { ...read(), addedEntryId: entryId };
  };

  return {
    /** Simulates a change in another tab. */
    setPositions(others: CartPosition[]) {
      positions = others;
    },
    edit,
    answers: [
      answerTo(readCart, read),
      answerTo(readNavigation, { children: [] }),
      answerTo(editCart, ({ form }) => edit(form)),
      answerTo(removeFromCart, ({ form }) => remove(form)),
      answerTo(addToCart, ({ form }) => add(form)),
    ],
  };
}
