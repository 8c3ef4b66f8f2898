import type { LicenceClass } from '@fachwerk/shared/contracts';
import { localTime, plusDays } from '@fachwerk/shared/time';
import type { OpeningPlan } from '../../stores/store/opening-rules';
import type { GoodsLoad } from './goods-load';
import { licenceSuffices } from './licences';
import { type Period, rentalPrice, type Tariff } from './rental-price';
import { freeStarts, lastDay, type Slot, slotsOf } from './rental-slots';

/** What of a vehicle decides whether and when it carries goods. */
export interface Carrier extends Tariff {
  vehicleId: string;
  payloadKg: number;
  lengthMm: number;
  licence: LicenceClass;
  /** Times at which it is booked, kept or blocked. */
  busy: readonly Period[];
}

/** A vehicle that carries the goods, from its first free time on. */
export interface CarrierOffer<Vehicle extends Carrier> {
  vehicle: Vehicle;
  day: string;
  start: Slot;
  /** Price of the shortest rental from then on. */
  cents: number;
}

/** The goods can be collected from `from` to `until`. */
interface Collection {
  plan: OpeningPlan;
  from: Date;
  until: Date;
  now: Date;
}

const GRAMS_PER_KG = 1000;
/** Who drives a car has it. */
const CAR_LICENCE: LicenceClass = 'B';

/** The longest piece lies within the vehicle: whether it may stand out depends on its mark and the road. */
export const carries = (
  { payloadKg, lengthMm }: Pick<Carrier, 'payloadKg' | 'lengthMm'>,
  load: GoodsLoad,
): boolean => load.isWeightKnown && load.grams <= payloadKg * GRAMS_PER_KG && load.lengthMm <= lengthMm;

/**
 * Vehicles that carry the goods and are free while these are kept: those of the first possible day before
 * others, then the cheapest, then the smallest.
 */
export function carriersFor<Vehicle extends Carrier>(
  load: GoodsLoad,
  vehicles: readonly Vehicle[],
  collection: Collection,
): CarrierOffer<Vehicle>[] {
  return vehicles
    .filter((vehicle) => carries(vehicle, load))
    .flatMap((vehicle) => firstFree(vehicle, collection) ?? [])
    .sort(
      (a, b) =>
        a.day.localeCompare(b.day) ||
        a.cents - b.cents ||
        a.vehicle.dayCents - b.vehicle.dayCents ||
        a.vehicle.payloadKg - b.vehicle.payloadKg ||
        a.vehicle.vehicleId.localeCompare(b.vehicle.vehicleId),
    );
}

/** The first of them, and if it needs more than the licence of a car, the first that does not. */
export function transportOffers<Vehicle extends Carrier>(
  carriers: readonly CarrierOffer<Vehicle>[],
): CarrierOffer<Vehicle>[] {
  const [first] = carriers;
  const forCars = carriers.find(({ vehicle }) => licenceSuffices(CAR_LICENCE, vehicle.licence));
  return [...(first ? [first] : []), ...(forCars && forCars !== first ? [forCars] : [])];
}

function firstFree<Vehicle extends Carrier>(
  vehicle: Vehicle,
  { plan, from, until, now }: Collection,
): CarrierOffer<Vehicle> | undefined {
  const last = [localTime(until).date, lastDay(now)].sort()[0] ?? '';
  const earliest = from < now ? now : from;
  for (let day = localTime(earliest).date; day <= last; day = plusDays(day, 1)) {
    const ends = slotsOf(day, plan, 'end');
    for (const start of freeStarts(day, plan, { busy: vehicle.busy, now })) {
      if (start.at < earliest || start.at > until) continue;
      const end = ends.find(({ at }) => start.at < at && at <= start.until);
      if (!end) continue;
      const { cents } = rentalPrice({ from: start.at, to: end.at }, vehicle);
      return { vehicle, day, start: { time: start.time, at: start.at }, cents };
    }
  }
  return undefined;
}
