import type { CartContainer, CartPosition, StockErrorData } from '@fachwerk/shared/contracts';

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
 * Above the stock the server takes what there is (domain 4.2). Where its answer does not say so itself, the line says
 * it here; and it goes on saying so while other lines change: a quantity never changes silently.
 */
export function withStockNotices(
  answer: CartContainer,
  change: CartChange,
  before: CartContainer | null,
): CartContainer {
  const explain = (position: CartPosition): CartPosition => {
    const stockErrorData = position.stockErrorData ?? stockNotice(position, change, before);
    return stockErrorData ? { ...position, stockErrorData } : position;
  };
  const { onlineCart, reservationCart } = answer;
  return {
    ...answer,
    onlineCart: onlineCart && { ...onlineCart, positions: onlineCart.positions.map(explain) },
    reservationCart: reservationCart && {
      ...reservationCart,
      positions: reservationCart.positions.map(explain),
    },
  };
}

function stockNotice(
  { entryId, quantity }: CartPosition,
  change: CartChange,
  before: CartContainer | null,
): StockErrorData | undefined {
  if (change.kind === 'quantity' && change.entryId === entryId) {
    const { quantity: requested } = change;
    return quantity < requested ? { code: 'REDUCED', requested, available: quantity } : undefined;
  }
  const shown = findPosition(before, entryId);
  return shown?.quantity === quantity && shown.stockErrorData?.code === 'REDUCED'
    ? shown.stockErrorData
    : undefined;
}
