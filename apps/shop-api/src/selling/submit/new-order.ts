import type { ContactForm, OrderContact } from '@fachwerk/shared/contracts';
import { paymentRule, type PaymentType } from '@fachwerk/shared/rules';
import { guaranteeStatement } from '../../catalogue/records/guarantee-view';
import { personOf } from '../../kernel/limits/person';
import { toE164 } from '../../kernel/text/phone-number';
import type { NewOrder, NewOrderLine } from '../../orders/lifecycle/place-order';
import { holderOf } from '../../stores/stock/hold-limits';
import { WAREHOUSE } from '../../stores/stock/write-stock';
import { type CheckoutState, GIFT_CARD_PAYMENT, isOffered, sendsGoods } from '../checkout/checkout-state';
import { locationOf } from '../checkout/hold-goods';
import { dutiesView } from '../checkout/line-duties';
import { orderAddresses } from '../checkout/order-addresses';
import type { PricedLine } from '../checkout/priced-lines';
import { promisedArrivals } from '../checkout/promised-dates';
import { orderConditions } from './order-conditions-of';

/** Details of bought gift cards, by line of the cart. */
export type GiftCardDetails = ReadonlyMap<string, Record<string, unknown>>;

/**
 * The order of a checkout whose steps are done. Everything but the key comes from the server. Cause and
 * language of its mail are those of the request. `ip`: address of the caller.
 */
export function newOrder(
  state: CheckoutState,
  submitKey: string,
  cards: GiftCardDetails,
  ip: string,
): Omit<NewOrder, 'mailCause' | 'language'> {
  const { draft, cartId, customer, sums, stored, promoted, kind, offer, sessionId } = state;
  if (!draft.contact || cartId === null || kind === null) throw new Error('The checkout has open steps.');
  const { applied } = promoted.promotions.online;
  const method = paymentMethodOf(state);
  const { delivery, billing } = orderAddresses(state);
  const needsPayment = sums.payableCents > 0 && paymentRule(method).providerMethod !== undefined;
  const isUnpaid = needsPayment || (kind === 'collect' && sums.payableCents > 0);
  const voucher = applied.some(({ code }) => code !== null && code === stored.voucher);
  return {
    kind,
    cartId,
    sessionId,
    submitKey,
    customerId: customer?.customerId ?? null,
    email: draft.contact.email,
    contact: orderContact(draft.contact),
    deliveryAddress: delivery && { ...delivery },
    billingAddress: billing && { ...billing },
    companyId: offer?.store.companyId ?? null,
    ...(offer && { readyBy: offer.ready.at }),
    delivery: deliveryChoices(state),
    paymentMethod: method,
    goodsCents: sums.goodsCents,
    discountCents: sums.discountCents,
    shippingCents: sums.shippingCents,
    depositCents: sums.depositCents,
    totalCents: sums.totalCents,
    giftCardCents: sums.giftCardCents,
    payableCents: sums.payableCents,
    vat: sums.vat,
    voucherCode: voucher ? stored.voucher : null,
    giftCardId: sums.giftCardCents > 0 ? (stored.giftCard?.id ?? null) : null,
    customerCardNumber: stored.customerCardNumber,
    conditions: orderConditions(state, {
      lines: state.lines.online,
      promotions: promoted.promotions.online,
      companyId: null,
      isSent: kind === 'delivery',
    }),
    lines: state.priced.map((line) =>
      orderLine(line, line.isFreeGift ? WAREHOUSE : locationOf(state, line.entryId), cards),
    ),
    promotionIds: applied.map(({ promotionId }) => promotionId),
    person: personOf(customer, draft.contact.email),
    catalogueVersion: stored.version,
    needsPayment,
    holder: isUnpaid ? holderOf(ip, customer) : null,
  };
}

function paymentMethodOf(state: CheckoutState): PaymentType {
  const { sums } = state;
  const { paymentMethod } = state.draft;
  if (sums.payableCents === 0) return sums.giftCardCents > 0 ? GIFT_CARD_PAYMENT : 'NO_PAYMENT';
  if (paymentMethod === null || !isOffered(state, paymentMethod))
    throw new Error('The order has no payment method.');
  return paymentMethod;
}

export function orderContact({
  salutation,
  firstName,
  lastName,
  phonePrefix,
  phone,
  company,
  vatId,
  buyerReference,
}: ContactForm): OrderContact {
  return {
    salutation,
    firstName,
    lastName,
    // A draft of the day before a release may have a number that is refused today.
    ...(phone && { phone: toE164({ phonePrefix, phone }) ?? `${phonePrefix} ${phone}` }),
    ...(company && { company }),
    ...(vatId && { vatId }),
    ...(buyerReference && { buyerReference }),
  };
}

/** What was chosen and declared; the statements are kept as proof. */
function deliveryChoices(state: CheckoutState): NewOrder['delivery'] {
  const { draft, customer, asksAge, asksOldDevices, isZeroRated, now } = state;
  const { dateWish = '', pickupBox = false, oldDevices = '', firm } = draft.delivery ?? {};
  const isSent = sendsGoods(state);
  return {
    ...(isSent && { arrivals: promisedArrivals(state) }),
    ...(isSent && dateWish && { dateWish }),
    ...(isSent && asksOldDevices && { oldDevices: Number(oldDevices) }),
    ...(state.kind === 'collect' && pickupBox && { pickupBox: 'PICKUP_BOX_CC' }),
    ...(asksAge && { ageCheck: true }),
    ...(firm && customer?.isProhibis && { firm }),
    ...(isZeroRated && { zeroTaxStatement: { law: 'UStG §12(3)', at: now.toISOString() } }),
  };
}

/** `locationId`: where the goods are taken from. */
export function orderLine(line: PricedLine, locationId: string, cards: GiftCardDetails): NewOrderLine {
  const { entryId, item, quantity, giftCardValue, isFreeGift } = line;
  const { name, variantName, brand, url, image } = item.shown;
  const duties = dutiesView(item);
  const guarantee = guaranteeStatement(item.duties);
  return {
    entryId: isFreeGift ? null : entryId,
    itemId: item.itemId,
    productId: item.productId,
    name,
    quantity,
    giftCardValue,
    isFreeGift,
    details: {
      variantName,
      brand: brand.name,
      url,
      image,
      features: item.features,
      duties,
      guarantee,
      ...(giftCardValue === null && { weightGrams: item.weightGrams, lengthMm: item.lengthMm }),
    },
    unitCents: line.unitCents,
    discountCents: line.discountCents,
    depositCents: line.depositCents,
    taxRate: line.taxRate,
    locationId: giftCardValue === null ? locationId : null,
    giftCardDetails: cards.get(entryId) ?? null,
    withdrawalExclusion: duties.withdrawalExclusion,
  };
}
