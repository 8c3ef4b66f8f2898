import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '@fachwerk/database';
import type { Language } from '@fachwerk/shared/rules';
import { ShopError } from '../../kernel/errors/shop-error';
import type { Person } from '../../kernel/limits/person';
import { newReceiptNumber } from '../../kernel/text/receipt-number';
import type { OpeningPlan } from '../../stores/store/opening-rules';
import { affectedBy, isByStore } from '../rules/affected';
import { type Period, rentalPrice } from '../rules/rental-price';
import { freeCancelUntil, mayCancel, mayChange, stateAfter } from '../rules/rental-states';
import { MINUTE_MS, TERMS } from '../rules/rental-terms';
import { isBlocked, lockVehicle, type Vehicle } from '../vehicles/vehicle-repository';
import { BOOKING, type Booking, lockBooking, noteRental, type RentalContact } from './booking';
import { limitNetwork, limitPerson } from './rental-limits';

export const taken = () => new ShopError({ statusCode: 412, key: 'rental.error.taken' });
const expired = () => new ShopError({ statusCode: 412, key: 'rental.error.expired' });
const closed = () => new ShopError({ statusCode: 412, key: 'rental.error.closedDay' });
const unknownVehicle = () => new ShopError({ statusCode: 404, key: 'rental.error.vehicle' });

/** PostgreSQL: exclusion_violation. */
const EXCLUDED = '23P01';

/**
 * A transaction that may take a time. What the exclusion constraint refuses is taken by another booking, and
 * nothing has changed.
 */
export async function takeTime<T>(db: Database, work: (tx: Queryable) => Promise<T>): Promise<T> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if ((error as { code?: unknown }).code === EXCLUDED) throw taken();
    throw error;
  }
}

export interface Wanted extends Period {
  companyId: string;
  vehicleId: string;
  sessionId: string;
  customerId: string | null;
  /** Hash of the network. */
  network: string;
}

/**
 * Keeps a time for a visitor, who gives back another pending one. The caller has checked the time and has
 * opened the session. The same time again is the same booking.
 */
export async function holdTime(tx: Queryable, wanted: Wanted, now: Date): Promise<string> {
  const { vehicleId, from, to, sessionId, customerId, network } = wanted;
  const [known] = await tx.query<{ id: string }>(
    `select b.id from rental_booking b
     where b.session_id = $1 and b.state = 'PENDING' and b.vehicle_id = $2 and b.during = tstzrange($3, $4)
       and b.expires_at > $5`,
    [sessionId, vehicleId, from, to, now],
  );
  if (known) return known.id;
  await limitNetwork(tx, network, now);
  const vehicle = await lockVehicle(tx, vehicleId);
  if (vehicle?.companyId !== wanted.companyId) throw unknownVehicle();
  await expirePending(tx, now, { vehicleId, sessionId });
  if (await isBlocked(tx, vehicleId, wanted)) throw taken();
  const id = randomUUID();
  const { cents, parts } = rentalPrice(wanted, vehicle);
  const rows = await tx.query(
    `insert into rental_booking (id, number, vehicle_id, company_id, during, state, expires_at, session_id, customer_id,
       network, hour_cents, day_cents, weekend_cents, rent_cents, price_parts, deposit_cents, tax_rate, created_at, changed_at)
     values ($1, $2, $3, $4, tstzrange($5, $6), 'PENDING', $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18)
     on conflict do nothing returning 1`,
    [
      id,
      newReceiptNumber('T'),
      vehicleId,
      vehicle.companyId,
      from,
      to,
      new Date(now.getTime() + TERMS.pendingMinutes * MINUTE_MS),
      sessionId,
      customerId,
      network,
      vehicle.hourCents,
      vehicle.dayCents,
      vehicle.weekendCents,
      cents,
      JSON.stringify(parts),
      vehicle.depositCents,
      vehicle.taxRate,
      now,
    ],
  );
  if (rows.length === 0) throw taken();
  return id;
}

/** Ends pending bookings that are due; those of the session also before. */
export async function expirePending(
  tx: Queryable,
  now: Date,
  { vehicleId, sessionId }: { vehicleId?: string; sessionId?: string } = {},
): Promise<void> {
  await tx.query(
    `update rental_booking set state = 'EXPIRED', expires_at = null, changed_at = $1
     where state = 'PENDING' and (session_id = $3 or expires_at <= $1 and ($2::text is null or vehicle_id = $2))`,
    [now, vehicleId ?? null, sessionId ?? null],
  );
}

export interface Confirmation {
  contact: RentalContact;
  customer: { customerId: string; isProhibis: boolean } | null;
  person: Person;
  actor: string;
  /** The language of its mails. */
  language: Language;
  store: OpeningPlan;
}

/** Books what was kept. An expired booking takes its time again, if vehicle and store can still keep it. */
export async function confirmBooking(
  tx: Queryable,
  { id, vehicleId }: Booking,
  { contact, customer, person, actor, language, store }: Confirmation,
  now: Date,
): Promise<{ booking: Booking; isNew: boolean }> {
  await limitPersonUnlessBooked(tx, id, {
    person,
    isProhibis: customer?.isProhibis ?? false,
    customerId: customer?.customerId ?? null,
    now,
  });
  const vehicle = await lockVehicle(tx, vehicleId);
  const booking = await lockBooking(tx, id);
  if (!booking) throw expired();
  if (booking.state === 'BOOKED') return { booking, isNew: false };
  if (stateAfter(booking.state, 'confirm') === undefined || booking.from <= now) throw expired();
  const fault = affectedBy(booking, store);
  if (fault === 'CLOSED') throw closed();
  if (fault || !vehicle || (await isBlocked(tx, vehicleId, booking))) throw taken();
  if (booking.state === 'EXPIRED') await expirePending(tx, now, { vehicleId });
  const [booked] = await tx.query<Booking>(
    `update rental_booking b set state = 'BOOKED', expires_at = null, contact = $2, email = $3, customer_id = $4,
       person = $5, changed_at = $6, language = $7
     where b.id = $1 returning ${BOOKING}`,
    [id, JSON.stringify(contact), contact.email, customer?.customerId ?? null, person, now, language],
  );
  if (!booked) throw expired();
  await noteRental(tx, id, { event: 'confirm', actor, now });
  return { booking: booked, isNew: true };
}

