import type { Queryable } from '@fachwerk/database';
import type { RentalBooking } from '@fachwerk/shared/contracts';
import { addressLines } from '@fachwerk/shared/rules';
import { displayPrice } from '../../kernel/money/display';
import { requireStore, type StoreRepository } from '../../stores/store/store-repository';
import { affectedBy, isByStore } from '../rules/affected';
import { freeCancelUntil, mayCancel, mayChange, stateAfter } from '../rules/rental-states';
import { findVehiclesOf } from '../vehicles/vehicle-repository';
import { momentText, periodView, priceView, vehicleView } from '../vehicles/vehicle-view';
import type { Booking } from './booking';

/** Bookings as their owner sees them. */
export async function bookingViews(
  db: Queryable,
  bookings: readonly Booking[],
  { stores, now }: { stores: StoreRepository; now: Date },
): Promise<RentalBooking[]> {
  const vehicleOf = await findVehiclesOf(db, bookings);
  return Promise.all(
    bookings.map(async (booking) => {
      const store = await requireStore(stores, booking.companyId);
      // After its begin nothing can be chosen any more.
      const isBegun = booking.state === 'BOOKED' && booking.from <= now;
      const affected = isBegun ? null : affectedBy(booking, store);
      const isAffected = affected !== null;
      const isFree = isByStore(booking, store);
      const free = freeCancelUntil(booking, isFree);
      return {
        bookingId: booking.id,
        number: booking.number,
        state: booking.state,
        vehicle: vehicleView(vehicleOf(booking)),
        store: {
          companyId: store.companyId,
          name: store.name,
          addressText: addressLines(store).join(', '),
          phone: store.phone,
        },
        ...periodView(booking),
        backByText: booking.state === 'HANDED_OUT' && booking.backBy ? momentText(booking.backBy) : null,
        price: priceView({ cents: booking.rentCents, parts: booking.priceParts }, booking.taxRate),
        deposit: displayPrice(booking.depositCents),
        expiresAt: booking.expiresAt?.toISOString() ?? null,
        contact: booking.contact && { ...booking.contact },
        version: booking.version,
        canConfirm: stateAfter(booking.state, 'confirm') !== undefined && booking.from > now && !isAffected,
        canChange: mayChange(booking, now, isFree),
        canCancel: mayCancel(booking, now),
        freeCancelUntil: free.toISOString(),
        freeCancelUntilText: momentText(free),
        isAffected,
        affectedBy: affected,
      };
    }),
  );
}
