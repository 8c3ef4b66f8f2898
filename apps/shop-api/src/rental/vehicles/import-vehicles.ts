import type { Database, Queryable } from '@fachwerk/database';
import { planVehicles, type VehiclePlan } from './plan-vehicles';
import { parseVehicles, type VehicleEntry, type VehicleFault } from './vehicle-file';
import { findOffered } from './vehicle-repository';
import { writeVehicles } from './write-vehicles';

export interface VehicleOptions {
  /** Share of the vehicles that a file may end without a confirmation. */
  endedPercent?: number;
  isDryRun?: boolean;
  isConfirmed?: boolean;
}

export interface VehicleImport extends VehiclePlan {
  count: number;
  faults: VehicleFault[];
  /** False if there is a fault, or if the file was only planned or needs a confirmation. */
  isWritten: boolean;
}

const NOTHING: VehiclePlan = { changes: new Map(), refusals: [] };

/** The sample vehicles do not come back at the next start. */
const FILLED = `update rental_state set filled_by = 'import'`;

/** The vehicles of the file are those that are rented out afterwards, or nothing is changed. */
export function importVehicles(
  db: Database,
  content: string,
  { endedPercent = 100, isDryRun = false, isConfirmed = false }: VehicleOptions = {},
): Promise<VehicleImport> {
  const { vehicles, faults } = parseVehicles(content);
  return db.transaction(async (tx) => {
    // One import after the other.
    await tx.query('select from rental_state for update');
    const known = await findOffered(tx);
    const all = [...faults, ...(await unknownStores(tx, vehicles))];
    const plan = all.length > 0 ? NOTHING : planVehicles(known, vehicles, endedPercent);
    const isWritten = all.length === 0 && !isDryRun && (isConfirmed || plan.refusals.length === 0);
    if (isWritten) {
      await writeVehicles(tx, vehicles);
      await tx.query(FILLED);
    }
    return { ...plan, count: vehicles.length, faults: all, isWritten };
  });
}

async function unknownStores(tx: Queryable, vehicles: readonly VehicleEntry[]): Promise<VehicleFault[]> {
  const rows = await tx.query<{ companyId: string }>(
    `select company_id as "companyId" from store where company_id = any($1)`,
    [vehicles.map(({ companyId }) => companyId)],
  );
  const known = new Set(rows.map(({ companyId }) => companyId));
  return vehicles
    .filter(({ companyId }) => !known.has(companyId))
    .map(({ vehicleId, companyId }) => ({
      vehicle: vehicleId,
      field: 'companyId',
      reason: `there is no store '${companyId}'`,
    }));
}
