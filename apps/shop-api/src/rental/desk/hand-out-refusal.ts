import type { GlobalError } from '@fachwerk/shared/contracts';
import type { Booking } from '../booking/booking';
import { mayHandOut } from '../rules/rental-states';
import { momentText } from '../vehicles/vehicle-view';
import type { HandOutFault } from './hand-out-faults';

const FAULT_KEYS: Record<HandOutFault['fault'], string> = {
  OUT: 'deskError.rentalOut',
  KEPT: 'deskError.rentalKept',
  BLOCKED: 'deskError.rentalBlocked',
};

/** Why a booking cannot be handed out now, by its time and its vehicle; null: it can. */
export function handOutRefusal(
  booking: Pick<Booking, 'state' | 'from' | 'to'>,
  fault: HandOutFault | undefined,
  now: Date,
): GlobalError | null {
  if (booking.to <= now) return { msg: 'deskError.rentalOver' };
  if (!mayHandOut(booking, now))
    return { msg: 'deskError.rentalNotYet', values: { from: momentText(booking.from) } };
  if (!fault) return null;
  const msg = FAULT_KEYS[fault.fault];
  return fault.fault === 'OUT' ? { msg } : { msg, values: { until: momentText(fault.until) } };
}
