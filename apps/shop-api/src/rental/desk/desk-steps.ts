import type { Queryable } from '@fachwerk/database';
import type { GlobalError, LicenceClass, RentalState } from '@fachwerk/shared/contracts';
import { ShopError } from '../../kernel/errors/shop-error';
import { keyClash, keyOfDesk, requestHash } from '../../kernel/http/idempotency-key';
import type { OpeningPlan } from '../../stores/store/opening-rules';
import { BOOKING, type Booking, lockBooking, noteRental } from '../booking/booking';
import { expirePending, writeCancelled } from '../booking/change-booking';
import { isByStore } from '../rules/affected';
import { lateCharge } from '../rules/late-return';
import { licenceSuffices } from '../rules/licences';
import { mayBeNoShow, mayUndo, type RentalEvent, stateAfter } from '../rules/rental-states';
import { findBookedVehicles, type VehicleSeen } from '../vehicles/vehicle-repository';
import { momentText } from '../vehicles/vehicle-view';
import { findHandOutFaults } from './hand-out-faults';
import { handOutRefusal } from './hand-out-refusal';

/** What a desk does with a booking, and what it was sent. */
export type DeskStep =
  | { event: 'hand-out'; licence: LicenceClass }
  | { event: 'return'; damage: string }
  | { event: 'no-show' }
  | { event: 'cancel'; reason: string }
  | { event: 'undo'; version: number };

export interface ByDesk {
  /** "desk 1001 4711" */
  actor: string;
  now: Date;
  /** Idempotency key: repeated, the step has no further effect. */
  key: string | undefined;
  /** Opening hours of the store of the desk. */
  store: OpeningPlan;
}

export interface Stepped {
  before: Booking;
  after: Booking;
  isNew: boolean;
}

const notPossible = () => new ShopError({ statusCode: 412, key: 'deskError.rentalNotPossible' });

/** One step of a booking at the desk of its store. Throws, and changes nothing, where it is not possible. */
export async function deskStep(tx: Queryable, id: string, step: DeskStep, by: ByDesk): Promise<Stepped> {
  const key = by.key === undefined ? undefined : keyOfDesk(by.actor, by.key);
  if (key !== undefined) await lockKey(tx, key);
  const takesVehicle = step.event === 'hand-out' || step.event === 'undo';
  const locked = takesVehicle ? await lockVehicleOf(tx, id) : undefined;
  const before = await lockBooking(tx, id);
  // With another vehicle by now, which is not locked.
  if (!before || (locked && locked.vehicleId !== before.vehicleId)) throw notPossible();
  const request = requestHash(id, step);
  if (key !== undefined && (await isRepeated(tx, key, request)))
    return { before, after: before, isNew: false };
  if (stateAfter(before.state, step.event) === undefined) throw notPossible();
  const noted = { actor: by.actor, now: by.now, store: by.store, key, details: { request } };
  const after = await stepOf(tx, before, step, noted);
  return { before, after, isNew: true };
}

/** Before the booking, as in `confirmBooking`: hand-outs and bookings of a vehicle wait for each other. */
async function lockVehicleOf(tx: Queryable, bookingId: string): Promise<{ vehicleId: string } | undefined> {
  const [row] = await tx.query<{ vehicleId: string }>(
    `select v.id as "vehicleId" from rental_vehicle v
     where v.id = (select b.vehicle_id from rental_booking b where b.id = $1) for no key update`,
    [bookingId],
  );
  return row;
}

interface Noted {
  actor: string;
  now: Date;
  store: OpeningPlan;
  key: string | undefined;
  details: { request: string };
}

async function stepOf(tx: Queryable, before: Booking, step: DeskStep, noted: Noted): Promise<Booking> {
  switch (step.event) {
    case 'hand-out':
      return handOut(tx, before, step.licence, noted);
    case 'return':
      return takeBack(tx, before, step.damage, noted);
    case 'no-show':
      refuseNoShow(before, noted);
      return write(tx, before, { state: 'NO_SHOW' }, { ...noted, event: 'no-show' });
    case 'cancel':
      return writeCancelled(tx, before, {
        ...noted,
        isLate: false,
        details: { request: noted.details.request, reason: step.reason },
      });
    case 'undo':
      return undo(tx, before, step.version, noted);
  }
}

/** Steps with one key wait for each other, also those of different bookings. */
const lockKey = (tx: Queryable, key: string): Promise<unknown> =>
  tx.query(`select pg_advisory_xact_lock(hashtextextended('rental key ' || $1, 0))`, [key]);

/** Whether the key has made this step before; throws if it has named another one. */
async function isRepeated(tx: Queryable, key: string, request: string): Promise<boolean> {
  const [known] = await tx.query<{ request: string | null }>(
    `select e.details ->> 'request' as request from rental_event e where e.key = $1`,
    [key],
  );
  if (known && known.request !== request) throw keyClash();
  return known !== undefined;
}

const notYet = ({ from }: Booking) =>
  new ShopError({ statusCode: 412, key: 'deskError.rentalNotYet', values: { from: momentText(from) } });

function refuseNoShow(before: Booking, { now, store }: Noted): void {
  if (isByStore(before, store)) throw new ShopError({ statusCode: 412, key: 'deskError.rentalByStore' });
  if (!mayBeNoShow(before, now, false)) throw notYet(before);
}

