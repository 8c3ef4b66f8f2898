import type { Database } from '@fachwerk/database';
import { type CartPromotions, evaluateCarts } from '../../benefits/promotions/cart-promotions';
import { createPromotionMemory } from '../../benefits/promotions/promotion-memory';
import type { PromotionLine } from '../../benefits/promotions/promotion-scope';
import type { Item, ItemMemory } from '../../catalogue/items/item-memory';
import { shippingCents } from '../../kernel/money/shipping-costs';
import { cartBenefitsRepository } from './cart-benefits';
import { type CartLine, type CartLines, lineCents, sentCents } from './cart-lines';
import type { StoredCart } from './cart-repository';
import { saleRefusal } from './sale-refusal';

export interface GiftLine {
  promotionId: string;
  entryId: string;
  item: Item;
  quantity: number;
}

/** A cart's promotions, with the items of its gifts. */
export interface Promoted {
  promotions: CartPromotions;
  gifts: readonly GiftLine[];
}

interface CartToPromote {
  stored: StoredCart;
  lines: CartLines;
  /** Code to evaluate; the attached one unless the visitor tries another. */
  voucher?: string | null;
}

export type PromoteCart = (cart: CartToPromote) => Promise<Promoted>;

/** Evaluates the promotions of a cart. Without one for a single use per customer it needs no statement. */
export function createPromoteCart(db: Database, findItems: ItemMemory, now: () => Date): PromoteCart {
  const readPromotions = createPromotionMemory(db);
  const { usedBefore } = cartBenefitsRepository(db);

  return async ({ stored, lines, voucher = stored.voucher }) => {
    const { rules, giftStock } = await readPromotions();
    const concerned = rules.filter(({ code }) => code === null || code === voucher);
    const single = concerned.filter(({ isOncePerCustomer }) => isOncePerCustomer).map(({ id }) => id);
    const giftIds = concerned.flatMap(({ benefit }) => (benefit.kind === 'gift' ? [benefit.itemId] : []));
    const [used, giftItems] = await Promise.all([
      usedBefore(stored.person, single),
      findItems(giftIds, stored.version),
    ]);
    const { online, reservation, companyId } = lines;
    const inCart = new Map(online.map(({ item, quantity }) => [item.itemId, quantity]));
    const promotions = evaluateCarts({
      online: online.map((line) => toPromotionLine(line, null)),
      reservation: reservation.map((line) => toPromotionLine(line, companyId)),
      rules: concerned,
      now: now(),
      voucher,
      hasCustomerCard: stored.customerCardNumber !== null,
      usedBefore: used,
      shippingCents: shippingCents(sentCents(online)),
      giftItem: (itemId) => {
        const item = giftItems.get(itemId);
        const available = (giftStock.get(itemId) ?? 0) - (inCart.get(itemId) ?? 0);
        // What is not sold online is not given away there either.
        if (item && saleRefusal(item)) return undefined;
        return item && { priceCents: item.priceCents(null), available };
      },
    });
    const gifts = promotions.online.gifts.flatMap(({ promotionId, itemId, quantity }) => {
      const item = giftItems.get(itemId);
      return item ? [{ promotionId, entryId: `gift-${promotionId}`, item, quantity }] : [];
    });
    return { promotions, gifts };
  };
}

/** `companyId`: of the reservation cart. */
export const toPromotionLine = (line: CartLine, companyId: string | null): PromotionLine => {
  const { entryId, item, giftCardValue } = line;
  return {
    entryId,
    itemId: item.itemId,
    productId: item.productId,
    categoryId: item.categoryId,
    brand: item.shown.brand.name,
    cents: lineCents(line, companyId),
    isGiftCard: giftCardValue !== undefined,
  };
};
