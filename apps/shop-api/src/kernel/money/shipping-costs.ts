import { FREE_SHIPPING_FROM_CENTS, SHIPPING_CENTS } from '@fachwerk/shared/rules';

/** VAT of shipping costs, in basis points. */
export const SHIPPING_TAX = 1900;

/** Costs of a parcel with goods of this value; nothing to send costs nothing. */
export const shippingCents = (goods: number): number =>
  goods === 0 || goods >= FREE_SHIPPING_FROM_CENTS ? 0 : SHIPPING_CENTS;

/** What is missing up to free shipping. */
export const missingCents = (goods: number): number => Math.max(0, FREE_SHIPPING_FROM_CENTS - goods);