async function handOut(
  tx: Queryable,
  before: Booking,
  licence: LicenceClass,
  noted: Noted,
): Promise<Booking> {
  refuse(handOutRefusal(before, undefined, noted.now));
  const [vehicle] = await findBookedVehicles(tx, [before.vehicleId]);
  if (!vehicle || !licenceSuffices(licence, vehicle.licence)) throw licenceRefusal(vehicle?.licence ?? '');
  const fault = (await findHandOutFaults(tx, [before.id], noted.now)).get(before.id);
  refuse(handOutRefusal(before, fault, noted.now));
  const { name, plate, licence: needed, minAge } = vehicle;
  const vehicleSeen = { name, plate, licence: needed, minAge };
  const change = { state: 'HANDED_OUT', handedOutAt: noted.now, licence, vehicleSeen } as const;
  return write(tx, before, change, { ...noted, event: 'hand-out' });
}

function refuse(refusal: GlobalError | null): void {
  if (refusal) throw new ShopError({ statusCode: 412, key: refusal.msg, values: refusal.values });
}

function licenceRefusal(licence: string): ShopError {
  const refused = { msg: 'deskError.rentalLicence', values: { licence } };
  return new ShopError({
    statusCode: 400,
    key: refused.msg,
    values: refused.values,
    fieldErrors: [{ field: 'licence', msg: refused.msg, values: refused.values }],
  });
}

/** The charge for a late return is computed by the prices of the booking and the hours of the store. */
async function takeBack(tx: Queryable, before: Booking, damage: string, noted: Noted): Promise<Booking> {
  const { lateMinutes, cents } = lateCharge(before, noted.store, noted.now);
  const change = {
    state: 'RETURNED',
    returnedAt: noted.now,
    damage,
    lateMinutes,
    extraCents: cents,
  } as const;
  return write(tx, before, change, { ...noted, event: 'return' });
}

/** A step that was reported by mistake; its vehicle must still be free. */
async function undo(tx: Queryable, before: Booking, version: number, noted: Noted): Promise<Booking> {
  const state = stateAfter(before.state, 'undo');
  if (!state || before.version !== version) throw notPossible();
  if (!mayUndo(before, noted.now)) throw new ShopError({ statusCode: 412, key: 'deskError.rentalUndoLate' });
  await expirePending(tx, noted.now, { vehicleId: before.vehicleId });
  if (await isTaken(tx, before)) throw new ShopError({ statusCode: 412, key: 'deskError.rentalTaken' });
  const [after = before] = await tx.query<Booking>(
    `update rental_booking b set state = $2, version = b.version + 1, changed_at = $3,
       handed_out_at = case when $2 = 'HANDED_OUT' then b.handed_out_at end,
       licence_seen = case when $2 = 'HANDED_OUT' then b.licence_seen end,
       vehicle_seen = case when $2 = 'HANDED_OUT' then b.vehicle_seen end,
       back_by = case when $2 = 'HANDED_OUT' then b.back_by end,
       returned_at = null, damage = null, late_minutes = null, extra_cents = null
     where b.id = $1 returning ${BOOKING}`,
    [before.id, state, noted.now],
  );
  const { lateMinutes, extraCents, damage } = before;
  const details = { request: noted.details.request, undone: before.state, lateMinutes, extraCents, damage };
  await noteRental(tx, before.id, { ...noted, event: 'undo', details });
  return after;
}

/** The vehicle is kept for another booking, or is out with one, since the step. */
async function isTaken(tx: Queryable, { id, vehicleId, from, to }: Booking): Promise<boolean> {
  const rows = await tx.query(
    `select from rental_booking o
     where o.vehicle_id = $1 and o.id <> $2
       and (o.state in ('PENDING', 'BOOKED') and o.during && tstzrange($3, $4) or o.state = 'HANDED_OUT')
     limit 1`,
    [vehicleId, id, from, to],
  );
  return rows.length > 0;
}

interface Change {
  state: RentalState;
  handedOutAt?: Date;
  licence?: LicenceClass;
  vehicleSeen?: VehicleSeen;
  returnedAt?: Date;
  damage?: string;
  lateMinutes?: number;
  extraCents?: number;
}

/** What is absent stays as it is. */
async function write(
  tx: Queryable,
  before: Booking,
  { state, handedOutAt, licence, vehicleSeen, returnedAt, damage, lateMinutes, extraCents }: Change,
  noted: Noted & { event: RentalEvent },
): Promise<Booking> {
  const [after = before] = await tx.query<Booking>(
    `update rental_booking b set state = $3, handed_out_at = coalesce($4, b.handed_out_at),
       licence_seen = coalesce($5, b.licence_seen), returned_at = coalesce($6, b.returned_at),
       damage = coalesce($7, b.damage), late_minutes = coalesce($8, b.late_minutes),
       extra_cents = coalesce($9, b.extra_cents), vehicle_seen = coalesce($10, b.vehicle_seen), version = b.version + 1, changed_at = $2
     where b.id = $1 returning ${BOOKING}`,
    [
      before.id,
      noted.now,
      state,
      handedOutAt ?? null,
      licence ?? null,
      returnedAt ?? null,
      damage ?? null,
      lateMinutes ?? null,
      extraCents ?? null,
      vehicleSeen ? JSON.stringify(vehicleSeen) : null,
    ],
  );
  await noteRental(tx, before.id, noted);
  return after;
}
