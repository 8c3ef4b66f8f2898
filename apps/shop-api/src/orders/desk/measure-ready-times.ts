import type { Queryable } from '@fachwerk/database';
import { DAY_MS } from '@fachwerk/shared/time';
import { openingMinutes } from '../../stores/store/opening-minutes';
import { MEASURED_DAYS, readyTimesOf, writeReadyTimes } from '../../stores/store/ready-times';
import { createStoreRepository } from '../../stores/store/store-repository';

/** States of orders that were ready; the index of the orders of a store has state before time. */
const WERE_READY = ['READY', 'COLLECTED', 'EXPIRED', 'CANCELLED', 'RETURNED', 'REFUNDED'];

/** A paid order begins with its payment. */
const READ = `
  select coalesce((select max(p.at) from order_event p where p.order_id = o.id and p.event = 'pay'), o.placed_at) as start,
    e.at as ready
  from shop_order o
  cross join lateral (
    select min(r.at) as at from order_event r where r.order_id = o.id and r.event = 'ready'
  ) e
  where o.company_id = $1 and o.state = any($2) and o.placed_at >= $3 and o.kind <> 'delivery' and e.at is not null`;

/** What each store has needed from the order to "ready", over the reservations and collections of 30 days. */
export async function measureReadyTimes(db: Queryable, now: Date): Promise<void> {
  const since = new Date(now.getTime() - MEASURED_DAYS * DAY_MS);
  for (const store of await createStoreRepository(db).findAll()) {
    const rows = await db.query<{ start: Date; ready: Date }>(READ, [store.companyId, WERE_READY, since]);
    const minutes = rows.map(({ start, ready }) => openingMinutes(start, ready, store));
    await writeReadyTimes(db, store.companyId, readyTimesOf(minutes), now);
  }
}
