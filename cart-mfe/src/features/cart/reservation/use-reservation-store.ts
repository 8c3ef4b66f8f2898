import type { CartContainer } from '@fachwerk/shared/contracts';
import { usePlatform, useRequest, useVisitorStore } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { isAnswerTo, readReservationStore, type ReservationStore, storeQuestion } from './reservation-store';

interface Given {
  chosenStoreId?: string | undefined;
  reservationStore: ReservationStore | null;
}

/**
 * The page's data; loaded again for another store or more items. An answer about the store stays until the
 * next one is there, so that no line changes its height in between.
 */
export function useReservationStore(
  cart: Pick<CartContainer, 'onlineCart' | 'reservationCart'> | null,
  { chosenStoreId, reservationStore }: Given,
): ReservationStore | null {
  const { api } = usePlatform();
  const { hasStores, store } = useVisitorStore();
  const chosenId = hasStores ? (store?.companyId ?? chosenStoreId) : undefined;
  const [found, setFound] = useState(reservationStore);
  const question = cart && storeQuestion(cart, chosenId);
  const isOpen = question !== null && !isAnswerTo(found, question);
  const { data } = useRequest(
    isOpen ? `${question.companyId} ${question.itemIds.join(' ')}` : null,
    (signal) => readReservationStore(api, question, signal),
  );
  if (data && data !== found) setFound(data);

  return question && found?.store.companyId === question.companyId ? found : null;
}
