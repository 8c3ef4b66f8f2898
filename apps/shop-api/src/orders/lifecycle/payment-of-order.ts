import type { OrderPayment, OrderState } from '@fachwerk/shared/contracts';
import {
  DEFAULT_LANGUAGE,
  type Language,
  paymentRule,
  type PaymentType,
  whenPaid,
} from '@fachwerk/shared/rules';
import { displayPrice } from '../../kernel/money/display';
import { formatText } from '../../kernel/text/format-text';
import { textsIn } from '../../kernel/text/texts-in';
import type { Order } from './order';
import { settlementOf } from './order-money';

const WAITING: readonly OrderState[] = ['CREATED', 'PAYMENT_PENDING'];
const ENDED: readonly OrderState[] = ['CANCELLED', 'EXPIRED', 'RETURNED', 'REFUNDED'];

/** What a customer reads for a payment type: "PayPal". */
export const paymentText = (method: string, language: Language = DEFAULT_LANGUAGE): string =>
  formatText(textsIn(language), `payment.${method}`);

type Payable = Pick<
  Order,
  | 'state'
  | 'paymentMethod'
  | 'payableCents'
  | 'capturedCents'
  | 'refundedCents'
  | 'giftCardCents'
  | 'totalCents'
  | 'shippingCents'
  | 'lines'
  | 'revised'
>;

/**
 * What is paid besides a gift card, or is still to be paid: pages, mails and apps show this and no other
 * reading of `payable`. Undefined if a gift card or a discount has left nothing, and for an order that has
 * ended without a payment.
 */
export function paymentOf(order: Payable, language: Language = DEFAULT_LANGUAGE): OrderPayment | undefined {
  const { payableCents, paymentMethod } = order;
  const state = stateOf(order);
  if (payableCents === 0 || state === undefined) return undefined;
  const isDue = state !== 'paid' && state !== 'paid-in-store' && state !== 'paid-at-box';
  const { chargeableCents: openCents } = settlementOf(order);
  // What was cancelled before it was charged is never paid. What came back is a line of its own.
  const paidCents = Math.max(openCents + order.refundedCents, order.capturedCents);
  return {
    state,
    isDue,
    text: formatText(textsIn(language), `order.payment.${wordsOf(state, paymentMethod)}`, {
      method: paymentText(paymentMethod, language),
    }),
    amount: displayPrice(isDue ? openCents : paidCents),
  };
}

function stateOf({ state, paymentMethod, capturedCents }: Payable): OrderPayment['state'] | undefined {
  const later = paymentRule(paymentMethod).paidLater;
  if (WAITING.includes(state)) return 'due';
  if (ENDED.includes(state) && capturedCents === 0) return undefined;
  if (later === 'in-store' || later === 'at-box')
    return state === 'COLLECTED' || ENDED.includes(state) ? `paid-${later}` : later;
  return later ?? 'paid';
}

/** One pays "mit PayPal", but "per Rechnung" and "per Lastschrift". */
const wordsOf = (state: OrderPayment['state'], method: PaymentType): string =>
  state === 'due' && whenPaid(method) !== 'at-order' ? 'due-later' : state;

/** Whether the customer owes the money to a bank or a payment service when the shop has it. */
export const isPaidToService = (method: PaymentType): boolean =>
  ['on-account', 'by-instalments'].includes(whenPaid(method));
