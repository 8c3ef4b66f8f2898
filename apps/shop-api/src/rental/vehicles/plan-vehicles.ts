import { isDeepStrictEqual } from 'node:util';
import { parseInstant } from '@fachwerk/shared/time';
import { type Change, changeCounter, exceeded } from '../../kernel/import/import-changes';
import type { VehicleEntry } from './vehicle-file';
import type { OfferedVehicle } from './vehicle-repository';

const NEW = 'new vehicles';
const MOVED = 'vehicles that move to another store';
const ENDED = 'vehicles that are not rented out any more';

export interface VehiclePlan {
  /** What the import would change, by kind. */
  changes: ReadonlyMap<string, Change>;
  /** Why it needs a confirmation; empty if it does not. */
  refusals: string[];
}

/**
 * What a file changes. `endedPercent`: so many vehicles may end without a confirmation; one with open
 * bookings needs it always, because its store cannot keep them.
 */
export function planVehicles(
  known: readonly OfferedVehicle[],
  vehicles: readonly VehicleEntry[],
  endedPercent: number,
): VehiclePlan {
  const { changes, note } = changeCounter([NEW, MOVED, ENDED]);
  const booked: Change = { count: 0, examples: [] };
  const stated = new Map(vehicles.map((vehicle) => [vehicle.vehicleId, vehicle]));
  const before = new Map(known.map((vehicle) => [vehicle.vehicleId, vehicle]));
  for (const vehicle of known) {
    const next = stated.get(vehicle.vehicleId);
    const isMoved = next !== undefined && next.companyId !== vehicle.companyId;
    if (!next) note(ENDED, vehicle.vehicleId);
    if (isMoved) note(MOVED, vehicle.vehicleId);
    if ((!next || isMoved) && vehicle.openBookings > 0) {
      booked.count += 1;
      booked.examples.push(vehicle.vehicleId);
    }
  }
  for (const vehicle of vehicles) {
    const earlier = before.get(vehicle.vehicleId);
    if (!earlier) note(NEW, vehicle.vehicleId);
    else
      for (const field of changedFields(earlier, vehicle))
        note(`vehicles with changed ${field}`, vehicle.vehicleId);
  }
  const ended = changes.get(ENDED) ?? { count: 0, examples: [] };
  return {
    changes,
    refusals: [
      ...exceeded(ended, known.length, endedPercent, 'vehicles would not be rented out any more'),
      ...exceeded(booked, known.length, 0, 'vehicles with open bookings would end or move'),
    ],
  };
}

function changedFields(earlier: OfferedVehicle, vehicle: VehicleEntry): string[] {
  const { blocked, companyId: _, ...values } = vehicle;
  const fields = Object.entries(values)
    .filter(([field, value]) => earlier[field] !== value)
    .map(([field]) => field);
  return isDeepStrictEqual(blocksOf(earlier.blocked), blocksOf(blocked)) ? fields : [...fields, 'blocked'];
}

const blocksOf = (blocked: VehicleEntry['blocked']): string[] =>
  blocked
    .map(({ from, to, reason }) => `${instant(from)} ${instant(to)} ${reason}`)
    .sort((a, b) => a.localeCompare(b));

const instant = (written: string): string => parseInstant(written).toISOString();
