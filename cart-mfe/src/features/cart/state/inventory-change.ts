import type { EventPayload } from '@fachwerk/shared/bus';
import type { CartContainer, CartPosition, InventoryChange } from '@fachwerk/shared/contracts';
import { isHttpError } from '@fachwerk/shared/http';
import { allPositions, eachCart, findPosition } from './cart-changes';

/** What a verification has reduced in the online cart (specification 3). */
export interface AdjustedCart {
  basketEmptied: boolean;
  /** As before, with the reason of the reduction. */
  positions: readonly CartPosition[];
}

/** The body of a failed verification; null for every other error. */
export function inventoryChangeOf(error: unknown): InventoryChange | null {
  if (!isHttpError(error) || error.status !== 412) return null;
  const body = error.body as Partial<InventoryChange> | undefined;
  return body?.cartContainer && body.inventoryChanges ? (body as InventoryChange) : null;
}

/** The refreshed cart, with the reason on each reduced position. */
export function withStockErrors({ cartContainer, inventoryChanges }: InventoryChange): CartContainer {
  const withReason = (position: CartPosition): CartPosition =>
    Object.hasOwn(inventoryChanges, position.itemId)
      ? { ...position, stockValidationError: 'cart.stockValidationError' }
      : position;
  return { ...cartContainer, ...eachCart(cartContainer, (positions) => positions.map(withReason)) };
}

export function adjustedOnline(before: CartContainer | null, change: InventoryChange): AdjustedCart {
  return {
    basketEmptied: change.emptyBaskets.includes('ONLINE'),
    positions: reduced(before?.onlineCart?.positions ?? [], change).map(({ position, newQuantity }) => ({
      ...position,
      stockErrorData: {
        code: newQuantity > 0 ? 'REDUCED' : 'SOLD_OUT',
        requested: position.quantity,
        available: newQuantity,
      },
    })),
  };
}

/** Content of the dialog: the reduced positions of both carts. */
export const inventoryEvent = (
  before: CartContainer | null,
  change: InventoryChange,
): EventPayload<'cart:inventory-changed'> => ({
  positions: reduced(allPositions(before), change).map(({ position, newQuantity }) => ({
    entryId: position.entryId,
    name: position.name,
    oldQuantity: position.quantity,
    newQuantity,
  })),
  emptyBaskets: change.emptyBaskets,
});

/** `inventoryChanges` names items; the same item of the other cart may be unchanged. */
const reduced = (before: readonly CartPosition[], { cartContainer, inventoryChanges }: InventoryChange) =>
  before
    .filter(({ itemId }) => Object.hasOwn(inventoryChanges, itemId))
    .map((position) => ({
      position,
      newQuantity: findPosition(cartContainer, position.entryId)?.quantity ?? 0,
    }))
    .filter(({ position, newQuantity }) => newQuantity !== position.quantity);
