import type { CartContainer, CartPosition } from '@fachwerk/shared/contracts';
import { orderablePieces } from '../orderable-pieces';

/**
 * Gift cards and nothing else can be ordered of the online cart: nothing is sent, and a gift card cannot pay
 * for it.
 */
export function hasOnlyGiftCards({ onlineCart }: Pick<CartContainer, 'onlineCart'>): boolean {
  const positions = onlineCart?.positions ?? [];
  const isGiftCard = ({ giftCardValue }: CartPosition) => giftCardValue !== undefined;
  return (
    positions.some(isGiftCard) && positions.every((line) => isGiftCard(line) || orderablePieces(line) === 0)
  );
}
