import { FREE_SHIPPING_FROM_CENTS, SHIPPING_CENTS } from '@fachwerk/shared/rules';
import type { CartLine } from '../cart/cart-lines';
import { type Promoted, toPromotionLine } from '../cart/promote-cart';
import type { OrderConditions } from '../orders/order-conditions';
import type { PromotionResult } from '../promotions/evaluate-promotions';
import { freezeRules } from '../promotions/frozen-rules';
import type { PricedLine } from './priced-lines';

interface Priced {
  priced: readonly PricedLine[];
  promoted: Promoted;
}

interface Ordered {
  lines: readonly CartLine[];
  promotions: PromotionResult;
  /** Of the reservation cart. */
  companyId: string | null;
  isSent: boolean;
}

/** What the benefits of the order depend on; its lines have the numbers of the priced lines. */
export function orderConditions(
  { priced, promoted }: Priced,
  { lines, promotions, companyId, isSent }: Ordered,
): OrderConditions {
  const promotionLines = lines.map((line) => toPromotionLine(line, companyId));
  const lineIdOf = (entryId: string) => priced.findIndex((line) => line.entryId === entryId) + 1;
  return {
    rules: freezeRules(promotions.open, promotionLines),
    pieces: lines.map(({ entryId, quantity }, index) => ({
      lineId: lineIdOf(entryId),
      cents: (promotionLines[index]?.cents ?? 0) / quantity,
    })),
    gifts: promotions.gifts.flatMap(({ promotionId, itemId }) => {
      const gift = promoted.gifts.find(
        ({ item, entryId }) => item.itemId === itemId && entryId === `gift-${promotionId}`,
      );
      return gift
        ? [{ promotionId, lineId: lineIdOf(gift.entryId), cents: gift.item.priceCents(companyId) }]
        : [];
    }),
    shipping: isSent ? { cents: SHIPPING_CENTS, freeFromCents: FREE_SHIPPING_FROM_CENTS } : null,
  };
}
