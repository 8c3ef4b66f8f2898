import type { Queryable } from '@fachwerk/database';
import { PERIODS } from '@fachwerk/server-kit/periods';
import type { LicenceClass, RentalState, Salutation } from '@fachwerk/shared/contracts';
import type { Language } from '@fachwerk/shared/rules';
import type { VehicleFault } from '../rules/affected';
import type { PricePart, Tariff } from '../rules/rental-price';
import type { VehicleSeen } from '../vehicles/vehicle-repository';

export interface RentalContact {
  salutation: Salutation;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** A booking with the prices that were agreed. */
export interface Booking extends Tariff {
  [column: string]: unknown;
  id: string;
  number: string;
  vehicleId: string;
  companyId: string;
  from: Date;
  to: Date;
  state: RentalState;
  expiresAt: Date | null;
  customerId: string | null;
  contact: RentalContact | null;
  /** Its mails are written in it. */
  language: Language;
  rentCents: number;
  priceParts: PricePart[];
  depositCents: number;
  taxRate: number;
  version: number;
  licenceSeen: LicenceClass | null;
  handedOutAt: Date | null;
  returnedAt: Date | null;
  lateMinutes: number | null;
  extraCents: number | null;
  damage: string | null;
  /** When its last step was. */
  changedAt: Date;
  /** By now, whatever the state of the booking is. */
  vehicleFault: VehicleFault | null;
  /** The customer got a mail that the store cannot keep it, whether or not that is so by now. */
  wasAffected: boolean;
  /** A later time of return than agreed, which a mail has promised. */
  backBy: Date | null;
  /** The vehicle on the day of its hand-out. */
  vehicleSeen: VehicleSeen | null;
}

/** Columns of `rental_booking b`. */
export const BOOKING = `b.id, b.number, b.vehicle_id as "vehicleId", b.company_id as "companyId", lower(b.during) as "from",
  upper(b.during) as "to", b.state, b.expires_at as "expiresAt", b.customer_id as "customerId", b.contact, b.language,
  b.hour_cents as "hourCents", b.day_cents as "dayCents", b.weekend_cents as "weekendCents", b.rent_cents as "rentCents",
  b.price_parts as "priceParts", b.deposit_cents as "depositCents", b.tax_rate as "taxRate", b.version,
  b.licence_seen as "licenceSeen", b.handed_out_at as "handedOutAt", b.returned_at as "returnedAt",
  b.late_minutes as "lateMinutes", b.extra_cents as "extraCents", b.damage, b.changed_at as "changedAt",
  b.was_affected as "wasAffected", b.back_by as "backBy", b.vehicle_seen as "vehicleSeen",
  (select case when v.ended_at is not null then 'ENDED' when v.company_id <> b.company_id then 'MOVED'
      when exists (select from rental_block r where r.vehicle_id = v.id and r.during && b.during)
        or exists (select from rental_booking o where o.vehicle_id = v.id and o.id <> b.id and o.state = 'HANDED_OUT'
          and tstzrange(upper(o.during), greatest(upper(o.during), o.back_by)) && b.during) then 'BLOCKED' end
    from rental_vehicle v where v.id = b.vehicle_id) as "vehicleFault"`;

export async function findBooking(db: Queryable, id: string): Promise<Booking | undefined> {
  const [row] = await db.query<Booking>(`select ${BOOKING} from rental_booking b where b.id = $1`, [id]);
  return row;
}

/** The booking of a store with a number as `readRentalNumber` gives it. */
export async function findBookingOfStore(
  db: Queryable,
  companyId: string,
  number: string,
): Promise<Booking | undefined> {
  const [row] = await db.query<Booking>(
    `select ${BOOKING} from rental_booking b where b.number = $1 and b.company_id = $2`,
    [number, companyId],
  );
  return row;
}

export async function lockBooking(tx: Queryable, id: string): Promise<Booking | undefined> {
  const [row] = await tx.query<Booking>(
    `select ${BOOKING} from rental_booking b where b.id = $1 for no key update`,
    [id],
  );
  return row;
}

/** The customer who is logged in with the session $1. */
const CUSTOMER = `(select s.customer_id from session s
  where s.id = $1 and s.login_expires_at > now() and s.ended_at is null)`;

/**
 * A booking of a customer needs the login; that of a guest the session that has made it, for a short time.
 * Both can be opened by the link of a mail. One answer for a booking of another visitor and for none.
 */
export async function findReadable(
  db: Queryable,
  id: string,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<Booking | undefined> {
  const [row] = await db.query<Booking>(
    `select ${BOOKING} from rental_booking b
     where b.id = $2 and (b.customer_id = ${CUSTOMER}
       or exists (select from rental_access a join session s on s.id = a.session_id and s.ended_at is null
         where a.session_id = $1 and a.booking_id = b.id and a.expires_at > $3)
       or b.customer_id is null and b.created_at > $3::timestamptz - interval '${PERIODS.orderAccessMinutes} minutes'
         and b.session_id = (select s.id from session s where s.id = $1 and s.ended_at is null))`,
    [sessionId, id, now],
  );
  return row;
}

interface OwnPage {
  before?: string | undefined;
  size: number;
}

/**
 * Those of the customer who is logged in, newest begin first. The index by customer and begin is entered at
 * the cursor, the last booking of the page before. A cursor that nothing follows, because it is unknown, of
 * another customer or the oldest booking, gives the first page.
 */
export async function findOwnBookings(
  db: Queryable,
  sessionId: string,
  { before, size }: OwnPage,
): Promise<{ bookings: Booking[]; next: string | null; hasNewer: boolean }> {
  const rows = await db.query<Booking>(
    `with cursor as (
       select lower(c.during) as begins, c.id from rental_booking c
       where c.id = $2 and c.customer_id = ${CUSTOMER}
     )
     select ${BOOKING} from rental_booking b
     where b.customer_id = ${CUSTOMER} and b.state not in ('PENDING', 'EXPIRED')
       and lower(b.during) <= coalesce((select begins from cursor), 'infinity')
       and ($2::text is null or (lower(b.during), b.id) < (select begins, id from cursor))
     order by lower(b.during) desc, b.id desc limit $3::int + 1`,
    [sessionId, before ?? null, size],
  );
  if (rows.length === 0 && before !== undefined) return findOwnBookings(db, sessionId, { size });
  const bookings = rows.slice(0, size);
  const next = rows.length > size ? (bookings.at(-1)?.id ?? null) : null;
  return { bookings, next, hasNewer: before !== undefined };
}

/** The booking that is kept for a visitor now. */
export async function findHeld(db: Queryable, sessionId: string, now: Date): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    `select b.id from rental_booking b where b.session_id = $1 and b.state = 'PENDING' and b.expires_at > $2`,
    [sessionId, now],
  );
  return row?.id ?? null;
}

