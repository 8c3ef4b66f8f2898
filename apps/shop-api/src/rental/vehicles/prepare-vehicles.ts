import { createHash } from 'node:crypto';
import { basename, dirname } from 'node:path';
import type { Database } from '@fachwerk/database';
import { RENTAL_VEHICLES_FILE } from '../../kernel/files/paths';
import { readJsonFile } from '../../kernel/import/json-file';
import { VEHICLE_FIELDS, VehicleFile } from './vehicle-file';
import { writeVehicles } from './write-vehicles';

/** Fills the vehicles of the sample file. Those of a file of the operator are not changed. */
export async function prepareVehicles(db: Database, log: (message: string) => void): Promise<void> {
  const vehicles = await readJsonFile(
    VehicleFile,
    dirname(RENTAL_VEHICLES_FILE),
    basename(RENTAL_VEHICLES_FILE),
    VEHICLE_FIELDS,
  );
  const hash = createHash('sha256').update(JSON.stringify(vehicles)).digest('hex').slice(0, 12);
  const version = `generated:${hash}`;
  const [state] = await db.query<{ filledBy: string | null }>(
    'select filled_by as "filledBy" from rental_state',
  );
  const filledBy = state?.filledBy ?? null;
  if (filledBy === version || (filledBy !== null && !filledBy.startsWith('generated:'))) return;
  const count = await db.transaction(async (tx) => {
    const written = await writeVehicles(tx, vehicles);
    await tx.query('update rental_state set filled_by = $1', [version]);
    return written;
  });
  log(`Vehicles for rent: ${count}`);
}
