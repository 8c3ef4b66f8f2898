import { readStore, readStoreStock } from '@fachwerk/shared/calls';
import type { CartContainer, Store, StoreStock } from '@fachwerk/shared/contracts';
import { type HttpClient, isHttpError } from '@fachwerk/shared/http';
import { MAX_ITEM_NUMBERS } from '@fachwerk/shared/rules';

/** The store of the reservation cart, else the chosen one, with its stock of the lines of both carts. */
export interface ReservationStore {
  store: Pick<Store, 'companyId' | 'name' | 'address' | 'opening'>;
  /** The items that were asked about; the store answers for those it knows. */
  itemIds: readonly string[];
  stock: readonly StoreStock[];
}

export interface StoreQuestion {
  companyId: string;
  itemIds: readonly string[];
}

/**
 * What to ask of which store; null without one. The items do not depend on the cart that a line is in: a line
 * that moves needs no other answer.
 */
export function storeQuestion(
  { onlineCart, reservationCart }: Pick<CartContainer, 'onlineCart' | 'reservationCart'>,
  chosenStoreId: string | undefined,
): StoreQuestion | null {
  const companyId = reservationCart?.companyId ?? chosenStoreId;
  const lines = [...(reservationCart?.positions ?? []), ...(onlineCart?.positions ?? [])];
  const ids = lines.filter(({ giftCardValue }) => giftCardValue === undefined).map(({ itemId }) => itemId);
  if (companyId === undefined || ids.length === 0) return null;
  return { companyId, itemIds: [...new Set(ids)].slice(0, MAX_ITEM_NUMBERS) };
}

/** Optional content of the page: null without a question, and if the calls fail. */
export async function readReservationStore(
  api: HttpClient,
  question: StoreQuestion | null,
  signal: AbortSignal,
): Promise<ReservationStore | null> {
  if (!question) return null;
  const { companyId, itemIds } = question;
  try {
    const [{ name, address, opening }, { items }] = await Promise.all([
      api.call(readStore, { params: { companyId }, signal }),
      api.call(readStoreStock, { params: { companyId }, query: { itemId: [...itemIds] }, signal }),
    ]);
    return { store: { companyId, name, address, opening }, itemIds, stock: items };
  } catch (error) {
    if (isHttpError(error) && !signal.aborted) return null;
    throw error;
  }
}

/** Whether an answer is about this store and all of these items. */
export const isAnswerTo = (found: ReservationStore | null, { companyId, itemIds }: StoreQuestion): boolean =>
  found?.store.companyId === companyId && itemIds.every((id) => found.itemIds.includes(id));
