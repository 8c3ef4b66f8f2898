import type { FoundBooking } from './load-booking';

export interface BookingProps {
  /** The page of the booking. */
  path: string;
  /** The page of the vehicles. */
  basePath: string;
  found: FoundBooking;
}
