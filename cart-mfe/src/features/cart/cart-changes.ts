import type { CartContainer, CartPosition } from '@fachwerk/shared/contracts';

/** What a visitor asks of the cart. */
export type CartChange =
  | { kind: 'quantity'; entryId: string; itemId: string; companyId?: string | undefined; quantity: number }
  | { kind: 'remove'; entryId: string; itemId: string; companyId?: string | undefined }
  /** `key` makes one addition of it, however often it is sent. */
  | { kind: 'undo'; itemId: string; quantity: number; key: string };

/** Online positions first, as the page shows them. */
export function allPositions(container: CartContainer | null): CartPosition[] {
  return [...(container?.onlineCart?.positions ?? []), ...(container?.reservationCart?.positions ?? [])];
}

export const findPosition = (container: CartContainer | null, entryId: string): CartPosition | undefined =>
  allPositions(container).find((position) => position.entryId === entryId);

/** Both change the same line. */
export const isSameEntry = (first: { kind: string }, second: { kind: string }): boolean =>
  'entryId' in first && 'entryId' in second && first.entryId === second.entryId;

/** The cart is as the change wanted it, whether or not its answer ever arrived. */
export function isFulfilled(change: CartChange | { kind: 'read' }, container: CartContainer): boolean {
  switch (change.kind) {
    case 'read':
      return true;
    case 'quantity':
      return findPosition(container, change.entryId)?.quantity === change.quantity;
    case 'remove':
      return findPosition(container, change.entryId) === undefined;
    case 'undo':
      return allPositions(container).some(({ itemId }) => itemId === change.itemId);
  }
}

/**
 * Above the stock the server takes what there is (domain 4.2). Where its answer does not say so itself, the position
 * says it here: a quantity never changes silently.
 */
export function explainShortfall(container: CartContainer, change: CartChange): CartContainer {
  if (change.kind !== 'quantity') return container;
  const explain = (position: CartPosition): CartPosition =>
    position.entryId !== change.entryId || position.quantity >= change.quantity || position.stockErrorData
      ? position
      : {
          ...position,
          stockErrorData: { code: 'REDUCED', requested: change.quantity, available: position.quantity },
        };
  const { onlineCart, reservationCart } = container;
  return {
    ...container,
    onlineCart: onlineCart && { ...onlineCart, positions: onlineCart.positions.map(explain) },
    reservationCart: reservationCart && {
      ...reservationCart,
      positions: reservationCart.positions.map(explain),
    },
  };
}
