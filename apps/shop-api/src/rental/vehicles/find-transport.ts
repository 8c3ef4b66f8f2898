import type { Queryable } from '@fachwerk/database';
import type { GoodsTransport } from '@fachwerk/shared/contracts';
import { localTime } from '@fachwerk/shared/time';
import { displayPrice } from '../../kernel/money/display';
import type { StoreRecord } from '../../stores/store/store-record';
import type { GoodsLoad } from '../rules/goods-load';
import { MINUTE_MS, TERMS } from '../rules/rental-terms';
import { carriersFor, transportOffers } from '../rules/transport-offers';
import { findVehiclesWithTimes } from './vehicle-repository';
import { momentText } from './vehicle-view';

/** Goods that do not fit a car, and when they are collected. */
interface GoodsToCollect {
  load: GoodsLoad;
  store: StoreRecord;
  /** They are ready. */
  from: Date;
  /** They are kept. */
  until: Date;
  now: Date;
}

const DAY_MS = 24 * 60 * MINUTE_MS;

/** Vehicles of the store that carry the goods, at the time of their collection: one statement. */
export async function findTransport(
  db: Queryable,
  { load, store, from, until, now }: GoodsToCollect,
): Promise<GoodsTransport> {
  const span = { from, to: new Date(until.getTime() + TERMS.longestDays * DAY_MS) };
  const vehicles = from < until ? await findVehiclesWithTimes(db, store.companyId, span, now) : [];
  const carriers = carriersFor(load, vehicles, { plan: store, from, until, now });
  const { companyId, name } = store;
  return {
    store: { companyId, name },
    untilDay: localTime(until).date,
    offers: transportOffers(carriers).map(({ vehicle, day, start, cents }) => ({
      vehicleId: vehicle.vehicleId,
      kind: vehicle.kind,
      name: vehicle.name,
      payloadKg: vehicle.payloadKg,
      lengthMm: vehicle.lengthMm,
      licence: vehicle.licence,
      price: displayPrice(cents),
      fromDay: day,
      fromTime: start.time,
      fromText: momentText(start.at),
    })),
  };
}
