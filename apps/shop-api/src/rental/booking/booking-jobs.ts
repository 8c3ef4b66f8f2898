import { every, hourly, type Job, type Queryable, whenDue } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';
import type { Kernel } from '../../kernel/context/kernel';
import { createStoreRepository } from '../../stores/store/store-repository';
import { tables } from '../database/tables';
import { affectedBy } from '../rules/affected';
import { BOOKING, type Booking } from './booking';
import { createRentalLinks } from './booking-link';
import { expirePending } from './change-booking';
import { enqueueRentalMail } from './enqueue-rental-mail';

const TEN_MINUTES_MS = 10 * 60_000;

/** Since when a pending booking is due; one entry of an index. */
const PENDING_DUE = `select min(b.expires_at) from rental_booking b where b.state = 'PENDING' and b.expires_at <= now()`;

export const bookingJobs = (context: Kernel): Job[] => {
  const { db, now } = context;
  return [
    whenDue('end pending bookings of vehicles', PENDING_DUE, () => expirePending(db, now())),
    every('write to renters whom the store affects', TEN_MINUTES_MS, () => writeToAffected(context)),
    hourly('remove old bookings of vehicles', () => removeOldBookings(db, now())),
    hourly('remove old access to bookings of vehicles', () =>
      db.query('delete from rental_access where expires_at < $1', [now()]),
    ),
  ];
};

/**
 * One mail about a booking that the store cannot keep by now; another one for another reason, after the
 * hand-out, and if it comes true once more. Reads open bookings only, which the horizon limits.
 */
async function writeToAffected(context: Kernel): Promise<void> {
  const { db, now, events } = context;
  const links = createRentalLinks(context);
  const open = await db.query<Booking & { told: string | null }>(
    `select ${BOOKING}, b.told from rental_booking b
     where b.state in ('BOOKED', 'HANDED_OUT')
       and case b.state when 'BOOKED' then lower(b.during) else upper(b.during) end > $1`,
    [now()],
  );
  const all = await createStoreRepository(db).findAll();
  for (const booking of open) {
    const store = all.find(({ companyId }) => companyId === booking.companyId);
    if (!store) continue;
    const affected = affectedBy(booking, store);
    const told = affected && `${booking.state} ${affected}`;
    if (told === booking.told) continue;
    await db.transaction(async (tx) => {
      const noted = await tx.query(
        `update rental_booking set told = $3, closed_mail_at = case when $3::text is not null then $4::timestamptz end
         where id = $1 and version = $2 and told is not distinct from $5 returning 1`,
        [booking.id, booking.version, told, now(), booking.told],
      );
      if (affected && noted.length > 0)
        await enqueueRentalMail(tx, 'rental-closed', { booking, store, links, cause: { cause: 'shop' } });
    });
    events.emit('mail:enqueued');
  }
}

/** Networks soon, what nobody has confirmed with them, the others after their time. */
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
  await db.query(
    `delete from rental_booking where ${over} and changed_at < $1::timestamptz - interval '${tables.rental_booking.keep}'`,
    [now],
  );
}
