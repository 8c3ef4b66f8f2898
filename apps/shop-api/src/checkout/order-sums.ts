import { netCents } from '../catalogue/price-rules';
import { lineCents, type PricedLine } from './priced-lines';

/** VAT of shipping costs, in basis points. */
const SHIPPING_TAX = 1900;

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
  vat: { rate: number; netCents: number; taxCents: number }[];
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
    ...{ goodsCents, discountCents, depositCents, shippingCents, totalCents },
    giftCardCents: redeemed,
    payableCents: totalCents - redeemed,
    vat: vatOf(lines, shippingCents),
  };
}

/** Gift cards are left out: they are taxed when they are redeemed (UStG §3(15)). */
function vatOf(lines: readonly PricedLine[], shippingCents: number): OrderSums['vat'] {
  const gross = new Map<number, number>(shippingCents > 0 ? [[SHIPPING_TAX, shippingCents]] : []);
  for (const line of lines) {
    if (line.giftCardValue !== null || line.isFreeGift) continue;
    const cents = lineCents(line) + line.depositCents - line.discountCents;
    gross.set(line.taxRate, (gross.get(line.taxRate) ?? 0) + cents);
  }
  return [...gross]
    .sort(([a], [b]) => b - a)
    .map(([rate, cents]) => {
      const net = netCents(cents, rate);
      return { rate, netCents: net, taxCents: cents - net };
    });
}
