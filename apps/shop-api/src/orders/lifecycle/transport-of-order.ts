import type { Queryable } from '@fachwerk/database';
import type { GoodsTransport, OrderView } from '@fachwerk/shared/contracts';
import { DEFAULT_LANGUAGE, type Language } from '@fachwerk/shared/rules';
import { parseInstant } from '@fachwerk/shared/time';
import { fitsEstateCar, goodsLoad } from '../../rental/rules/goods-load';
import { findTransport } from '../../rental/vehicles/find-transport';
import { createStoreRepository } from '../../stores/store/store-repository';
import type { Order, OrderLine } from './order';
import { timerOf } from './order-timers';
import { isToCollect, viewOrder } from './order-view';

/** The order as its buyer sees it, with vehicles for goods that do not fit a car. */
export async function viewOrderOfBuyer(
  db: Queryable,
  order: Order,
  now: Date,
  language: Language = DEFAULT_LANGUAGE,
): Promise<OrderView> {
  const view = await viewOrder(db, order, language);
  const transport = await transportOfOrder(db, order, now);
  return transport ? { ...view, transport } : view;
}

/** A statement only if the goods do not fit a car; the stores are in memory. */
async function transportOfOrder(db: Queryable, order: Order, now: Date): Promise<GoodsTransport | undefined> {
  const { companyId, collectUntil } = order;
  const load = goodsLoad(order.lines.map(piecesToCollect));
  if (!isToCollect(order) || companyId === null) return undefined;
  if (!load.isWeightKnown || fitsEstateCar(load)) return undefined;
  const store = await createStoreRepository(db).find(companyId);
  if (!store) return undefined;
  const from = collectedAt(order) ?? now;
  // The goods are late: when they are ready is not known.
  if (order.state !== 'READY' && from < now) return undefined;
  // Goods that are not ready yet are kept from then on.
  const until = collectUntil ?? timerOf('collect', from, { collectUntil: null }).dueAt;
  return findTransport(db, { load, store, from, until, now });
}

/** Gift cards and old orders have no weight: they do not count. */
const piecesToCollect = ({ quantity, cancelled, handedOver, details }: OrderLine) => ({
  quantity: details.weightGrams === undefined ? 0 : quantity - cancelled - handedOver,
  weightGrams: details.weightGrams ?? 0,
  lengthMm: details.lengthMm ?? 0,
});

/** The time that the buyer wished, else the one from which the goods are ready; null: they are by now. */
function collectedAt({ state, delivery, readyBy }: Order): Date | null {
  if (typeof delivery.wishTime === 'string') return parseInstant(delivery.wishTime);
  return state === 'READY' ? null : readyBy;
}
