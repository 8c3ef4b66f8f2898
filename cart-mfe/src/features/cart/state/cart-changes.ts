import type { CartContainer, CartPosition, CartType, StockErrorData } from '@fachwerk/shared/contracts';

export interface CartLineIds {
  entryId: string;
  itemId: string;
  /** Store of a reserved line. */
  companyId?: string | undefined;
}

/** A change that the visitor requests. */
export type CartChange =
  | ({ kind: 'quantity'; quantity: number } & CartLineIds)
  | ({ kind: 'remove' } & CartLineIds)
  /** `storeId`: the store of a line that becomes reserved. */
  | ({ kind: 'move'; to: CartType; storeId?: string | undefined } & CartLineIds)
  /** Parked lines of an earlier cart; without `itemId` all of them. */
  | { kind: 'take'; itemId?: string | undefined; key: string }
  | { kind: 'drop'; itemId?: string | undefined }
  /** Orders online what a reservation lost. */
  | { kind: 'order'; itemId: string; quantity: number; key: string }
  /** `key` is the idempotency key: a repeated request adds nothing twice. */
  | { kind: 'undo'; itemId: string; quantity: number; companyId?: string | undefined; key: string };

/** Online positions come first, as on the page. */
export function allPositions(container: CartContainer | null): CartPosition[] {
  return [...(container?.onlineCart?.positions ?? []), ...(container?.reservationCart?.positions ?? [])];
}

/** A cart without positions is null. */
export function withoutEmptyPositions(container: CartContainer): CartContainer {
  return {
    ...container,
    ...eachCart(container, (positions) => positions.filter(({ quantity }) => quantity > 0)),
  };
}

/** Both carts with other positions. */
export function eachCart(
  { onlineCart, reservationCart }: CartContainer,
  change: (positions: CartPosition[]) => CartPosition[],
): Pick<CartContainer, 'onlineCart' | 'reservationCart'> {
  const changed = <Cart extends { positions: CartPosition[] }>(cart: Cart | null): Cart | null => {
    const positions = cart ? change(cart.positions) : [];
    return cart && positions.length > 0 ? { ...cart, positions } : null;
  };
  return { onlineCart: changed(onlineCart), reservationCart: changed(reservationCart) };
}

export const findPosition = (container: CartContainer | null, entryId: string): CartPosition | undefined =>
  allPositions(container).find((position) => position.entryId === entryId);

/** Whether both changes concern the same line. */
export const isSameEntry = (first: { kind: string }, second: { kind: string }): boolean =>
  'entryId' in first && 'entryId' in second && first.entryId === second.entryId;

/** Whether the cart is in the state that the change requested, even if its response was lost. */
export function isFulfilled(change: CartChange | { kind: 'read' }, container: CartContainer): boolean {
  switch (change.kind) {
    case 'read':
      return true;
    case 'quantity':
      return findPosition(container, change.entryId)?.quantity === change.quantity;
    case 'remove':
    case 'move':
      return findPosition(container, change.entryId) === undefined;
    case 'take':
    case 'drop':
      return !container.parkedPositions.some(({ itemId }) => (change.itemId ?? itemId) === itemId);
    case 'order':
      return container.onlineCart?.positions.some(({ itemId }) => itemId === change.itemId) ?? false;
    case 'undo':
      return allPositions(container).some(({ itemId }) => itemId === change.itemId);
  }
}

/**
 * Adds a notice to lines whose quantity the server reduced to the stock (domain 4.2), if its response
 * contains none. The notice stays while other lines change: no quantity changes without a notice.
 */
export function withStockNotices(
  answer: CartContainer,
  change: CartChange,
  before: CartContainer | null,
): CartContainer {
  const withNotice = (position: CartPosition): CartPosition => {
    const stockErrorData = position.stockErrorData ?? stockNotice(position, change, before);
    return stockErrorData ? { ...position, stockErrorData } : position;
  };
  return { ...answer, ...eachCart(answer, (positions) => positions.map(withNotice)) };
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
