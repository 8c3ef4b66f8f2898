import type { CartContainer } from '@fachwerk/shared/contracts';
import { usePlatform, useRequest } from '@fachwerk/shared/widget';
import { useState } from 'react';
import { readReservationStore, reservationKey, type ReservationStore } from './reservation-store';

/** From the page's data; loaded again when the reservation has another store or other items. */
export function useReservationStore(
  cart: CartContainer['reservationCart'],
  given: ReservationStore | null,
): ReservationStore | null {
  const { api } = usePlatform();
  const key = reservationKey(cart);
  const [givenKey] = useState(given && key);
  const { data = null } = useRequest(key === givenKey ? null : key, (signal) =>
    readReservationStore(api, cart, signal),
  );

  const found = key === givenKey ? given : data;
  return found?.store.companyId === cart?.companyId ? found : null;
}
