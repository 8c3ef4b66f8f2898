import { FREE_SHIPPING_FROM_CENTS, SHIPPING_CENTS } from '@fachwerk/shared/rules';
import type { PromotionResult } from '../../benefits/promotions/evaluate-promotions';
import { freezeRules } from '../../benefits/promotions/frozen-rules';
import type { OrderConditions } from '../../orders/lifecycle/order-conditions';
import { type CartLine, pieceCents } from '../cart/cart-lines';
import { type Promoted, toPromotionLine } from '../cart/promote-cart';
import type { PricedLine } from '../checkout/priced-lines';

interface Priced {
  priced: readonly PricedLine[];
  promoted: Promoted;
}

interface Ordered {
  lines: readonly CartLine[];
  promotions: PromotionResult;
  /** The store of the reservation cart. */
  companyId: string | null;
  isSent: boolean;
}

/** What the benefits of the order depend on; its lines have the numbers of the priced lines. */
export function orderConditions(
  { priced, promoted }: Priced,
  { lines, promotions, companyId, isSent }: Ordered,
): OrderConditions {
  const lineIdOf = (entryId: string) => priced.findIndex((line) => line.entryId === entryId) + 1;
  return {
    rules: freezeRules(
      promotions.open,
      lines.map((line) => toPromotionLine(line, companyId)),
    ),
    pieces: lines.map((line) => ({ lineId: lineIdOf(line.entryId), cents: pieceCents(line, companyId) })),
    // Gifts of the online cart are no lines of a reservation.
    gifts: promoted.gifts
      .map(({ promotionId, entryId, item }) => ({
        promotionId,
        lineId: lineIdOf(entryId),
        cents: item.priceCents(companyId),
      }))
      .filter(({ lineId }) => lineId > 0),
    shipping: isSent ? { cents: SHIPPING_CENTS, freeFromCents: FREE_SHIPPING_FROM_CENTS } : null,
  };
}
