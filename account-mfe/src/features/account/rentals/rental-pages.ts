import type { RentalBookingsQuery } from '@fachwerk/shared/contracts';

/** Last part of the address of the tab. */
export const RENTALS_TAB = 'mieten';

const CURSOR = 'vor';

/** Address of a page of the list; without a cursor that of the first. */
export const rentalsUrl = (accountUrl: string, cursor: string | null = null): string =>
  `${accountUrl}${RENTALS_TAB}/${cursor === null ? '' : `?${CURSOR}=${encodeURIComponent(cursor)}`}`;

/** The page of the list that an address asks for. */
export function rentalsOfAddress({ searchParams }: URL): RentalBookingsQuery {
  const before = searchParams.get(CURSOR);
  return before === null ? {} : { before };
}

/** The page of a booking, with its change and cancellation. */
export const bookingUrl = (rentalUrl: string, bookingId: string): string =>
  `${rentalUrl}buchung/${encodeURIComponent(bookingId)}/`;
