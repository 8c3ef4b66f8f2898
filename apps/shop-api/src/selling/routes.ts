import type { FastifyInstance } from 'fastify';
import { addItemsRoutes } from './cart/add-items-routes';
import { benefitRoutes } from './cart/benefit-routes';
import { buyGiftCardRoutes } from './cart/buy-gift-card-routes';
import { createCartComposer } from './cart/cart-composer';
import { cartRoutes } from './cart/cart-routes';
import { chooseStoreRoutes } from './cart/choose-store-routes';
import { giftCardRoutes } from './cart/gift-card-routes';
import { parkedRoutes } from './cart/parked-routes';
import { cartStoresRoutes } from './cart/stores/cart-stores-routes';
import { verifyRoutes } from './cart/verify-routes';
import { createCheckoutParts } from './checkout/checkout-parts';
import { checkoutRoutes } from './checkout/checkout-routes';
import type { SellingContext } from './context/selling-context';
import { prohibisOrderRoutes } from './prohibis-order/prohibis-order-routes';
import { reservationRoutes } from './reservation/reservation-routes';
import { reservationSubmitRoutes } from './reservation/reservation-submit-routes';
import { pendingRoutes } from './submit/pending-routes';
import { createSubmitOrder } from './submit/submit-order';
import { submitRoutes } from './submit/submit-routes';

/** The calls of both carts share one composer, with its memory of items. */
export async function allCartRoutes(app: FastifyInstance, context: SellingContext): Promise<void> {
  const composer = createCartComposer(context);
  await cartRoutes(app, context, composer);
  await addItemsRoutes(app, context, composer);
  await benefitRoutes(app, context, composer);
  await giftCardRoutes(app, context, composer);
  await buyGiftCardRoutes(app, context, composer);
  await parkedRoutes(app, context, composer);
  await chooseStoreRoutes(app, context, composer);
  await cartStoresRoutes(app, context, composer);
  await verifyRoutes(app, context, composer);
}

/** The calls of the checkout share its parts. */
export async function allCheckoutRoutes(app: FastifyInstance, context: SellingContext): Promise<void> {
  const parts = createCheckoutParts(context);
  await checkoutRoutes(app, context, parts);
  const submitOrder = createSubmitOrder(context, parts);
  await submitRoutes(app, context, submitOrder);
  await prohibisOrderRoutes(app, context, parts, submitOrder);
  await pendingRoutes(app, context, parts);
  await reservationSubmitRoutes(app, context, parts);
  await reservationRoutes(app, context, parts);
}
