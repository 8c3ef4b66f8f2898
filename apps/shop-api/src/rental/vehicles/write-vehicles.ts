import type { Queryable } from '@fachwerk/database';
import type { VehicleEntry } from './vehicle-file';

/**
 * Makes the vehicles what the file states. One that is no longer in it is not offered any more; its bookings
 * stay. Vehicles of unknown stores are left out. Returns how many were written.
 */
export async function writeVehicles(tx: Queryable, vehicles: readonly VehicleEntry[]): Promise<number> {
  const rows = JSON.stringify(vehicles);
  const written = await tx.query(
    `insert into rental_vehicle (id, company_id, kind, name, description, plate, payload_kg, length_mm, width_mm,
       height_mm, licence, min_age, deposit_cents, hour_cents, day_cents, weekend_cents, tax_rate)
     select v."vehicleId", v."companyId", v.kind, v.name, v.description, v.plate, v."payloadKg", v."lengthMm",
       v."widthMm", v."heightMm", v.licence, v."minAge", v."depositCents", v."hourCents", v."dayCents",
       v."weekendCents", v."taxRate"
     from jsonb_to_recordset($1::jsonb) as v("vehicleId" text, "companyId" text, kind text, name text,
       description text, plate text, "payloadKg" int, "lengthMm" int, "widthMm" int, "heightMm" int, licence text,
       "minAge" int, "depositCents" int, "hourCents" int, "dayCents" int, "weekendCents" int, "taxRate" int)
     join store s on s.company_id = v."companyId"
     on conflict (id) do update set
       (company_id, kind, name, description, plate, payload_kg, length_mm, width_mm, height_mm, licence, min_age,
        deposit_cents, hour_cents, day_cents, weekend_cents, tax_rate, ended_at) =
       (excluded.company_id, excluded.kind, excluded.name, excluded.description, excluded.plate, excluded.payload_kg,
        excluded.length_mm, excluded.width_mm, excluded.height_mm, excluded.licence, excluded.min_age,
        excluded.deposit_cents, excluded.hour_cents, excluded.day_cents, excluded.weekend_cents, excluded.tax_rate, null)
     returning id`,
    [rows],
  );
  await tx.query(`update rental_vehicle set ended_at = now() where ended_at is null and id <> all($1)`, [
    vehicles.map(({ vehicleId }) => vehicleId),
  ]);
  await tx.query('delete from rental_block');
  await tx.query(
    `insert into rental_block (vehicle_id, during, reason)
     select v.id, tstzrange(b."from", b."to"), b.reason
     from jsonb_to_recordset($1::jsonb) as e("vehicleId" text, blocked jsonb)
     join rental_vehicle v on v.id = e."vehicleId",
       jsonb_to_recordset(e.blocked) as b("from" timestamptz, "to" timestamptz, reason text)
     on conflict do nothing`,
    [rows],
  );
  return written.length;
}
