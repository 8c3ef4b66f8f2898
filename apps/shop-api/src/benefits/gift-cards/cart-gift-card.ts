import type { CartGiftCard } from '@fachwerk/shared/contracts';
import { displayPrice } from '../../kernel/money/display';
import { maskedNumber } from '../../kernel/text/masked-number';

/** The card that a cart refers to. */
export interface AttachedCard {
  id: string;
  lastDigits: string;
  /** Balance; 0 for a card that is expired or blocked meanwhile. */
  cents: number;
}

interface Payable {
  totalCents: number;
  /** Value of the gift cards in the cart: a card never pays for them. */
  boughtCents: number;
}

/** A gift card is a means of payment: it changes no price and no sum. The order takes the money. */
export function cartGiftCard(card: AttachedCard, { totalCents, boughtCents }: Payable): CartGiftCard {
  const redeemed = Math.min(card.cents, Math.max(0, totalCents - boughtCents));
  return {
    maskedNumber: maskedNumber(card.lastDigits),
    redeemed: displayPrice(redeemed),
    rest: displayPrice(card.cents - redeemed),
    toPay: displayPrice(totalCents - redeemed),
  };
}
