import type { Queryable } from '@fachwerk/database';
import type { LicenceClass, RentalKind } from '@fachwerk/shared/contracts';
import { parseInstant } from '@fachwerk/shared/time';
import type { Period, Tariff } from '../rules/rental-price';

export interface Vehicle extends Tariff {
  [column: string]: unknown;
  vehicleId: string;
  companyId: string;
  kind: RentalKind;
  name: string;
  description: string;
  plate: string;
  payloadKg: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  licence: LicenceClass;
  minAge: number;
  depositCents: number;
  /** In basis points. */
  taxRate: number;
}

/** What a rental contract states about its vehicle. */
export type VehicleSeen = Pick<Vehicle, 'name' | 'plate' | 'licence' | 'minAge'>;

/** Columns of `rental_vehicle v`. */
const COLUMNS = `v.id as "vehicleId", v.company_id as "companyId", v.kind, v.name, v.description, v.plate,
  v.payload_kg as "payloadKg", v.length_mm as "lengthMm", v.width_mm as "widthMm", v.height_mm as "heightMm", v.licence,
  v.min_age as "minAge", v.deposit_cents as "depositCents", v.hour_cents as "hourCents", v.day_cents as "dayCents",
  v.weekend_cents as "weekendCents", v.tax_rate as "taxRate"`;

/** Trailers first, by payload. */
export const findVehicles = (db: Queryable, companyId: string): Promise<Vehicle[]> =>
  db.query<Vehicle>(
    `select ${COLUMNS} from rental_vehicle v where v.company_id = $1 and v.ended_at is null
     order by v.kind, v.payload_kg, v.id`,
    [companyId],
  );

/** A vehicle as a file stated it, with its bookings that are open. */
export interface OfferedVehicle extends Vehicle {
  blocked: { from: string; to: string; reason: string }[];
  openBookings: number;
}

/** All that are offered. */
export const findOffered = (db: Queryable): Promise<OfferedVehicle[]> =>
  db.query<OfferedVehicle>(
    `select ${COLUMNS},
       coalesce((select jsonb_agg(jsonb_build_object(
           'from', lower(r.during), 'to', upper(r.during), 'reason', r.reason) order by r.during)
         from rental_block r where r.vehicle_id = v.id), '[]') as blocked,
       (select count(*)::int from rental_booking b
         where b.vehicle_id = v.id and b.state in ('PENDING', 'BOOKED', 'HANDED_OUT')) as "openBookings"
     from rental_vehicle v where v.ended_at is null order by v.id`,
  );

/** Undefined for an unknown vehicle and one that is not offered any more. */
export async function findVehicle(db: Queryable, vehicleId: string): Promise<Vehicle | undefined> {
  const [row] = await db.query<Vehicle>(
    `select ${COLUMNS} from rental_vehicle v where v.id = $1 and v.ended_at is null`,
    [vehicleId],
  );
  return row;
}

/** As they are now, also those that are not offered any more. */
export const findBookedVehicles = (db: Queryable, ids: readonly string[]): Promise<Vehicle[]> =>
  db.query<Vehicle>(`select ${COLUMNS} from rental_vehicle v where v.id = any($1)`, [ids]);

interface BookedVehicle {
  vehicleId: string;
  vehicleSeen: VehicleSeen | null;
}

/** The vehicles of bookings: of one that was handed out what the contract states. */
export async function findVehiclesOf<Booking extends BookedVehicle>(
  db: Queryable,
  bookings: readonly Booking[],
): Promise<(booking: Booking) => Vehicle> {
  const vehicles = await findBookedVehicles(
    db,
    bookings.map(({ vehicleId }) => vehicleId),
  );
  return ({ vehicleId, vehicleSeen }) => {
    const vehicle = vehicles.find((one) => one.vehicleId === vehicleId);
    if (!vehicle) throw new Error(`The vehicle ${vehicleId} is not there.`);
    return { ...vehicle, ...vehicleSeen };
  };
}

/** One booking of a vehicle after the other. */
export async function lockVehicle(tx: Queryable, vehicleId: string): Promise<Vehicle | undefined> {
  const [row] = await tx.query<Vehicle>(
    `select ${COLUMNS} from rental_vehicle v where v.id = $1 and v.ended_at is null for no key update`,
    [vehicleId],
  );
  return row;
}

interface BusyRow extends Period {
  [column: string]: unknown;
}

/** Times of a vehicle, given in SQL, that cannot be booked. $2, $3: span; $4: now; $5: a booking left out. */
const busyOf = (vehicleId: string): string => `
  select lower(b.during) as "from",
    case when b.state = 'HANDED_OUT' then greatest(upper(b.during), b.back_by, $4) else upper(b.during) end as "to"
  from rental_booking b
  where b.vehicle_id = ${vehicleId} and b.id <> $5 and b.state in ('PENDING', 'BOOKED', 'HANDED_OUT')
    and (b.during && tstzrange($2, $3) or b.state = 'HANDED_OUT')
    and (b.state <> 'PENDING' or b.expires_at > $4)
  union all
  select lower(r.during), upper(r.during) from rental_block r
  where r.vehicle_id = ${vehicleId} and r.during && tstzrange($2, $3)`;

/**
 * Times of a vehicle that cannot be booked; one that is late is busy until now. `except`: a booking whose own
 * time counts as free.
 */
export const findBusy = (
  db: Queryable,
  vehicleId: string,
  { from, to }: Period,
  { now, except = '' }: { now: Date; except?: string | undefined },
): Promise<Period[]> => db.query<BusyRow>(busyOf('$1'), [vehicleId, from, to, now, except]);

/** A vehicle with the times of a span at which it cannot be booked. */
export interface VehicleWithTimes extends Vehicle {
  busy: Period[];
}

/** Those of a store, by one statement. */
export async function findVehiclesWithTimes(
  db: Queryable,
  companyId: string,
  { from, to }: Period,
  now: Date,
): Promise<VehicleWithTimes[]> {
  const rows = await db.query<Vehicle & { busy: { from: string; to: string }[] }>(
    `select ${COLUMNS},
       coalesce((select jsonb_agg(jsonb_build_object('from', t."from", 'to', t."to"))
         from (${busyOf('v.id')}) t), '[]') as busy
     from rental_vehicle v where v.company_id = $1 and v.ended_at is null order by v.id`,
    [companyId, from, to, now, ''],
  );
  return rows.map(({ busy, ...vehicle }) => ({
    ...vehicle,
    busy: busy.map((time) => ({ from: parseInstant(time.from), to: parseInstant(time.to) })),
  }));
}

/** Blocked, or out before the begin of its booking, which the exclusion constraint does not know. */
export async function isBlocked(tx: Queryable, vehicleId: string, { from, to }: Period): Promise<boolean> {
  const rows = await tx.query(
    `select from rental_block r where r.vehicle_id = $1 and r.during && tstzrange($2, $3)
     union all
     select from rental_booking b where b.vehicle_id = $1 and b.state = 'HANDED_OUT'
       and (tstzrange(least(b.handed_out_at, lower(b.during)), lower(b.during)) && tstzrange($2, $3)
         or tstzrange(upper(b.during), greatest(upper(b.during), b.back_by)) && tstzrange($2, $3))`,
    [vehicleId, from, to],
  );
  return rows.length > 0;
}
