import { every, hourly, type Job, type Queryable, whenDue } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';
import type { Kernel } from '../../kernel/context/kernel';
import type { StoreRecord } from '../../stores/store/store-record';
import { createStoreRepository } from '../../stores/store/store-repository';
import { tables } from '../database/tables';
import { affectedBy } from '../rules/affected';
import { endOf, promisedBack } from '../rules/late-return';
import { isOpenFor } from '../rules/rental-slots';
import { DESK_TERMS } from '../rules/rental-terms';
import { BOOKING, type Booking } from './booking';
import { createRentalLinks } from './booking-link';
import { expirePending } from './change-booking';
import { enqueueRentalMail } from './enqueue-rental-mail';

/** The store could not keep a booking, has written so, and can by now. */
const KEPT = 'BOOKED KEPT';
const TEN_MINUTES_MS = 10 * 60_000;

/** Since when a pending booking is due; one entry of an index. */
const PENDING_DUE = `select min(b.expires_at) from rental_booking b where b.state = 'PENDING' and b.expires_at <= now()`;

/** Since when a booking is due that the store has not reported; one entry of an index. */
const UNREPORTED_DUE = `select min(upper(b.during)) from rental_booking b
  where b.state = 'BOOKED' and upper(b.during) <= now() - interval '${DESK_TERMS.unreportedDays} days'`;

export const bookingJobs = (context: Kernel): Job[] => {
  const { db, now } = context;
  return [
    whenDue('end pending bookings of vehicles', PENDING_DUE, () => expirePending(db, now())),
    whenDue('end bookings of vehicles that no store has reported', UNREPORTED_DUE, () => lapse(db, now())),
    every('write to renters whom the store affects', TEN_MINUTES_MS, () => writeToAffected(context)),
    hourly('remove old bookings of vehicles', () => removeOldBookings(db, now())),
    hourly('remove old access to bookings of vehicles', () =>
      db.query('delete from rental_access where expires_at < $1', [now()]),
    ),
  ];
};

/**
 * One mail about a booking that the store cannot keep by now; another one for another reason, after the
 * hand-out, and if it can keep it after all. Reads open bookings only, which the horizon limits.
 */
async function writeToAffected(context: Kernel): Promise<void> {
  const { db, now, events } = context;
  const links = createRentalLinks(context);
  const open = await db.query<Booking & { told: string | null }>(
    `select ${BOOKING}, b.told from rental_booking b
     where b.state in ('BOOKED', 'HANDED_OUT')
       and case b.state when 'BOOKED' then lower(b.during) else greatest(upper(b.during), b.back_by) end > $1`,
    [now()],
  );
  const all = await createStoreRepository(db).findAll();
  for (const booking of open) {
    const store = all.find(({ companyId }) => companyId === booking.companyId);
    if (!store) continue;
    const promised = promisedBack(booking, store);
    const told = toTell(booking, store, promised);
    if (told === booking.told) continue;
    await db.transaction(async (tx) => {
      const noted = await tx.query(
        `update rental_booking set told = $3, back_by = greatest(back_by, $4),
           was_affected = was_affected or coalesce($3 like 'BOOKED%', false)
         where id = $1 and version = $2 and told is not distinct from $5 returning 1`,
        [booking.id, booking.version, told, promised, booking.told],
      );
      if (noted.length === 0 || told === null) return;
      const kind = told === KEPT ? 'rental-kept' : 'rental-closed';
      await enqueueRentalMail(tx, kind, { booking, store, links, cause: { cause: 'shop' } });
    });
    events.emit('mail:enqueued');
  }
}

/**
 * What the customer is to know: the state and why it cannot be kept, of a vehicle that is out with the time
 * by which it is to be back instead; null if there is nothing to write.
 */
function toTell(
  booking: Booking & { told: string | null },
  store: StoreRecord,
  promised: Date | null,
): string | null {
  if (booking.state === 'HANDED_OUT') {
    if (isOpenFor(endOf(booking), store)) return booking.backBy && booking.told;
    return promised ? `HANDED_OUT CLOSED ${promised.toISOString()}` : 'HANDED_OUT CLOSED';
  }
  const affected = affectedBy(booking, store);
  if (affected) return `${booking.state} ${affected}`;
  return booking.told?.startsWith('BOOKED') ? KEPT : null;
}

/**
 * Ends bookings of which the store has reported neither a hand-out nor a no-show. The customer is not to
 * blame, and they count as over since the end of their time.
 */
async function lapse(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `with lapsed as (
       update rental_booking set state = 'LAPSED', version = version + 1, changed_at = upper(during)
       where state = 'BOOKED' and upper(during) <= $1::timestamptz - interval '${DESK_TERMS.unreportedDays} days'
       returning id
     )
     insert into rental_event (booking_id, seq, at, event, actor)
     select l.id, coalesce((select max(e.seq) from rental_event e where e.booking_id = l.id), 0) + 1, $1, 'lapse', 'timer'
     from lapsed l`,
    [now],
  );
}

/** Networks and unconfirmed bookings go after some hours, other bookings after their retention period. */
async function removeOldBookings(db: Queryable, now: Date): Promise<void> {
  const over = `state not in ('PENDING', 'BOOKED', 'HANDED_OUT')`;
  await db.query(
    `delete from rental_booking where ${over} and contact is null and network is not null
       and changed_at < $1::timestamptz - $2::int * interval '1 hour'`,
    [now, PERIODS.unpaidHours],
  );
  await db.query(
    `update rental_booking set network = null where ${over} and network is not null
       and changed_at < $1::timestamptz - $2::int * interval '1 hour'`,
    [now, PERIODS.unpaidHours],
  );
  // Over, but not reported yet.
  await db.query(
    `update rental_booking set network = null where state = 'BOOKED' and network is not null
       and upper(during) < $1::timestamptz - $2::int * interval '1 hour'`,
    [now, PERIODS.unpaidHours],
  );
  await db.query(
    `delete from rental_booking where ${over} and changed_at < $1::timestamptz - interval '${tables.rental_booking.keep}'`,
    [now],
  );
}
