import type { CartContainer } from '@fachwerk/shared/contracts';

/** The online cart has gift cards and nothing else: nothing is sent, and a gift card cannot pay for it. */
export const hasOnlyGiftCards = ({ onlineCart }: Pick<CartContainer, 'onlineCart'>): boolean =>
  onlineCart !== null && onlineCart.positions.every(({ giftCardValue }) => giftCardValue !== undefined);
