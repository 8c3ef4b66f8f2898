import type { Messages, PricesInfo, StoreStock } from '@fachwerk/shared/contracts';
import { storeProof } from '@fachwerk/shared/rules';
import { answerTexts } from '../../kernel/text/answer-language';
import { formatText } from '../../kernel/text/format-text';
import { nextDeliveryView, statusStore } from '../stock/availability';
import { collectableFrom } from './collectable-from';
import type { StoreRecord } from './store-record';
import type { StockRow } from './store-repository';
import { hasClickAndCollect, hasClickAndReserve } from './store-view';

const MOST = 99;
/** Larger quantities are not shown exactly: the number would soon be wrong. */
const BANDS = [50, 20];
const FEW = 2;

export interface StockContext {
  now: Date;
  messages: Messages;
}

/** `soldBy` as in the prices of the item. */
export function stockView(
  row: StockRow,
  store: StoreRecord,
  { now, messages }: StockContext,
  soldBy: PricesInfo['soldBy'],
): StoreStock {
  const { itemId, companyId, aisle, shelf, isRecalled } = row;
  // Pieces of a recalled item are not sold, even if the store still has them.
  const available = isRecalled ? 0 : row.available;
  const offer = { clickAndReserve: hasClickAndReserve(store), clickAndCollect: hasClickAndCollect(store) };
  const proof = storeProof(row.duties);
  const status = statusStore({ ...row, storeProof: proof }, offer, now);
  const collectable = status === 'Available' ? collectableFrom(now, store, messages) : undefined;
  const isThere = available !== null && available > 0 && aisle !== null && shelf !== null;
  return {
    itemId,
    companyId,
    statusStore: status,
    quantity: Math.min(MOST, available ?? 0),
    quantityText: quantityText(available, messages, soldBy),
    ...(status === 'CanBeOrdered' ? nextDeliveryView(row, now) : {}),
    ...(collectable ? { reservationCollectableFrom: collectable } : {}),
    phone: store.phone,
    ...(proof ? { advicePhone: store.phone } : {}),
    ...(isThere ? { location: formatText(messages, 'stores.stock.location', { aisle, shelf }) } : {}),
    checkedAt: row.checkedAt.toISOString(),
    checkedText: checkedText(row.checkedAt, now, messages),
  };
}

function quantityText(
  available: number | null,
  messages: Messages,
  soldBy: PricesInfo['soldBy'] | 'piece' = 'piece',
): string {
  // Without a registry there are only the texts of this app.
  const shared = 'product.count.piece' in messages ? messages : answerTexts();
  const amountText = (count: number) => formatText(shared, `product.count.${soldBy}`, { count });
  const text = (key: string, count?: number) =>
    formatText(messages, `stores.stock.${key}`, count === undefined ? {} : { amount: amountText(count) });
  if (available === null) return text('notListed');
  if (available === 0) return text('soldOut');
  if (available <= FEW) return text('few', available);
  const band = BANDS.find((least) => available > least);
  return band === undefined ? text('exact', available) : text('many', band);
}

const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;

function checkedText(checkedAt: Date, now: Date, messages: Messages): string {
  const minutes = Math.floor((now.getTime() - checkedAt.getTime()) / 60_000);
  const text = (key: string, count?: number) =>
    formatText(messages, `stores.checked.${key}`, count === undefined ? {} : { count });
  if (minutes < 1) return text('now');
  if (minutes < MINUTES_OF_HOUR) return text('minutes', minutes);
  if (minutes < MINUTES_OF_DAY) return text('hours', Math.floor(minutes / MINUTES_OF_HOUR));
  return text('days', Math.floor(minutes / MINUTES_OF_DAY));
}
