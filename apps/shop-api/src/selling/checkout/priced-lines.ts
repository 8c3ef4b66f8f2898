import { needsProof } from '@fachwerk/shared/rules';
import type { PromotionResult } from '../../benefits/promotions/evaluate-promotions';
import type { Item } from '../../catalogue/items/item-memory';
import { netCents } from '../../kernel/money/vat-sums';
import type { CartLine } from '../cart/cart-lines';
import { pieceCents } from '../cart/cart-lines';
import type { GiftLine } from '../cart/promote-cart';

/** A line with the amounts of the order. */
export interface PricedLine {
  entryId: string;
  item: Item;
  quantity: number;
  unitCents: number;
  /** Discount and deposit of the whole line. */
  discountCents: number;
  depositCents: number;
  /** VAT in basis points. */
  taxRate: number;
  giftCardValue: number | null;
  isFreeGift: boolean;
}

type Amounts = Pick<PricedLine, 'quantity' | 'unitCents' | 'discountCents' | 'taxRate'>;

export interface Pricing {
  lines: readonly CartLine[];
  gifts: readonly GiftLine[];
  promotions: PromotionResult;
  /** Null: prices of the online shop. */
  companyId: string | null;
  /** The buyer operates the photovoltaic system (UStG §12(3)). */
  isZeroRated: boolean;
}

export function pricedLines({ lines, gifts, promotions, companyId, isZeroRated }: Pricing): PricedLine[] {
  const bought = lines.map((line): PricedLine => {
    const { entryId, item, quantity } = line;
    const cents = pieceCents(line, companyId);
    const discount = promotions.lineDiscounts.get(entryId) ?? 0;
    const amounts = { quantity, unitCents: cents, discountCents: discount, taxRate: item.taxRate };
    return {
      entryId,
      item,
      ...(isZeroRated && needsProof(item.duties, 'zeroTax') ? withoutTax(amounts) : amounts),
      depositCents: quantity * item.depositCents,
      giftCardValue: line.giftCardValue ?? null,
      isFreeGift: false,
    };
  });
  const given = gifts.map(({ entryId, item, quantity }): PricedLine => ({
    entryId,
    item,
    quantity,
    taxRate: item.taxRate,
    unitCents: 0,
    discountCents: 0,
    depositCents: 0,
    giftCardValue: null,
    isFreeGift: true,
  }));
  return [...bought, ...given];
}

/**
 * The buyer pays the price without VAT. The discount keeps its share of the line, so that a discount of the
 * whole line is its whole price: rounded by itself it may exceed it by a cent per piece.
 */
function withoutTax({ quantity, unitCents, discountCents, taxRate }: Amounts): Amounts {
  const net = netCents(unitCents, taxRate);
  const gross = quantity * unitCents;
  return {
    quantity,
    unitCents: net,
    discountCents: gross === 0 ? 0 : Math.round((discountCents * quantity * net) / gross),
    taxRate: 0,
  };
}

export const lineCents = ({ quantity, unitCents }: PricedLine): number => quantity * unitCents;
