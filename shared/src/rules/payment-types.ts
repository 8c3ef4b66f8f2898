import { PAYMENT_RULES, type PaymentType } from './shop-rules';

interface Payable {
  cart: 'ONLINE' | 'RESERVATION';
  /** Amount to pay. */
  cents: number;
  /** A gift card is bought. */
  buysGiftCard: boolean;
}

/** Payment types of a cart by its content and amount; none if there is nothing to pay. */
export function paymentTypesOf({ cart, cents, buysGiftCard }: Payable): PaymentType[] {
  const types = Object.keys(PAYMENT_RULES) as PaymentType[];
  return types.filter((type) => {
    const rule: { cart: string; maxCents?: number; excludesGiftCards?: true } = PAYMENT_RULES[type];
    if (cents <= 0 || rule.cart !== cart) return false;
    return cents <= (rule.maxCents ?? Infinity) && !(buysGiftCard && rule.excludesGiftCards);
  });
}
