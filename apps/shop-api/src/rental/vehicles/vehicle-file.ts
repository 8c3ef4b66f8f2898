import { LicenceClass, RentalKind } from '@fachwerk/shared/contracts';
import { isInstant, parseInstant } from '@fachwerk/shared/time';
import * as z from 'zod/mini';

const positive = z.int().check(z.positive());
const text = z.string().check(z.minLength(1), z.maxLength(300));
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
  depositCents: z.int().check(z.gte(0)),
  hourCents: positive,
  dayCents: positive,
  weekendCents: z._default(z.nullable(positive), null),
  /** In basis points. */
  taxRate: z._default(positive, 1900),
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