/** Allows a session to read one booking, for a time. */
export async function grantRentalAccess(
  db: Queryable,
  { sessionId, bookingId, now }: { sessionId: string; bookingId: string; now: Date },
): Promise<void> {
  await db.query(
    `insert into rental_access (session_id, booking_id, expires_at)
     values ($1, $2, $3::timestamptz + $4::int * interval '1 minute')
     on conflict (session_id, booking_id) do update set expires_at = excluded.expires_at`,
    [sessionId, bookingId, now, PERIODS.orderAccessMinutes],
  );
}

export interface RentalNote {
  event: string;
  /** "guest", "customer", "desk 1001 4711", "timer". */
  actor: string;
  now: Date;
  /** Idempotency key of the desk. */
  key?: string | undefined;
  details?: object;
}

/** The row of the booking is locked, or was written by this transaction. */
export async function noteRental(tx: Queryable, bookingId: string, note: RentalNote): Promise<void> {
  const { event, actor, now, key, details = {} } = note;
  await tx.query(
    `insert into rental_event (booking_id, seq, at, event, actor, key, details)
     select $1, coalesce(max(e.seq), 0) + 1, $2, $3, $4, $5, $6 from rental_event e where e.booking_id = $1`,
    [bookingId, now, event, actor, key ?? null, JSON.stringify(details)],
  );
}
