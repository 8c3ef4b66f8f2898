import {
  type Checkout,
  type CheckoutProgress,
  readCheckout,
  saveAddress,
  saveContact,
  saveDelivery,
  savePayment,
  schemasOf,
  startCheckout,
} from '@fachwerk/shared/contracts';
import { eachAddressField, MAX_BOOK_ADDRESSES, type PostalAddress } from '@fachwerk/shared/rules';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressBook } from '../../identity/addresses/address-book';
import { fieldRefusal, ShopError } from '../../kernel/errors/shop-error';
import { type FormResult, formRoute } from '../../kernel/form-answers/form-route';
import { route } from '../../kernel/http/route';
import { withPhone } from '../../kernel/text/phone-number';
import type { SellingContext } from '../context/selling-context';
import { callerOf } from './checkout-caller';
import { checkoutDrafts, type DraftStep } from './checkout-draft';
import { CHECKOUT_PAGE, PROHIBIS_ORDER_PAGE, type StepId, stepPage } from './checkout-pages';
import type { CheckoutParts } from './checkout-parts';
import {
  addressSchema,
  type CheckoutState,
  checkoutSteps,
  contactSchema,
  deliveryRefusal,
  deliverySchema,
  isOffered,
  nextStep,
  paymentRefusalOf,
} from './checkout-state';

/** The steps of the checkout: each is a form that works with and without script. */
export async function checkoutRoutes(
  app: FastifyInstance,
  { db, formAnswers }: SellingContext,
  { load, hold, view, changed }: CheckoutParts,
): Promise<void> {
  const drafts = checkoutDrafts(db);

  route(app, readCheckout, async (request) => view(await load(callerOf(request))));

  formRoute(app, formAnswers, startCheckout, {
    form: 'checkout-start',
    page: () => CHECKOUT_PAGE,
    keep: [],
    async handle(_form, request) {
      const { state, isChanged } = await hold(callerOf(request));
      if (isChanged) throw await changed(state, 'error.basket.verification.message');
      if (state.priced.length === 0) throw new ShopError({ statusCode: 412, key: 'checkout.error.empty' });
      const checkout = await view(state);
      const holdUntil = (state.draft.heldUntil ?? state.now).toISOString();
      const redirect = state.customer?.isProhibis ? PROHIBIS_ORDER_PAGE : stepPage(checkout.nextStep);
      return { redirect, body: { holdUntil, checkout } };
    },
  });

  /** The state that the schema of the request was made for. */
  const states = new WeakMap<FastifyRequest, CheckoutState>();

  /** Refuses a step before those that precede it. */
  async function reach(request: FastifyRequest, step: StepId): Promise<CheckoutState> {
    const state = await load(callerOf(request));
    if (state.cartId === null || state.priced.length === 0)
      throw new ShopError({ statusCode: 412, key: 'checkout.error.empty' });
    if (checkoutSteps(state).find(({ id }) => id === step)?.state === 'locked')
      throw new ShopError({ statusCode: 412, key: 'checkout.error.stepLocked' });
    states.set(request, state);
    return state;
  }

  async function keep<Name extends keyof DraftStep>(
    request: FastifyRequest,
    name: Name,
    value: DraftStep[Name],
  ): Promise<FormResult<CheckoutProgress>> {
    const known = states.get(request);
    if (!known?.cartId) throw new Error('The step was not reached.');
    await drafts.save(known.cartId, known.draft.submitKey, name, value);
    const { state } = await hold(callerOf(request));
    const checkout: Checkout = await view(state);
    const next = nextStep(checkoutSteps(state));
    return { redirect: stepPage(next), body: { checkout, nextStep: next } };
  }

  async function addToBook(customerId: string, address: PostalAddress): Promise<void> {
    const outcome = await db.transaction((tx) => addressBook(tx).add(customerId, address));
    if (outcome === 'full')
      throw new ShopError({
        statusCode: 409,
        key: 'account.addresses.full',
        values: { max: MAX_BOOK_ADDRESSES },
      });
  }

  formRoute(app, formAnswers, saveContact, {
    form: 'checkout-contact',
    page: () => stepPage('contact'),
    keep: Object.keys(schemasOf(saveContact).form.def.shape),
    schema: async (request) => contactSchema(await reach(request, 'contact')),
    handle: async (values, request) => keep(request, 'contact', withPhone(values)),
  });

  formRoute(app, formAnswers, saveDelivery, {
    form: 'checkout-delivery',
    page: () => stepPage('delivery'),
    keep: Object.keys(schemasOf(saveDelivery).form.def.shape),
    schema: async (request) => deliverySchema(await reach(request, 'delivery')),
    handle(values, request) {
      const state = states.get(request);
      const refusal = state && deliveryRefusal(state, values);
      if (refusal) throw fieldRefusal(refusal.field, refusal.msg);
      return keep(request, 'delivery', values);
    },
  });

  formRoute(app, formAnswers, saveAddress, {
    form: 'checkout-address',
    page: () => stepPage('address'),
    keep: Object.keys(schemasOf(saveAddress).form.def.shape),
    schema: async (request) => addressSchema(await reach(request, 'address')),
    async handle({ saveToBook, ...address }, request) {
      const customer = states.get(request)?.customer;
      if (saveToBook && customer)
        await addToBook(
          customer.customerId,
          eachAddressField((field) => address[field]),
        );
      return keep(request, 'address', { ...address, saveToBook: false });
    },
  });

  formRoute(app, formAnswers, savePayment, {
    form: 'checkout-payment',
    page: () => stepPage('payment'),
    keep: ['paymentMethod'],
    async schema(request) {
      await reach(request, 'payment');
      return schemasOf(savePayment).form;
    },
    handle({ paymentMethod }, request) {
      const state = states.get(request);
      if (!state || !isOffered(state, paymentMethod))
        throw fieldRefusal('paymentMethod', 'checkout.payment.required');
      const reason = paymentRefusalOf(state, paymentMethod);
      if (reason) throw fieldRefusal('paymentMethod', `payment.refusal.${reason}`);
      return keep(request, 'paymentMethod', paymentMethod);
    },
  });
}
