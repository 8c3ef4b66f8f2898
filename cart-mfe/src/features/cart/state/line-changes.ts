import type { CartLineChange } from '@fachwerk/shared/bus';
import type { CartContainer } from '@fachwerk/shared/contracts';
import { type CartChange, findPosition } from './cart-changes';

/** The lines that a confirmed change has added, changed or removed; `before` is the cart without it. */
export function lineChanges(
  change: CartChange,
  answer: CartContainer,
  before: CartContainer | null,
): CartLineChange[] {
  switch (change.kind) {
    case 'quantity':
    case 'remove': {
      const { itemId, entryId, companyId } = change;
      const line = findPosition(before, entryId);
      const quantity = findPosition(answer, entryId)?.quantity ?? 0;
      const ids = { itemId, entryId, productId: line?.productId, companyId };
      return quantity > 0
        ? [{ action: 'changeCart', ...ids, quantity }]
        : [{ action: 'removeCart', ...ids, quantity: line?.quantity ?? 0 }];
    }
    case 'move': {
      const { itemId, entryId, companyId, to } = change;
      const { productId, quantity = 0 } = findPosition(before, entryId) ?? {};
      const store = to === 'RESERVATION' ? answer.reservationCart?.companyId : undefined;
      return [
        { action: 'removeCart', itemId, entryId, productId, quantity, companyId },
        { action: 'addCart', itemId, productId, quantity, companyId: store },
      ];
    }
    case 'take':
      return (before?.parkedPositions ?? [])
        .filter(({ itemId }) => (change.itemId ?? itemId) === itemId)
        .map(({ itemId, quantity }) => ({ action: 'addCart', itemId, quantity }));
    case 'drop':
      return [];
    case 'order':
      return [{ action: 'addCart', itemId: change.itemId, quantity: change.quantity }];
    case 'undo': {
      const { itemId, quantity, companyId } = change;
      return [{ action: 'addCart', itemId, quantity, companyId }];
    }
  }
}
