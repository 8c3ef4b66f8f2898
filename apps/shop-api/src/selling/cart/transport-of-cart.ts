import type { Database } from '@fachwerk/database';
import type { GoodsTransport } from '@fachwerk/shared/contracts';
import { instantOf } from '@fachwerk/shared/time';
import { holdEnd } from '../../orders/lifecycle/order-timers';
import { fitsEstateCar } from '../../rental/rules/goods-load';
import { findTransport } from '../../rental/vehicles/find-transport';
import { readyAt } from '../../stores/store/collectable-from';
import { createStoreRepository } from '../../stores/store/store-repository';
import type { CartLines } from './cart-lines';
import { loadOf } from './cart-sums';

export type TransportOfCart = (lines: CartLines) => Promise<GoodsTransport | undefined>;

/**
 * Vehicles for the goods of the reservation cart, as if it were reserved now. A statement only if the goods
 * do not fit a car; the stores are in memory.
 */
export function createTransportOfCart(db: Database, now: () => Date): TransportOfCart {
  const stores = createStoreRepository(db);

  return async ({ reservation, companyId }) => {
    const load = loadOf(reservation);
    if (companyId === null || !load.isWeightKnown || fitsEstateCar(load)) return undefined;
    const store = await stores.find(companyId);
    const at = now();
    const ready = store && readyAt(at, store);
    if (!ready) return undefined;
    const from = instantOf(ready.date, ready.time);
    return findTransport(db, { load, store, from, until: holdEnd(at, store), now: at });
  };
}
