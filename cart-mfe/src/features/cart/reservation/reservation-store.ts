import { readStore, readStoreStock } from '@fachwerk/shared/calls';
import type { CartContainer, Store, StoreStock } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { MAX_ITEM_NUMBERS } from '@fachwerk/shared/rules';

/** The store of the reservation cart, with its stock of the reserved items. */
export interface ReservationStore {
  store: Pick<Store, 'companyId' | 'name' | 'address' | 'opening'>;
  stock: readonly StoreStock[];
}

type ReservationCart = CartContainer['reservationCart'];

/** Optional content of the page: null without a reservation cart, and if the calls fail. */
export async function readReservationStore(
  api: HttpClient,
  cart: ReservationCart,
  signal: AbortSignal,
): Promise<ReservationStore | null> {
  if (!cart) return null;
  const { companyId } = cart;
  const itemId = cart.positions.map((position) => position.itemId).slice(0, MAX_ITEM_NUMBERS);
  try {
    const [{ name, address, opening }, { items }] = await Promise.all([
      api.call(readStore, { params: { companyId }, signal }),
      api.call(readStoreStock, { params: { companyId }, query: { itemId }, signal }),
    ]);
    return { store: { companyId, name, address, opening }, stock: items };
  } catch (error) {
    if (isHttpError(error) && !signal.aborted) return null;
    throw error;
  }
}

/** Names store and items; other data is needed when it changes. */
export const reservationKey = (cart: ReservationCart): string | null =>
  cart && [cart.companyId, ...cart.positions.map(({ itemId }) => itemId)].join(' ');
