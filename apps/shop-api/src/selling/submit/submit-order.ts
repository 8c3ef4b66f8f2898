import type { OrderPlaced, SubmitForm } from '@fachwerk/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { ShopError } from '../../kernel/errors/shop-error';
import type { FormResult } from '../../kernel/form-answers/form-route';
import { chosenLanguage } from '../../kernel/http/text-language';
import { causeOf } from '../../kernel/mail/mail-limits';
import { findSubmitted } from '../../orders/lifecycle/find-submitted';
import { placeOrder, type PlaceOutcome } from '../../orders/lifecycle/place-order';
import { lacksPieces } from '../cart/cart-lines';
import { callerOf, type CheckoutCaller } from '../checkout/checkout-caller';
import { checkoutDrafts } from '../checkout/checkout-draft';
import type { CheckoutParts } from '../checkout/checkout-parts';
import { type CheckoutState, checkoutSteps, nextStep } from '../checkout/checkout-state';
import { faultsOf } from '../checkout/checkout-view';
import type { SellingContext } from '../context/selling-context';
import { clearUsedVoucher } from './clear-used-voucher';
import { findGiftCardDetails } from './find-gift-card-details';
import { newOrder } from './new-order';
import { createOrderLimits } from './order-limits';
import { unpaidRefusal } from './unpaid-refusal';

/** What the buyer has seen and accepted. */
export type Accepted = Pick<z.output<typeof SubmitForm>, 'acceptedTotal' | 'acceptedPayable'>;

/** A submit of the visitor's checkout, for every page that orders. */
export interface SubmitOrder {
  /** Refuses callers with too many refused orders. */
  enforce: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /**
   * Places the order of the checkout, once for each key, and answers its id. Throws the refusal with the
   * checkout as it is now.
   */
  submit: (request: FastifyRequest, key: string, accepted: Accepted) => Promise<string>;
  /** Continues with the payment, also of an order that was placed by an earlier call of the same key. */
  pay: (
    request: FastifyRequest,
    reply: FastifyReply,
    orderId: string,
    walletToken?: string,
  ) => Promise<FormResult<OrderPlaced>>;
}

export function createSubmitOrder(
  { db, now, attempts }: SellingContext,
  { load, hold, view, changed, pay }: CheckoutParts,
): SubmitOrder {
  const limits = createOrderLimits(attempts);

  async function place(request: FastifyRequest, state: CheckoutState, key: string): Promise<PlaceOutcome> {
    const cartId = state.cartId ?? '';
    const cards = await findGiftCardDetails(db, cartId, state.priced);
    const order = newOrder(state, key, cards, request.ip);
    const language = chosenLanguage(request);
    const mailCause = causeOf(request, order.email, state.customer?.email);
    return db.transaction(async (tx) => {
      const outcome = await placeOrder(tx, { ...order, mailCause, language }, now());
      const drafts = checkoutDrafts(tx);
      // What was typed stays for the case that the payment is refused.
      if (outcome.outcome === 'placed')
        await (order.needsPayment ? drafts.renewKey(cartId) : drafts.end(cartId));
      return outcome;
    });
  }

  /** The cart is brought to what is possible now, so that the next submit can succeed. */
  async function refusalOf(
    outcome: PlaceOutcome,
    before: CheckoutState,
    caller: CheckoutCaller,
  ): Promise<ShopError> {
    switch (outcome.outcome) {
      case 'voucher-used-up':
        await clearUsedVoucher(db, before, outcome.promotionId);
        return conflict(caller, 'checkout.error.voucherUsedUp');
      case 'over-limit':
        return unpaidRefusal(outcome, before.priced, { checkout: await view(await load(caller)) });
      case 'gift-card-changed':
        return conflict(caller, 'checkout.error.giftCardChanged');
      case 'missing':
        return missing(caller);
      default:
        return changed(await load(caller), 'checkout.error.changed');
    }
  }

  async function missing(caller: CheckoutCaller): Promise<ShopError> {
    const { state } = await hold(caller);
    return changed(state, 'error.basket.verification.message');
  }

  const conflict = async (caller: CheckoutCaller, msg: string) =>
    new ShopError({ statusCode: 409, key: msg, state: { checkout: await view(await load(caller)) } });

  return {
    enforce: limits.enforce,

    async submit(request, key, accepted) {
      const caller = callerOf(request);
      const state = await load(caller);
      const refusal = refusalBefore(state, accepted);
      if (refusal !== undefined) {
        // A submit at the same moment has placed the order: its lines have left the cart.
        const orderId = await findSubmitted(db, caller.sessionId, key);
        if (orderId !== undefined) return orderId;
        const isShort = refusal === 'checkout.error.totalChanged' && lacksPieces(state.lines.online);
        throw await (isShort ? missing(caller) : changed(state, refusal));
      }
      const outcome = await place(request, state, key);
      if (outcome.outcome === 'placed' || outcome.outcome === 'repeated') return outcome.orderId;
      await limits.countRefusal(request);
      throw await refusalOf(outcome, state, caller);
    },

    async pay(request, reply, orderId, walletToken) {
      try {
        return await pay(request, reply, orderId, walletToken);
      } catch (error) {
        if (error instanceof ShopError && error.statusCode === 402) await limits.countRefusal(request);
        throw error;
      }
    },
  };
}

/** Why the checkout as it is now is not the one that was accepted: key of a message. */
function refusalBefore(
  state: CheckoutState,
  { acceptedTotal, acceptedPayable }: Accepted,
): string | undefined {
  const { totalCents, payableCents } = state.sums;
  if (nextStep(checkoutSteps(state)) !== 'review' || state.priced.length === 0)
    return 'checkout.error.stepLocked';
  if (faultsOf(state).length > 0) return 'checkout.error.proofRequired';
  // A gift card pays less after another order has redeemed it: the total is the same, the rest is not.
  if (totalCents !== acceptedTotal || payableCents !== (acceptedPayable ?? payableCents))
    return 'checkout.error.totalChanged';
  return undefined;
}
