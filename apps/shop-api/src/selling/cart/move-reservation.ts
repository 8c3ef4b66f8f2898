import type { Database } from '@fachwerk/database';
import type { AdjustedPosition, ReservationImpact } from '@fachwerk/shared/contracts';
import type { ItemMemory } from '../../catalogue/items/item-memory';
import { cartTransaction, createCartRepository, type ImpactLine } from './cart-repository';

export interface StoreChange {
  /** The choice needs a confirmation; nothing has changed. */
  isRefused: boolean;
  /** Store of the reservation cart before. */
  companyId: string | null;
  impact: readonly ReservationImpact[];
}

interface Services {
  db: Database;
  findItems: ItemMemory;
  catalogueVersion: () => Promise<number>;
}

/**
 * Gives the visitor's reservation cart to another store. Lines that the store lacks are changed only after a
 * confirmation, and reported with the cart.
 */
export async function moveReservation(
  { db, findItems, catalogueVersion }: Services,
  { sessionId, companyId, isConfirmed }: { sessionId: string; companyId: string; isConfirmed: boolean },
): Promise<StoreChange> {
  const moved = await cartTransaction(db, (carts) =>
    carts.moveReservation(sessionId, companyId, isConfirmed),
  );
  const ids = moved.impact.map(({ itemId }) => itemId);
  const items = ids.length > 0 ? await findItems(ids, await catalogueVersion()) : new Map<string, never>();
  const nameOf = (itemId: string) => items.get(itemId)?.shown.name ?? itemId;
  if (moved.outcome === 'moved' && moved.impact.length > 0)
    await createCartRepository(db).report(
      sessionId,
      moved.impact.map((line) => adjusted(line, nameOf(line.itemId))),
    );
  return {
    isRefused: moved.outcome === 'impact',
    companyId: moved.companyId,
    impact: moved.impact.map(({ itemId, quantity, available }) => ({
      itemId,
      quantity,
      available,
      name: nameOf(itemId),
    })),
  };
}

const adjusted = ({ entryId, itemId, quantity, available }: ImpactLine, name: string): AdjustedPosition => ({
  entryId,
  itemId,
  name,
  oldQuantity: quantity,
  newQuantity: available,
  reason: available > 0 ? 'REDUCED' : 'NOT_IN_STORE',
  cart: 'RESERVATION',
  action: available > 0 ? 'OTHER_STORE' : 'ORDER_ONLINE',
});
