import type { FirmDetails, ProhibisOrderForm } from '@fachwerk/shared/contracts';
import { eachAddressField, type PaymentType, whenPaid } from '@fachwerk/shared/rules';
import type * as z from 'zod/mini';
import { fieldRefusal } from '../../kernel/errors/shop-error';
import { checkForm } from '../../kernel/form-answers/check-form';
import type { DraftStep } from '../checkout/checkout-draft';
import {
  addressSchema,
  type CheckoutState,
  contactSchema,
  deliveryRefusal,
  deliverySchema,
  isCovered,
  isOffered,
  paymentRefusalOf,
} from '../checkout/checkout-state';
import { suggestedAddress, suggestedContact } from '../checkout/suggested-values';
import { prohibisRefusal } from './prohibis-refusal';

export type OrderData = z.output<typeof ProhibisOrderForm>;

/**
 * The steps of the checkout that the order data of a firm stand for. Who orders and where the bill goes is
 * known from the account and earlier orders. Throws what the firm has to correct.
 */
export function stepsOf(state: CheckoutState, data: OrderData): DraftStep {
  const delivery = deliveryOf(state, data);
  const kind = delivery.kind;
  const ordered: CheckoutState = {
    ...state,
    kind,
    draft: { ...state.draft, delivery },
    offer: state.offers.find(({ store }) => kind === 'collect' && store.companyId === delivery.companyId),
  };
  return {
    contact: contactOf(ordered),
    delivery: { ...delivery, firm: firmOf(data) },
    address: addressOf(ordered, data.addressId),
    paymentMethod: paymentOf(ordered, data.paymentMethod),
  };
}

const firmOf = ({ reference, costCenter, contact, comment }: OrderData): FirmDetails => ({
  reference,
  costCenter,
  contact,
  comment,
});

function deliveryOf(state: CheckoutState, data: OrderData) {
  const { companyId, deliveryWish, oldDevices, ageConfirmed } = data;
  const isCollected = companyId !== '';
  if (isCollected && !state.offers.some(({ store }) => store.companyId === companyId))
    throw prohibisRefusal('store', 'checkout.store.refused');
  const delivery = checkForm(deliverySchema(state), {
    kind: isCollected ? 'collect' : 'delivery',
    companyId,
    dateWish: isCollected ? '' : deliveryWish,
    oldDevices: isCollected ? '' : oldDevices,
    ageConfirmed,
  });
  const refusal = deliveryRefusal(state, delivery);
  if (refusal) throw fieldRefusal(FIELDS[refusal.field] ?? refusal.field, refusal.msg);
  return delivery;
}

/** Fields of the order data with another name in the checkout. */
const FIELDS: Readonly<Record<string, string>> = { dateWish: 'deliveryWish' };

function contactOf(state: CheckoutState): NonNullable<DraftStep['contact']> {
  const { draft, customer } = state;
  const contact = contactSchema(state).safeParse(suggestedContact(draft.contact, customer));
  if (!contact.success) throw fieldRefusal('contact', 'prohibisOrder.contact.missing');
  return contact.data;
}

function addressOf(state: CheckoutState, addressId: string): NonNullable<DraftStep['address']> {
  const known = state.book.find(({ id }) => id === addressId)?.address;
  if (addressId !== '' && !known) throw fieldRefusal('addressId', 'prohibisOrder.address.missing');
  const schema = addressSchema(state);
  const address = schema.safeParse(
    known
      ? eachAddressField((field) => known[field])
      : suggestedAddress(state.draft, state.customer, {
          sendsGoods: state.kind === 'delivery' && state.goods.length > 0,
          countries: state.deliveryCountries,
          book: state.book,
        }),
  );
  if (!address.success) throw fieldRefusal('addressId', 'prohibisOrder.address.missing');
  return address.data;
}

/** The named method; without one the first on account, as firms are used to. */
function paymentOf(state: CheckoutState, named: string): string | null {
  if (isCovered(state)) return null;
  const onAccount = (type: PaymentType) =>
    whenPaid(type) === 'on-account' && paymentRefusalOf(state, type) === undefined;
  const method = named === '' ? state.paymentTypes.find(onAccount) : named;
  if (method === undefined || !isOffered(state, method))
    throw fieldRefusal('paymentMethod', 'checkout.payment.required');
  const reason = paymentRefusalOf(state, method);
  if (reason) throw fieldRefusal('paymentMethod', `payment.refusal.${reason}`);
  return method;
}
