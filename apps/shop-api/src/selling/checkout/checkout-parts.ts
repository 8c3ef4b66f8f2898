import type { AdjustedPosition, Checkout } from '@fachwerk/shared/contracts';
import { ShopError } from '../../kernel/errors/shop-error';
import { createStoreRepository, type StoreRepository } from '../../stores/store/store-repository';
import { type CartComposer, createCartComposer } from '../cart/cart-composer';
import type { SellingContext } from '../context/selling-context';
import type { CheckoutCaller } from './checkout-caller';
import { type CheckoutState, createLoadCheckout, type LoadCheckout } from './checkout-state';
import { checkoutView } from './checkout-view';
import { createHoldGoods, type Held } from './hold-goods';
import { createPayOrder, type PayOrder } from './pay-order';
import { findPendingOrder, pendingOrderView } from './pending-order';
import { createLoadReservation, type LoadReservation } from './reservation-state';

/** What the routes of the checkout share. */
export interface CheckoutParts {
  composer: CartComposer;
  stores: StoreRepository;
  load: LoadCheckout;
  loadReservation: LoadReservation;
  hold: (caller: CheckoutCaller) => Promise<Held>;
  view: (state: CheckoutState) => Promise<Checkout>;
  /** Starts the payment of a placed order. */
  pay: PayOrder;
  /** The error 412 with the changed cart. */
  changed: (state: CheckoutState, msg: string) => Promise<ShopError>;
}

export function createCheckoutParts(context: SellingContext): CheckoutParts {
  const composer = createCartComposer(context);
  const stores = createStoreRepository(context.db);
  const load = createLoadCheckout(context, composer, stores);
  const view = async (state: CheckoutState) => {
    const reader = { sessionId: state.sessionId, customerId: state.customer?.customerId ?? null };
    const pending = await findPendingOrder(context.db, reader);
    return checkoutView(state, pending ? pendingOrderView(pending, state.paymentTypes) : null);
  };
  return {
    load,
    view,
    composer,
    stores,
    loadReservation: createLoadReservation(context, composer, stores),
    pay: createPayOrder(context, async (caller) => view(await load(caller))),
    hold: createHoldGoods(context.db, load, composer),
    async changed(state, msg) {
      const adjustedPositions: readonly AdjustedPosition[] = state.stored.adjusted;
      const [cartContainer, checkout] = await Promise.all([composer.container(state.stored), view(state)]);
      return new ShopError({
        statusCode: 412,
        key: msg,
        state: { cartContainer, adjustedPositions, checkout },
      });
    },
  };
}
