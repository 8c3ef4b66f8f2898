import { type OrderPlaced, submitCheckout, type SubmitForm } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { type FormResult, formRoute } from '../../kernel/form-answers/form-route';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { chosenLanguage } from '../../kernel/http/text-language';
import { causeOf } from '../../kernel/mail/mail-limits';
import { findSubmitted } from '../../orders/lifecycle/find-submitted';
import { placeOrder, type PlaceOutcome } from '../../orders/lifecycle/place-order';
import { lacksPieces } from '../cart/cart-lines';
import { callerOf, type CheckoutCaller } from '../checkout/checkout-caller';
import { checkoutDrafts } from '../checkout/checkout-draft';
import { stepPage } from '../checkout/checkout-pages';
import type { CheckoutParts } from '../checkout/checkout-parts';
import { type CheckoutState, checkoutSteps, nextStep } from '../checkout/checkout-state';
import { faultsOf } from '../checkout/checkout-view';
import type { SellingContext } from '../context/selling-context';
import { clearUsedVoucher } from './clear-used-voucher';
import { findGiftCardDetails } from './find-gift-card-details';
import { newOrder } from './new-order';
import { createOrderLimits } from './order-limits';
import { unpaidRefusal } from './unpaid-refusal';

/** "Zahlungspflichtig bestellen": one transaction writes the order, or nothing is changed. */
export async function submitRoutes(
  app: FastifyInstance,
  { db, now, formAnswers, attempts }: SellingContext,
  { load, hold, view, changed, pay }: CheckoutParts,
): Promise<void> {
  const limits = createOrderLimits(attempts);

  formRoute(app, formAnswers, submitCheckout, {
    form: 'checkout-submit',
    page: () => stepPage('review'),
    keep: [],
    async handle({ idempotencyKey: typedKey, walletToken, ...accepted }, request, reply) {
      const paid = (orderId: string) => placed(request, reply, orderId, walletToken);
      const key = idempotencyKey(request) ?? typedKey;
      if (key === undefined) throw fieldRefusal('idempotencyKey', 'forms.required');
      const caller = callerOf(request);
      const { sessionId } = caller;
      // A repeated submit gets its order, whatever has become of cart, prices and limits.
      const known = await findSubmitted(db, sessionId, key);
      if (known !== undefined) return paid(known);
      await limits.enforce(request, reply);
      const state = await load(caller);
      const refusal = refusalBefore(state, accepted);
      if (refusal !== undefined) {
        // A submit at the same moment has placed the order: its lines have left the cart.
        const orderId = await findSubmitted(db, sessionId, key);
        if (orderId !== undefined) return paid(orderId);
        const isShort = refusal === 'checkout.error.totalChanged' && lacksPieces(state.lines.online);
        throw await (isShort ? missing(caller) : changed(state, refusal));
      }
      const outcome = await place(request, state, key);
      if (outcome.outcome === 'placed' || outcome.outcome === 'repeated') return paid(outcome.orderId);
      await limits.countRefusal(request);
      throw await refusalOf(outcome, state, caller);
    },
  });

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
        await (order.needsPayment ? drafts.renewKey(cartId) : drafts.remove(cartId));
      return outcome;
    });
  }

  /** Continues with the payment, also of an order that was placed by an earlier call of the same key. */
  async function placed(
    request: FastifyRequest,
    reply: FastifyReply,
    orderId: string,
    walletToken: string | undefined,
  ): Promise<FormResult<OrderPlaced>> {
    try {
      return await pay(request, reply, orderId, walletToken);
    } catch (error) {
      if (error instanceof ShopError && error.statusCode === 402) await limits.countRefusal(request);
      throw error;
    }
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
}

/** Why the checkout as it is now is not the one that was accepted: key of a message. */
function refusalBefore(
  state: CheckoutState,
  { acceptedTotal, acceptedPayable }: Pick<z.output<typeof SubmitForm>, 'acceptedTotal' | 'acceptedPayable'>,
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
