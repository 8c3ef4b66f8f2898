import type { RentalAffected, RentalState } from '@fachwerk/shared/contracts';
import type { OpeningPlan } from '../../stores/store/opening-rules';
import type { Period } from './rental-price';
import { isClosedFor, isOpenFor } from './rental-slots';

/** What has happened to a vehicle since it was booked. */
export type VehicleFault = Exclude<RentalAffected, 'CLOSED'>;

interface Affectable extends Period {
  state: RentalState;
  vehicleFault: VehicleFault | null;
}

/**
 * Why the store cannot keep a booking by now; null if it can. A vehicle that is out needs an open store at
 * its return only.
 */
export function affectedBy(booking: Affectable, plan: OpeningPlan): RentalAffected | null {
  switch (booking.state) {
    case 'HANDED_OUT':
      return isOpenFor(booking.to, plan) ? null : 'CLOSED';
    case 'PENDING':
    case 'EXPIRED':
    case 'BOOKED':
      return booking.vehicleFault ?? (isClosedFor(booking, plan) ? 'CLOSED' : null);
    default:
      return null;
  }
}

/**
 * Whether the customer is free of blame: the store cannot keep the booking, or has written that it could not.
 * Who has read that may have made other plans, although the booking takes place after all.
 */
export const isByStore = (booking: Affectable & { wasAffected: boolean }, plan: OpeningPlan): boolean =>
  booking.wasAffected || affectedBy(booking, plan) !== null;
