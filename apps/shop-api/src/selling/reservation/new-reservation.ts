import type { submitReservation } from '@fachwerk/shared/contracts';
import type { FormOf } from '../../kernel/http/route';
import { personOf } from '../../kernel/limits/person';
import type { NewOrder } from '../../orders/lifecycle/place-order';
import { holderOf } from '../../stores/stock/hold-limits';
import type { ReservationState } from '../checkout/reservation-state';
import { orderContact, orderLine } from '../submit/new-order';
import { orderConditions } from '../submit/order-conditions-of';

/** The order of a reservation. Throws without a store: the caller has refused that. */
export function newReservation(
  state: ReservationState,
  form: FormOf<typeof submitReservation>,
  submitKey: string,
  ip: string,
): Omit<NewOrder, 'mailCause' | 'language'> {
  const { sessionId, cartId, customer, store, sums, stored, promoted, priced } = state;
  if (!store || cartId === null) throw new Error('The reservation has no store.');
  const { applied } = promoted.promotions.reservation;
  const { companyId } = store;
  return {
    kind: 'reservation',
    sessionId,
    cartId,
    submitKey,
    companyId,
    customerId: customer?.customerId ?? null,
    email: form.email,
    contact: orderContact({ ...form, company: '', vatId: '', buyerReference: '' }),
    deliveryAddress: null,
    billingAddress: null,
    delivery: {
      ...(form.pickupPerson && { pickupPerson: form.pickupPerson }),
      ...(form.wishTime && { wishTime: form.wishTime }),
      ...(form.pickupBox && { pickupBox: 'PICKUP_BOX_CR' }),
    },
    paymentMethod: 'PAY_IN_STORE',
    goodsCents: sums.goodsCents,
    discountCents: sums.discountCents,
    shippingCents: 0,
    depositCents: sums.depositCents,
    totalCents: sums.totalCents,
    giftCardCents: 0,
    payableCents: sums.totalCents,
    vat: sums.vat,
    voucherCode: applied.find(({ code }) => code !== null && code === stored.voucher)?.code ?? null,
    giftCardId: null,
    customerCardNumber: stored.customerCardNumber,
    conditions: orderConditions(state, {
      lines: state.lines.reservation,
      promotions: promoted.promotions.reservation,
      companyId,
      isSent: false,
    }),
    lines: priced.map((line) => orderLine(line, companyId, new Map())),
    promotionIds: applied.map(({ promotionId }) => promotionId),
    person: personOf(customer, form.email),
    catalogueVersion: stored.version,
    needsPayment: false,
    holder: holderOf(ip, customer),
  };
}
