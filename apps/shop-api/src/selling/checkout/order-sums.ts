import { SHIPPING_TAX } from '../../kernel/money/shipping-costs';
import { type VatSum, vatSums } from '../../kernel/money/vat-sums';
import { lineCents, type PricedLine } from './priced-lines';

export interface OrderSums {
  goodsCents: number;
  discountCents: number;
  depositCents: number;
  shippingCents: number;
  totalCents: number;
  /** Paid by the gift card, and in another way. */
  giftCardCents: number;
  payableCents: number;
  /** Rates in basis points, highest first. */
  vat: VatSum[];
}

export interface ToSum {
  lines: readonly PricedLine[];
  shippingCents: number;
  /** Balance of the attached gift card. */
  giftCardCents: number;
}

export function orderSums({ lines, shippingCents, giftCardCents }: ToSum): OrderSums {
  const sum = (cents: (line: PricedLine) => number) => lines.reduce((total, line) => total + cents(line), 0);
  const [goodsCents, discountCents, depositCents] = [
    sum(lineCents),
    sum((line) => line.discountCents),
    sum((line) => line.depositCents),
  ];
  const totalCents = goodsCents + depositCents - discountCents + shippingCents;
  // A gift card never pays for gift cards.
  const boughtCards = sum((line) => (line.giftCardValue === null ? 0 : lineCents(line)));
  const redeemed = Math.min(giftCardCents, Math.max(0, totalCents - boughtCards));
  return {
    goodsCents,
    discountCents,
    depositCents,
    shippingCents,
    totalCents,
    giftCardCents: redeemed,
    payableCents: totalCents - redeemed,
    vat: vatOf(lines, shippingCents),
  };
}

/** Gift cards are left out: they are taxed when they are redeemed (UStG §3(15)). */
const vatOf = (lines: readonly PricedLine[], shippingCents: number): VatSum[] =>
  vatSums([
    ...(shippingCents > 0 ? [{ rate: SHIPPING_TAX, cents: shippingCents }] : []),
    ...lines
      .filter(({ giftCardValue, isFreeGift }) => giftCardValue === null && !isFreeGift)
      .map((line) => ({
        rate: line.taxRate,
        cents: lineCents(line) + line.depositCents - line.discountCents,
      })),
  ]);
