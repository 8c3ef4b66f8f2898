import { LicenceClass, RentalKind } from '@fachwerk/shared/contracts';
import { isInstant, parseInstant } from '@fachwerk/shared/time';
import * as z from 'zod/mini';
import { faultsOfIssues, nameOfEntry } from '../../kernel/import/entry-faults';
import { readJson } from '../../kernel/import/json-rows';
import { plainLine } from '../../kernel/import/plain-text';
import { textFault } from '../../kernel/import/read-text';

/** A million euros or kilometres: far more than is meant, and a number that the database can store. */
const MOST = 100_000_000;
const positive = z.int().check(z.positive(), z.lte(MOST));
const text = z.string().check(
  z.overwrite(plainLine),
  z.minLength(1),
  z.maxLength(300),
  z.refine((value) => textFault(value) === undefined, { error: ({ input }) => textFault(String(input)) }),
);
const instant = z.string().check(z.refine(isInstant, 'is no instant with a time zone'));

/** A vehicle as a file states it. Amounts are cents with VAT. */
const VehicleEntry = z.strictObject({
  vehicleId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  companyId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  kind: RentalKind,
  name: text,
  description: text,
  plate: text,
  payloadKg: positive,
  lengthMm: positive,
  widthMm: positive,
  heightMm: positive,
  licence: LicenceClass,
  minAge: z.int().check(z.gte(16), z.lte(99)),
  depositCents: z.int().check(z.gte(0), z.lte(MOST)),
  hourCents: positive,
  dayCents: positive,
  weekendCents: z._default(z.nullable(positive), null),
  /** In basis points. */
  taxRate: z._default(z.int().check(z.positive(), z.lte(10_000)), 1900),
  /** Times at which it cannot be booked. */
  blocked: z._default(
    z.array(
      z
        .strictObject({ from: instant, to: instant, reason: text })
        .check(
          z.refine(
            ({ from, to }) => !isInstant(from) || !isInstant(to) || parseInstant(from) < parseInstant(to),
            'ends before it begins',
          ),
        ),
    ),
    [],
  ),
});
export type VehicleEntry = z.output<typeof VehicleEntry>;

export const VehicleFile = z
  .array(VehicleEntry)
  .check(
    z.refine(
      (vehicles) => new Set(vehicles.map(({ vehicleId }) => vehicleId)).size === vehicles.length,
      'a vehicle stands in it twice',
    ),
  );
export const VEHICLE_FIELDS: readonly string[] = [
  ...Object.keys(VehicleEntry.shape),
  ...['from', 'to', 'reason'],
];

export interface VehicleFault {
  /** Its id or, without one, its position in the file, starting at 1. */
  vehicle: string;
  field: string;
  reason: string;
}

const { localeError: english } = z.locales.en();

/** The vehicles of a file, and all its faults: the file is accepted as a whole. */
export function parseVehicles(content: string): { vehicles: VehicleEntry[]; faults: VehicleFault[] } {
  const read = readJson(content);
  if ('problem' in read) return refused({ vehicle: `line ${read.line}`, field: '', reason: read.problem });
  if (!Array.isArray(read.value))
    return refused({ vehicle: '1', field: '', reason: 'the file must contain an array of vehicles' });
  const vehicles: VehicleEntry[] = [];
  const faults: VehicleFault[] = [];
  for (const [index, value] of (read.value as unknown[]).entries()) {
    const result = VehicleEntry.safeParse(value, { error: english });
    const vehicle = nameOfEntry(value, index, 'vehicleId');
    if (result.success) vehicles.push(result.data);
    else
      faults.push(
        ...faultsOfIssues(result.error.issues, VEHICLE_FIELDS).map((fault) => ({ vehicle, ...fault })),
      );
  }
  const ids = vehicles.map(({ vehicleId }) => vehicleId);
  for (const vehicle of ids.filter((id, index) => ids.indexOf(id) < index))
    faults.push({ vehicle, field: 'vehicleId', reason: 'occurs twice' });
  return { vehicles, faults };
}

const refused = (fault: VehicleFault) => ({ vehicles: [], faults: [fault] });
