import { shippingCents } from '../../kernel/money/shipping-costs';
import { type CartLines, sentCents } from './cart-lines';
import type { Promoted } from './promote-cart';

interface PromotedLines {
  lines: CartLines;
  promoted: Promoted;
}

/** Costs in cents of sending the online cart: those of a parcel, unless a promotion makes them free. */
export const cartShippingCents = ({ lines, promoted }: PromotedLines): number =>
  promoted.promotions.online.hasFreeShipping ? 0 : shippingCents(sentCents(lines.online));