async function limitPersonUnlessBooked(
  tx: Queryable,
  id: string,
  { person, ...limit }: { person: Person; isProhibis: boolean; customerId: string | null; now: Date },
): Promise<void> {
  // A double click: the first one has booked it, and it does not count against itself.
  const rows = await tx.query(`select from rental_booking b where b.id = $1 and b.state = 'BOOKED'`, [id]);
  if (rows.length === 0) await limitPerson(tx, person, limit);
}

export interface ByWhom {
  actor: string;
  now: Date;
  /** With its phone number for refusals. */
  store: OpeningPlan & { phone: string };
}

/** Another time or vehicle of the store, with its price. The same again changes nothing. */
export async function changeBooking(
  tx: Queryable,
  { id }: Booking,
  wanted: Period & { vehicleId: string; version: number },
  { actor, now, store }: ByWhom,
): Promise<{ booking: Booking; isNew: boolean }> {
  const vehicle = await lockVehicle(tx, wanted.vehicleId);
  const before = await lockBooking(tx, id);
  if (!before || !mayChange(before, now, isByStore(before, store)))
    throw refusedWithPhone('rental.error.notChangeable', store);
  if (isSameTime(before, wanted)) return { booking: before, isNew: false };
  if (before.version !== wanted.version)
    throw new ShopError({ statusCode: 412, key: 'rental.error.changed' });
  if (vehicle?.companyId !== before.companyId) throw unknownVehicle();
  await expirePending(tx, now, { vehicleId: vehicle.vehicleId });
  if (await isBlocked(tx, vehicle.vehicleId, wanted)) throw taken();
  const changed = await writeTime(tx, id, { vehicle, period: wanted, now });
  await noteRental(tx, id, {
    event: 'change',
    actor,
    now,
    details: { vehicleId: before.vehicleId, from: before.from, to: before.to, rentCents: before.rentCents },
  });
  return { booking: changed ?? before, isNew: true };
}

const refusedWithPhone = (key: string, { phone }: ByWhom['store']): ShopError =>
  new ShopError({ statusCode: 412, key, values: { phone } });

const isSameTime = (before: Booking, wanted: Period & { vehicleId: string }): boolean =>
  before.vehicleId === wanted.vehicleId &&
  before.from.getTime() === wanted.from.getTime() &&
  before.to.getTime() === wanted.to.getTime();

async function writeTime(
  tx: Queryable,
  id: string,
  { vehicle, period, now }: { vehicle: Vehicle; period: Period; now: Date },
): Promise<Booking | undefined> {
  const { cents, parts } = rentalPrice(period, vehicle);
  const [changed] = await tx.query<Booking>(
    `update rental_booking b set vehicle_id = $2, during = tstzrange($3, $4), hour_cents = $5, day_cents = $6,
       weekend_cents = $7, rent_cents = $8, price_parts = $9, deposit_cents = $10, tax_rate = $11,
       version = b.version + 1, changed_at = $12, told = null, was_affected = false, back_by = null
     where b.id = $1 returning ${BOOKING}`,
    [
      id,
      vehicle.vehicleId,
      period.from,
      period.to,
      vehicle.hourCents,
      vehicle.dayCents,
      vehicle.weekendCents,
      cents,
      JSON.stringify(parts),
      vehicle.depositCents,
      vehicle.taxRate,
      now,
    ],
  );
  return changed;
}

/** Repeated, it changes nothing. `wasBooked`: the customer gets a mail. */
export async function cancelBooking(
  tx: Queryable,
  { id }: Booking,
  { actor, now, store }: ByWhom,
): Promise<{ booking: Booking; wasBooked: boolean }> {
  const before = await lockBooking(tx, id);
  if (before?.state === 'CANCELLED') return { booking: before, wasBooked: false };
  if (!before || !mayCancel(before, now)) throw refusedWithPhone('rental.error.notCancellable', store);
  const wasBooked = before.state === 'BOOKED';
  const isLate = wasBooked && now > freeCancelUntil(before, isByStore(before, store));
  return { booking: await writeCancelled(tx, before, { isLate, actor, now }), wasBooked };
}

export async function writeCancelled(
  tx: Queryable,
  before: Booking,
  by: { isLate: boolean; actor: string; now: Date; key?: string | undefined; details?: object },
): Promise<Booking> {
  const [cancelled = before] = await tx.query<Booking>(
    `update rental_booking b set state = 'CANCELLED', expires_at = null, version = b.version + 1, changed_at = $2,
       is_late_cancelled = $3
     where b.id = $1 returning ${BOOKING}`,
    [before.id, by.now, by.isLate],
  );
  const { actor, now, key, details } = by;
  await noteRental(tx, before.id, {
    event: 'cancel',
    actor,
    now,
    key,
    details: { ...details, isLate: by.isLate },
  });
  return cancelled;
}
