import type { Database } from '@fachwerk/database';
import { holderOf, holdingNothing, holdPeriod } from '../../stores/stock/hold-limits';
import { holdStock, releaseHold, type StockLine } from '../../stores/stock/stock-reservations';
import { WAREHOUSE } from '../../stores/stock/write-stock';
import type { CartComposer } from '../cart/cart-composer';
import { verifyCart } from '../cart/verify-cart';
import type { CheckoutCaller } from './checkout-caller';
import { checkoutDrafts } from './checkout-draft';
import type { CheckoutState, LoadCheckout } from './checkout-state';

/** Where a line is taken from. */
export const locationOf = ({ offer }: Pick<CheckoutState, 'offer'>, entryId: string): string =>
  offer?.storeEntries.has(entryId) ? offer.store.companyId : WAREHOUSE;

const stockLines = (state: CheckoutState): StockLine[] =>
  state.goods.map(({ entryId, item, quantity }) => ({
    itemId: item.itemId,
    quantity,
    locationId: locationOf(state, entryId),
  }));

export interface Held {
  state: CheckoutState;
  /** The stock lacked something: the cart is lowered to it. */
  isChanged: boolean;
}

/**
 * Holds the goods of the checkout for some minutes, which every step renews within the limits of its buyer.
 * Lowers the cart to the stock if something is missing.
 */
export function createHoldGoods(db: Database, load: LoadCheckout, composer: CartComposer) {
  return (caller: CheckoutCaller): Promise<Held> =>
    db.transaction(async (tx) => {
      const { sessionId, ip } = caller;
      // The lock of the cart comes before those of the stock, as at the placing of an order.
      await tx.query(
        'select from cart where id = (select cart_id from session_cart where session_id = $1) for update',
        [sessionId],
      );
      let state = await load(caller, tx);
      const { cartId } = state;
      if (cartId === null || state.priced.length === 0) return { state, isChanged: false };
      const { since, until } = holdPeriod(state.now, state.draft.heldSince);
      const buyer = holderOf(ip, state.customer);
      const holder = until === null ? holdingNothing(buyer) : buyer;
      const hold = () => holdStock(tx, cartId, stockLines(state), until ?? state.now, holder);
      let held = await hold();
      const isChanged = held.outcome === 'missing';
      if (isChanged) {
        await verifyCart(tx, sessionId, (ids) => composer.findItems(ids, state.stored.version));
        state = await load(caller, tx);
        held = await hold();
      }
      if (held.outcome === 'held') {
        const { isLimited } = held;
        const draft = { ...state.draft, heldUntil: until, heldSince: since, isHoldLimited: isLimited };
        await checkoutDrafts(tx).setHold(cartId, draft);
        state = { ...state, draft };
      } else await releaseHold(tx, cartId);
      return { state, isChanged };
    });
}
