import { ShopError } from '../../kernel/errors/shop-error';
import type { UnpaidRefusal } from '../../orders/lifecycle/place-order';
import type { PricedLine } from '../checkout/priced-lines';

const TEXTS = {
  payment: 'checkout.error.tooManyPending',
  collect: 'checkout.error.tooManyUnpaid',
  reservation: 'reservation.error.tooMany',
  ended: 'checkout.error.tooManyEnded',
} as const;

/** 409 for goods that are not kept without a payment; the cart stays as it is. `state`: see ShopError. */
export function unpaidRefusal(
  refusal: UnpaidRefusal,
  lines: readonly PricedLine[],
  state: object = {},
): ShopError {
  if (refusal.reason !== 'pieces')
    return new ShopError({ statusCode: 409, key: TEXTS[refusal.reason], state });
  const { itemId, allowed } = refusal;
  const name = lines.find(({ item }) => item.itemId === itemId)?.item.shown.name ?? itemId;
  return allowed > 0
    ? new ShopError({
        statusCode: 409,
        key: 'checkout.error.tooManyPieces',
        values: { name, count: allowed },
        state,
      })
    : new ShopError({ statusCode: 409, key: 'checkout.error.noMorePieces', values: { name }, state });
}
