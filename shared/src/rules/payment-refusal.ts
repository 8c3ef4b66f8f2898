import { paymentRule, type PaymentType } from './payment-types';
import type { OrderKind } from './shop-rules';

export interface Payable {
  /** Payment types that a configured provider or the store carries out. */
  offered: readonly PaymentType[];
  /** Kinds of order that are still possible; a cart does not yet know whether it is sent or collected. */
  kinds: readonly OrderKind[];
  /** Amount to pay. */
  cents: number;
  /** A gift card is bought. */
  buysGiftCard: boolean;
  hasRestrictedGoods?: boolean;
  /** The order is collected from a pickup box. */
  usesPickUpBox?: boolean;
}

/** Why a payment type is not possible; key of a text with the prefix `payment.refusal.`. */
export type PaymentRefusal = 'off' | 'nothing' | 'kind' | 'box' | 'amount' | 'giftCard' | 'restricted';

export function paymentRefusal(type: PaymentType, payable: Payable): PaymentRefusal | undefined {
  const rule = paymentRule(type);
  if (rule.isOff || !payable.offered.includes(type)) return 'off';
  if (payable.cents <= 0) return 'nothing';
  if (!rule.kinds.some((kind) => payable.kinds.includes(kind))) return 'kind';
  if (rule.needsPickUpBox && !payable.usesPickUpBox) return 'box';
  if (payable.cents > (rule.maxCents ?? Infinity)) return 'amount';
  if (rule.excludesGiftCards && payable.buysGiftCard) return 'giftCard';
  if (rule.excludesRestrictedGoods && payable.hasRestrictedGoods) return 'restricted';
  return undefined;
}

/** Payment types of a cart by its content and amount; none if there is nothing to pay. */
export const paymentTypesOf = (payable: Payable): PaymentType[] =>
  payable.offered.filter((type) => paymentRefusal(type, payable) === undefined);
