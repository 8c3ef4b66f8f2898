import { readReservationDraft, type ReservationPlaced, submitReservation } from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { type FormResult, formRoute } from '../../kernel/form-answers/form-route';
import { idempotencyKey } from '../../kernel/http/idempotency-key';
import { route } from '../../kernel/http/route';
import { chosenLanguage } from '../../kernel/http/text-language';
import { causeOf } from '../../kernel/mail/mail-limits';
import { withPhone } from '../../kernel/text/phone-number';
import { findSubmitted } from '../../orders/lifecycle/find-submitted';
import { findOrder } from '../../orders/lifecycle/order';
import { type NewOrder, placeOrder, type PlaceOutcome } from '../../orders/lifecycle/place-order';
import { lacksPieces } from '../cart/cart-lines';
import { verifyCart } from '../cart/verify-cart';
import { callerOf, type CheckoutCaller } from '../checkout/checkout-caller';
import { checkoutDrafts } from '../checkout/checkout-draft';
import { orderPage, RESERVATION_PAGE } from '../checkout/checkout-pages';
import type { CheckoutParts } from '../checkout/checkout-parts';
import { faultsOf } from '../checkout/checkout-view';
import { type ReservationState, reservationView } from '../checkout/reservation-state';
import type { SellingContext } from '../context/selling-context';
import { clearUsedVoucher } from '../submit/clear-used-voucher';
import { createOrderLimits } from '../submit/order-limits';
import { unpaidRefusal } from '../submit/unpaid-refusal';
import { newReservation } from './new-reservation';

const REFUSALS: Partial<Record<PlaceOutcome['outcome'], string>> = {
  missing: 'error.basket.verification.message',
  'voucher-used-up': 'checkout.error.voucherUsedUp',
};

/** "Unverbindlich reservieren": no contract; the goods are kept and paid in the store. */
export async function reservationSubmitRoutes(
  app: FastifyInstance,
  { db, now, formAnswers, attempts }: SellingContext,
  { loadReservation: load, composer }: CheckoutParts,
): Promise<void> {
  const limits = createOrderLimits(attempts);

  route(app, readReservationDraft, async (request) => reservationView(await load(callerOf(request))));

  formRoute(app, formAnswers, submitReservation, {
    form: 'reservation',
    page: () => RESERVATION_PAGE,
    keep: [
      'salutation',
      'firstName',
      'lastName',
      'email',
      'phonePrefix',
      'phone',
      'pickupPerson',
      'wishTime',
    ],
    async handle(typed, request, reply) {
      const form = withPhone(typed);
      const key = idempotencyKey(request) ?? form.idempotencyKey;
      if (key === undefined) throw fieldRefusal('idempotencyKey', 'forms.required');
      const caller = callerOf(request);
      const { sessionId } = caller;
      const known = await findSubmitted(db, sessionId, key);
      if (known !== undefined) return placed(reply, known);
      await limits.enforce(request, reply);
      const state = await load(caller);
      if (state.priced.length === 0) throw await changed(state, 'reservation.error.empty');
      if (!state.store) throw await changed(state, 'error.reservation.unavailable');
      if (faultsOf(state).length > 0) throw await changed(state, 'checkout.error.proofRequired');
      if (form.pickupBox && !state.fitsPickupBox)
        throw fieldRefusal('pickupBox', 'checkout.pickupBox.refused');
      if (form.wishTime !== '' && !state.times.some(({ at }) => at === form.wishTime))
        throw fieldRefusal('wishTime', 'reservation.wishTime.refused');
      if (form.acceptedTotal !== state.sums.totalCents)
        throw await (lacksPieces(state.lines.reservation)
          ? refusalOf({ outcome: 'missing', missing: [] }, state, caller)
          : changed(state, 'checkout.error.totalChanged'));
      const mailCause = causeOf(request, form.email, state.customer?.email);
      const draft = newReservation(state, form, key, request.ip);
      const order = { ...draft, mailCause, language: chosenLanguage(request) };
      const outcome = await place(order);
      if (outcome.outcome === 'placed' || outcome.outcome === 'repeated')
        return placed(reply, outcome.orderId);
      await limits.countRefusal(request);
      if (outcome.outcome === 'over-limit') throw unpaidRefusal(outcome, state.priced);
      throw await refusalOf(outcome, state, caller);
    },
  });

  const place = (order: NewOrder): Promise<PlaceOutcome> =>
    db.transaction(async (tx) => {
      const outcome = await placeOrder(tx, order, now());
      if (outcome.outcome === 'placed') await checkoutDrafts(tx).renewKey(order.cartId);
      return outcome;
    });

  async function refusalOf(
    outcome: PlaceOutcome,
    before: ReservationState,
    caller: CheckoutCaller,
  ): Promise<ShopError> {
    if (outcome.outcome === 'missing')
      await db.transaction((tx) =>
        verifyCart(tx, before.sessionId, (ids) => composer.findItems(ids, before.stored.version)),
      );
    if (outcome.outcome === 'voucher-used-up') await clearUsedVoucher(db, before, outcome.promotionId);
    return changed(await load(caller), REFUSALS[outcome.outcome] ?? 'checkout.error.changed');
  }

  async function changed(state: ReservationState, msg: string): Promise<ShopError> {
    const reservation = reservationView(state);
    const cartContainer = await composer.container(state.stored);
    const { adjustedPositions } = reservation;
    return new ShopError({
      statusCode: 412,
      key: msg,
      state: { cartContainer, adjustedPositions, reservation },
    });
  }

  async function placed(reply: FastifyReply, orderId: string): Promise<FormResult<ReservationPlaced>> {
    const order = await findOrder(db, orderId);
    if (!order) throw new Error(`Order ${orderId} is not there.`);
    const { number, collectionCode, readyBy, collectUntil, placedAt } = order;
    void reply.code(201);
    return {
      redirect: orderPage(orderId),
      body: {
        reservationId: orderId,
        number,
        pickupCode: collectionCode ?? '',
        collectableFrom: (readyBy ?? placedAt).toISOString(),
        holdUntil: (collectUntil ?? placedAt).toISOString(),
      },
    };
  }
}
