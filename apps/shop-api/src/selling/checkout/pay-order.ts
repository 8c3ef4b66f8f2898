import type { Checkout, OrderPlaced } from '@fachwerk/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import type { FormResult } from '../../kernel/form-answers/form-route';
import { leavingPath } from '../../orders/payments/payment-pages';
import type { SellingContext } from '../context/selling-context';
import { callerOf, type CheckoutCaller } from './checkout-caller';
import { CHECKOUT_PAGE, orderPage } from './checkout-pages';

export type PayOrder = (
  request: FastifyRequest,
  reply: FastifyReply,
  orderId: string,
  walletToken: string | undefined,
) => Promise<FormResult<OrderPlaced>>;

/** Starts the payment of a placed order. A repeated call leads to the same page of the provider. */
export function createPayOrder(
  { payments }: Pick<SellingContext, 'payments'>,
  read: (caller: CheckoutCaller) => Promise<Checkout>,
): PayOrder {
  return async (request, reply, orderId, walletToken) => {
    const started = await payments.start(orderId, walletToken);
    if (started.state === 'refused')
      throw new ShopError({
        statusCode: 402,
        key: 'checkout.error.paymentRefused',
        state: {
          checkout: await read(callerOf(request)),
        },
      });
    void reply.code(201);
    if (started.state === 'redirect')
      return {
        redirect: leavingPath(started.paymentId),
        body: { orderId, paymentRedirect: started.redirectUrl },
      };
    // The provider does not answer: the checkout offers to pay later.
    if (started.state === 'unavailable')
      return { redirect: CHECKOUT_PAGE, body: { orderId, paymentRedirect: CHECKOUT_PAGE } };
    return { redirect: orderPage(orderId), body: { orderId } };
  };
}
