import {
  type AdjustedPosition,
  approveProhibisOrder,
  type ProhibisSubmitted,
  readDeliveryInformation,
  readProhibisOrder,
  submitProhibisOrder,
} from '@fachwerk/shared/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ShopError } from '../../kernel/errors/shop-error';
import { formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { findSubmitted } from '../../orders/lifecycle/find-submitted';
import { callerOf } from '../checkout/checkout-caller';
import { checkoutDrafts } from '../checkout/checkout-draft';
import { orderPage, PROHIBIS_ERROR_PAGE, PROHIBIS_ORDER_PAGE } from '../checkout/checkout-pages';
import type { CheckoutParts } from '../checkout/checkout-parts';
import { type CheckoutState, checkoutSteps, nextStep } from '../checkout/checkout-state';
import type { SellingContext } from '../context/selling-context';
import type { Accepted, SubmitOrder } from '../submit/submit-order';
import { stepsOf } from './order-data';
import { deliveryInformationView, netPricesOf, sumsOf } from './prohibis-order-view';
import { errorKeyOf, prohibisRefusal, toProhibis } from './prohibis-refusal';

/**
 * The order flow of professional customers: one page instead of steps. It places the order of the checkout,
 * with its holds, key, payment and mails (docs/decisions/0188).
 */
export async function prohibisOrderRoutes(
  app: FastifyInstance,
  { db, formAnswers }: SellingContext,
  { load, hold, view, composer }: CheckoutParts,
  { enforce, submit, pay }: SubmitOrder,
): Promise<void> {
  route(app, readProhibisOrder, async (request) => {
    const state = professional(await load(callerOf(request)));
    return {
      interactionId: state.draft.heldSince === null ? null : state.draft.submitKey,
      checkout: await view(state),
      sums: sumsOf(state),
      netPrices: netPricesOf(state),
      firm: state.draft.delivery?.firm ?? null,
    };
  });

  route(app, readDeliveryInformation, async (request) => {
    professional(await load(callerOf(request)));
    const { state, isChanged } = await hold(callerOf(request));
    if (isChanged) throw await inventoryConflict(state);
    if (state.priced.length === 0) throw prohibisRefusal('expired', 'checkout.error.empty', 404);
    return deliveryInformationView(state);
  });

  async function inventoryConflict(state: CheckoutState): Promise<ShopError> {
    const cartContainer = await composer.container(state.stored);
    const { adjustedPositionsOnline } = cartContainer;
    return new ShopError({
      statusCode: 412,
      key: 'error.basket.verification.message',
      state: { adjustedPositionsOnline, cartContainer },
    });
  }

  /** An id of another visitor is none: the answers do not differ. */
  function own(state: CheckoutState, id: string): CheckoutState & { cartId: string } {
    const { cartId, draft } = professional(state);
    if (cartId === null || draft.submitKey !== id) throw noSuchOrder();
    return { ...state, cartId };
  }

  async function order(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    prepare: () => Promise<Accepted>,
  ): Promise<ProhibisSubmitted> {
    const { sessionId } = callerOf(request);
    const find = () => findSubmitted(db, sessionId, id);
    try {
      // A repeated submission gets its order, whatever has become of the cart.
      let orderId = await find();
      if (orderId === undefined) {
        await enforce(request, reply);
        orderId = await prepare().then(
          (accepted) => submit(request, id, accepted),
          async (error: unknown) => {
            // A submission at the same moment has placed the order and ended the id.
            const placed = await find();
            if (placed === undefined) throw error;
            return placed;
          },
        );
      }
      const { body } = await pay(request, reply, orderId);
      void reply.code(200);
      return { orderId, status: 'SUBMITTED', redirectUrl: body.paymentRedirect ?? orderPage(orderId) };
    } catch (error) {
      throw toProhibis(error);
    }
  }

  formRoute(app, formAnswers, submitProhibisOrder, {
    form: 'prohibis-order',
    page: (_fields, _request, refused) => {
      const key = errorKeyOf(refused);
      return key === undefined ? PROHIBIS_ORDER_PAGE : `${PROHIBIS_ERROR_PAGE}?e=${key}`;
    },
    keep: ['reference', 'costCenter', 'contact', 'comment', 'companyId', 'deliveryWish', 'addressId'],
    async handle({ acceptedTotal, ...data }, request, reply) {
      const { id } = request.params as { id: string };
      const body = await order(request, reply, id, async () => {
        const state = own(await load(callerOf(request)), id);
        if (state.priced.length === 0) throw prohibisRefusal('expired', 'checkout.error.empty');
        const steps = stepsOf(state, { ...data, acceptedTotal });
        if (!(await checkoutDrafts(db).saveAll(state.cartId, id, steps))) throw noSuchOrder();
        return { acceptedTotal };
      });
      return { redirect: body.redirectUrl, body };
    },
  });

  route(app, approveProhibisOrder, async (request, reply) => {
    const { id, acceptedPositions, acceptedTotal } = request.body;
    return order(request, reply, id, async () => {
      const state = own(await load(callerOf(request)), id);
      if (state.priced.length === 0) throw prohibisRefusal('expired', 'checkout.error.empty');
      if (nextStep(checkoutSteps(state)) !== 'review')
        throw prohibisRefusal('expired', 'checkout.error.stepLocked');
      const accepted = new Map(acceptedPositions.map((one) => [one.entryId, one.newQuantity]));
      const adjusted = state.stored.adjusted.filter(({ cart }) => cart !== 'RESERVATION');
      if (adjusted.some(({ entryId, newQuantity }) => accepted.get(entryId) !== newQuantity))
        throw await notAccepted(state, adjusted);
      return { acceptedTotal };
    });
  });

  async function notAccepted(
    state: CheckoutState,
    adjustedPositions: readonly AdjustedPosition[],
  ): Promise<ShopError> {
    const [cartContainer, checkout] = await Promise.all([composer.container(state.stored), view(state)]);
    return new ShopError({
      statusCode: 412,
      key: 'error.basket.verification.message',
      state: { adjustedPositions, cartContainer, checkout },
    });
  }
}

const noSuchOrder = () => prohibisRefusal('expired', 'prohibis.error.expired.headline', 404);

function professional(state: CheckoutState): CheckoutState {
  if (!state.customer?.isProhibis)
    throw prohibisRefusal('forbidden', 'prohibis.error.forbidden.headline', 403);
  return state;
}
