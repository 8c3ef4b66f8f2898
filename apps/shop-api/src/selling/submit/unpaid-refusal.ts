import { UNPAID_REFUSALS } from '@fachwerk/shared/rules';
import { ShopError } from '../../kernel/errors/shop-error';
import type { UnpaidRefusal } from '../../orders/lifecycle/place-order';
import type { PricedLine } from '../checkout/priced-lines';

/** 409 for goods that are not kept without a payment; the cart stays as it is. `state`: see ShopError. */
export function unpaidRefusal(
  refusal: UnpaidRefusal,
  lines: readonly PricedLine[],
  state: object = {},
): ShopError {
  if (refusal.reason !== 'pieces')
    return new ShopError({ statusCode: 409, key: UNPAID_REFUSALS[refusal.reason].msg, state });
  const { itemId, allowed } = refusal;
  const name = lines.find(({ item }) => item.itemId === itemId)?.item.shown.name ?? itemId;
  return allowed > 0
    ? new ShopError({
        statusCode: 409,
        key: UNPAID_REFUSALS.pieces.msg,
        values: { name, count: allowed },
        state,
      })
    : new ShopError({ statusCode: 409, key: UNPAID_REFUSALS.noPieces.msg, values: { name }, state });
}
