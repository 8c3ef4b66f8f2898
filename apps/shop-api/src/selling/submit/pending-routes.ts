import { abandonOrder, continuePayment } from '@fachwerk/shared/contracts';
import type { PaymentType } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { requireSession } from '../../kernel/session/session-plugin';
import { isOwn, mayRead, orderReader } from '../../orders/access/may-read';
import { buyerOf } from '../../orders/lifecycle/find-step';
import { isSale } from '../../orders/lifecycle/is-sale';
import { moveOrder } from '../../orders/lifecycle/move-order';
import { findOrder, type Order } from '../../orders/lifecycle/order';
import { saleRefusal } from '../cart/sale-refusal';
import { callerOf } from '../checkout/checkout-caller';
import { CHECKOUT_PAGE } from '../checkout/checkout-pages';
import type { CheckoutParts } from '../checkout/checkout-parts';
import { pendingOptions } from '../checkout/pending-order';
import type { SellingContext } from '../context/selling-context';
import { createOrderLimits } from './order-limits';

/**
 * An order that waits for its payment: pay, with another method or the same one, or give it up. A refused
 * payment is followed by a new one of the same order; each counts as a refused order.
 */
export async function pendingRoutes(
  app: FastifyInstance,
  { db, now, formAnswers, attempts, payments, catalogueVersion }: SellingContext,
  { load, view, pay, composer }: CheckoutParts,
): Promise<void> {
  const limits = createOrderLimits(attempts);
  const notPending = () => new ShopError({ statusCode: 412, key: 'checkout.error.notPending' });

  async function ownOrder(request: FastifyRequest, orderId: string): Promise<Order> {
    const order = await findOrder(db, orderId);
    const reader = await orderReader(db, requireSession(request).id);
    if (!order || order.kind === 'reservation' || !(isOwn(order, reader) || mayRead(order, reader, now())))
      throw new ShopError({ statusCode: 404, key: 'error.order.notFound' });
    return order;
  }

  /** An import has marked an item since the order: it is sold in stores only. */
  async function isOfStores({ lines }: Order): Promise<boolean> {
    const ids = lines.map(({ itemId }) => itemId);
    const items = await composer.findItems(ids, await catalogueVersion());
    return [...items.values()].some((item) => saleRefusal(item) !== undefined);
  }

  formRoute(app, formAnswers, continuePayment, {
    form: 'pending-order',
    page: () => CHECKOUT_PAGE,
    keep: [],
    async handle({ orderId, paymentMethod, walletToken }, request, reply) {
      await limits.enforce(request, reply);
      const order = await ownOrder(request, orderId);
      // A buyer whose payment has arrived meanwhile is led to the order.
      if (order.state !== 'PAYMENT_PENDING' && !isSale(order)) throw notPending();
      if (order.state === 'PAYMENT_PENDING' && (await isOfStores(order)))
        throw new ShopError({ statusCode: 412, key: 'checkout.error.pendingProof' });
      const isAgain = order.state === 'PAYMENT_PENDING' && (await payments.isRefused(order.id));
      const method = paymentMethod || order.paymentMethod;
      if (isAgain) await limits.countRefusal(request);
      if (isAgain || method !== order.paymentMethod) {
        const option = pendingOptions(order, payments.types).find(({ type }) => type === method);
        if (!option?.isAvailable) throw fieldRefusal('paymentMethod', 'checkout.payment.required');
        const { moved } = await db.transaction((tx) =>
          moveOrder(tx, order.id, 'choose-payment', {
            actor: buyerOf(order),
            now: now(),
            details: { paymentMethod: option.type as PaymentType },
          }),
        );
        if (!moved) throw notPending();
      }
      return pay(request, reply, order.id, walletToken);
    },
  });

  formRoute(app, formAnswers, abandonOrder, {
    form: 'pending-order',
    page: () => CHECKOUT_PAGE,
    keep: [],
    async handle({ orderId }, request) {
      const order = await ownOrder(request, orderId);
      if (order.state === 'PAYMENT_PENDING')
        await db.transaction((tx) =>
          moveOrder(tx, order.id, 'cancel', { actor: buyerOf(order), now: now() }),
        );
      const checkout = await view(await load(callerOf(request)));
      return { redirect: CHECKOUT_PAGE, body: checkout };
    },
  });
}
