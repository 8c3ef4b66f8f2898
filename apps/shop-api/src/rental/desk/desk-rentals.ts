import type { Queryable } from '@fachwerk/database';
import type { DeskRental } from '@fachwerk/shared/contracts';
import { fullName } from '@fachwerk/shared/rules';
import { instantOf } from '@fachwerk/shared/time';
import { displayPrice } from '../../kernel/money/display';
import type { StoreRecord } from '../../stores/store/store-record';
import { BOOKING, type Booking } from '../booking/booking';
import { affectedBy, isByStore } from '../rules/affected';
import { isOverdue, lateCharge } from '../rules/late-return';
import { mayBeNoShow, mayHandOut, mayUndo } from '../rules/rental-states';
import { TERMS } from '../rules/rental-terms';
import { findVehiclesOf } from '../vehicles/vehicle-repository';
import { momentText, periodView, priceView, tariffView, vehicleView } from '../vehicles/vehicle-view';
import { findHandOutFaults } from './hand-out-faults';
import { handOutRefusal } from './hand-out-refusal';

/** Rows of a list. */
const MOST = 100;
/** The horizon limits open bookings; of a store with so many more are not looked at. */
const MOST_OPEN = 1000;

/** Bookings that begin on a day, or began before and last, so that their customer may still come; by time. */
export const findHandOuts = (
  db: Queryable,
  desk: string,
  { day, now }: { day: string; now: Date },
): Promise<Booking[]> =>
  db.query<Booking>(
    `select ${BOOKING} from rental_booking b
     where b.company_id = $1 and b.state = 'BOOKED' and lower(b.during) < $3
       and (lower(b.during) >= $2 or lower(b.during) <= $4 and upper(b.during) > greatest($2, $4))
     order by lower(b.during), b.id limit ${MOST}`,
    [desk, instantOf(day, '00:00'), instantOf(day, '24:00'), now],
  );

/** Vehicles that are out and should be back by the end of a day, the latest first. */
export const findReturns = (db: Queryable, desk: string, day: string): Promise<Booking[]> =>
  db.query<Booking>(
    `select ${BOOKING} from rental_booking b
     where b.company_id = $1 and b.state = 'HANDED_OUT' and upper(b.during) < $2
     order by upper(b.during), b.id limit ${MOST}`,
    [desk, instantOf(day, '24:00')],
  );

/** Bookings that are over and not reported, latest end first, without those that begin on a day. */
export const findUnreported = (
  db: Queryable,
  desk: string,
  { day, now }: { day: string; now: Date },
): Promise<Booking[]> =>
  db.query<Booking>(
    `select ${BOOKING} from rental_booking b
     where b.company_id = $1 and b.state = 'BOOKED' and upper(b.during) <= $2
       and not (lower(b.during) >= $3 and lower(b.during) < $4)
     order by upper(b.during) desc, b.id limit ${MOST}`,
    [desk, now, instantOf(day, '00:00'), instantOf(day, '24:00')],
  );

/** Bookings to come that the store cannot keep by now. */
export async function findAffected(db: Queryable, store: StoreRecord, now: Date): Promise<Booking[]> {
  const open = await db.query<Booking>(
    `select ${BOOKING} from rental_booking b
     where b.company_id = $1 and b.state = 'BOOKED' and lower(b.during) >= $2
     order by lower(b.during), b.id limit ${MOST_OPEN}`,
    [store.companyId, now],
  );
  return open.filter((booking) => affectedBy(booking, store) !== null).slice(0, MOST);
}

/** Bookings as the desk of their store sees them. */
export async function deskRentals(
  db: Queryable,
  bookings: readonly Booking[],
  { store, now }: { store: StoreRecord; now: Date },
): Promise<DeskRental[]> {
  const vehicleOf = await findVehiclesOf(db, bookings);
  const due = bookings.filter((booking) => mayHandOut(booking, now)).map(({ id }) => id);
  const faults = await findHandOutFaults(db, due, now);
  return bookings.map((booking) => {
    const vehicle = vehicleOf(booking);
    const { state, contact, handedOutAt } = booking;
    const isOut = state === 'HANDED_OUT';
    const late = isOut ? lateCharge(booking, store, now) : null;
    const affected = affectedBy(booking, store);
    const notNow = state === 'BOOKED' ? handOutRefusal(booking, faults.get(booking.id), now) : null;
    return {
      bookingId: booking.id,
      number: booking.number,
      state,
      vehicle: vehicleView(vehicle),
      plate: vehicle.plate,
      ...periodView(booking),
      backByText: isOut && booking.backBy ? momentText(booking.backBy) : null,
      contact: contact && { name: fullName(contact), email: contact.email, phone: contact.phone },
      price: priceView({ cents: booking.rentCents, parts: booking.priceParts }, booking.taxRate),
      deposit: displayPrice(booking.depositCents),
      terms: { prices: tariffView(booking), graceMinutes: TERMS.graceMinutes },
      actions: actionsOf(booking, {
        now,
        canHandOut: state === 'BOOKED' && notNow === null,
        isByStore: isByStore(booking, store),
      }),
      notNow,
      isOverdue: isOut && isOverdue(booking, store, now),
      isAffected: affected !== null,
      affectedBy: affected,
      licenceSeen: booking.licenceSeen,
      handedOutAt: handedOutAt?.toISOString() ?? null,
      extraNow: late && displayPrice(late.cents),
      lateMinutesNow: late?.lateMinutes ?? null,
      returned: returnedView(booking),
      version: booking.version,
    };
  });
}

const actionsOf = (
  booking: Booking,
  { now, canHandOut, isByStore: isFree }: { now: Date; canHandOut: boolean; isByStore: boolean },
): DeskRental['actions'] => [
  ...(canHandOut ? (['HAND_OUT'] as const) : []),
  ...(booking.state === 'HANDED_OUT' ? (['RETURN'] as const) : []),
  ...(mayBeNoShow(booking, now, isFree) ? (['NO_SHOW'] as const) : []),
  ...(booking.state === 'BOOKED' ? (['CANCEL'] as const) : []),
  ...(mayUndo(booking, now) ? (['UNDO'] as const) : []),
];

function returnedView({ returnedAt, lateMinutes, extraCents, damage }: Booking): DeskRental['returned'] {
  if (!returnedAt) return null;
  return {
    at: returnedAt.toISOString(),
    lateMinutes: lateMinutes ?? 0,
    extra: displayPrice(extraCents ?? 0),
    damage: damage ?? '',
  };
}
