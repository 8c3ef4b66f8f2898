import * as z from 'zod/mini';
import { DisplayPrice } from '../kernel/prices';
import { LicenceClass, RentalKind } from './rental';

/** A vehicle of a store that carries the goods of a visitor, free when they can be collected. */
export const TransportOffer = z.looseObject({
  vehicleId: z.string(),
  kind: RentalKind,
  name: z.string(),
  payloadKg: z.int(),
  /** Inside. */
  lengthMm: z.int(),
  licence: LicenceClass,
  /** The shortest rental, with VAT and without the deposit. */
  price: DisplayPrice,
  /** The first free begin after the goods are ready: ISO date, "08:30", "Sa., 05.12.2026, 8:30 Uhr". */
  fromDay: z.string(),
  fromTime: z.string(),
  fromText: z.string(),
});
export type TransportOffer = z.output<typeof TransportOffer>;

/** For goods that do not fit an estate car. */
export const GoodsTransport = z.looseObject({
  store: z.looseObject({ companyId: z.string(), name: z.string() }),
  /** One, or two if the first needs another licence than a car. Empty: no vehicle of the store fits. */
  offers: z.array(TransportOffer),
  /** ISO date: the last day on which the goods are kept. */
  untilDay: z.optional(z.string()),
});
export type GoodsTransport = z.output<typeof GoodsTransport>;
