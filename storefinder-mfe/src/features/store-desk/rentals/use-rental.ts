import { readDeskRental, readDeskRentals } from '@fachwerk/shared/calls';
import { useRequest } from '@fachwerk/shared/widget';
import { useCallback, useState } from 'react';
import { useDesk } from '../base/desk-context';
import { useRepeat } from '../base/use-repeat';
import { useStore } from '../base/use-store';
import { keptRental } from '../shelf/rental-shelf';
import { isOffline } from './rental-failure';

/** One booking: as this device has read it last, and read again while it is open. */
export function useRental(bookingId: string) {
  const { api, rentals } = useDesk();
  const kept = keptRental(useStore(rentals), bookingId);
  const [hasFailed, setFailed] = useState(false);
  const request = useRequest(bookingId, async (signal) => {
    const rental = await api.call(readDeskRental, { params: { bookingId }, signal });
    setFailed(false);
    await rentals.put(rental);
    return rental.bookingId;
  });

  const { reload } = request;
  const isUnread = request.status === 'failed';
  const number = kept?.rental.number;
  // By its number, as the lists are read: a page that is only open does not keep the person signed in.
  const repeat = useCallback(async () => {
    if (isUnread || number === undefined) return reload();
    try {
      const { found } = await api.call(readDeskRentals, { query: { number } });
      setFailed(false);
      if (found) await rentals.put(found);
    } catch (error) {
      setFailed(isOffline(error));
    }
  }, [api, rentals, number, isUnread, reload]);
  useRepeat(repeat);

  return {
    rental: kept?.rental,
    /** When the shop has answered it last. */
    readAt: kept?.readAt ?? 0,
    request,
    isOffline: hasFailed || (request.status === 'failed' && isOffline(request.error)),
  };
}
