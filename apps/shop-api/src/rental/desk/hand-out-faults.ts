import type { Queryable } from '@fachwerk/database';

/** Why a vehicle cannot be handed out now: it is out, kept for another booking before, or blocked. */
export interface HandOutFault {
  [column: string]: unknown;
  bookingId: string;
  fault: 'OUT' | 'KEPT' | 'BLOCKED';
  /** The end of the booking or block that is in the way. */
  until: Date;
}

/** Those of bookings, by id. For a hand-out the vehicle is locked before. */
export async function findHandOutFaults(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, HandOutFault>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<HandOutFault>(
    `select b.id as "bookingId", f.fault, f.until from rental_booking b cross join lateral (
       select case when o.state = 'HANDED_OUT' then 'OUT' else 'KEPT' end as fault, upper(o.during) as until
       from rental_booking o
       where o.vehicle_id = b.vehicle_id and o.id <> b.id
         and (o.state = 'HANDED_OUT'
           or (o.state = 'BOOKED' or o.state = 'PENDING' and o.expires_at > $2)
             and o.during && tstzrange($2, greatest(lower(b.during), $2)))
       union all
       select 'BLOCKED', upper(r.during) from rental_block r
       where r.vehicle_id = b.vehicle_id and r.during && tstzrange($2, greatest(upper(b.during), $2))
       order by fault desc, until desc limit 1
     ) f
     where b.id = any($1)`,
    [ids, now],
  );
  return new Map(rows.map((row) => [row.bookingId, row]));
}
