import type { Queryable } from '@fachwerk/database';
import type { CollectStore, Messages } from '@fachwerk/shared/contracts';
import { addressLines } from '@fachwerk/shared/rules';
import { instantOf } from '@fachwerk/shared/time';
import { shortDateText } from '../../kernel/text/answer-language';
import { formatText } from '../../kernel/text/format-text';
import { deliveryDatesFrom } from '../../orders/lifecycle/delivery-dates';
import { NO_FILTERS, searchStores } from '../../stores/finder/search-stores';
import { collectableFrom, readyAt } from '../../stores/store/collectable-from';
import { openingView } from '../../stores/store/opening-view';
import type { StoreRecord } from '../../stores/store/store-record';
import type { CartLine } from '../cart/cart-lines';
import { availableIn } from '../cart/stores/available-in';

/** A store that can hand over the goods, and where each line comes from. */
export interface CollectOffer {
  store: StoreRecord;
  /** Lines of the store's own stock; the others are sent to the store. */
  storeEntries: ReadonlySet<string>;
  /** When all goods are there. */
  ready: { at: string; text: string };
}

const OFFERED_STORES = 8;

interface ToCollect {
  cartId: string;
  lines: readonly CartLine[];
  stores: readonly StoreRecord[];
  /** Company id of the chosen store: the others are the nearest to it. */
  near: string | null;
  now: Date;
  messages: Messages;
}

/** The chosen store first. Empty without a choice, or if nothing can be collected. */
export async function collectOffers(
  db: Queryable,
  { cartId, lines, stores, near, now, messages }: ToCollect,
): Promise<CollectOffer[]> {
  const chosen = stores.find(({ companyId }) => companyId === near);
  if (!chosen || lines.length === 0) return [];
  const { hits } = searchStores(stores, {
    coords: chosen,
    filters: { ...NO_FILTERS, services: ['CLICK_AND_COLLECT'] },
    messages,
    limit: OFFERED_STORES,
  });
  const offered = hits
    .map(({ store }) => store)
    .filter(({ services }) => services.includes('CLICK_AND_COLLECT'));
  const available = await availableIn(
    db,
    cartId,
    lines.map(({ item }) => item.itemId),
    offered.map(({ companyId }) => companyId),
  );
  return offered.flatMap((store) => {
    const storeEntries = new Set(
      lines
        .filter(({ item, quantity }) => available(store.companyId, item.itemId) >= quantity)
        .map(({ entryId }) => entryId),
    );
    const sent = lines.filter(({ entryId }) => !storeEntries.has(entryId));
    const ready =
      sent.length === 0 ? collectableFrom(now, store, messages) : arrival(sent, store, now, messages);
    return ready ? [{ store, storeEntries, ready }] : [];
  });
}

/** Goods of the warehouse arrive in the morning. */
const ARRIVAL = '08:00';

function arrival(sent: readonly CartLine[], store: StoreRecord, now: Date, messages: Messages) {
  const datesOf = deliveryDatesFrom(now);
  const last = sent.map(({ item }) => datesOf(item.deliveryDays).max).reduce((a, b) => (a > b ? a : b));
  const ready = readyAt(instantOf(last, ARRIVAL), store);
  if (!ready) return undefined;
  return {
    at: instantOf(ready.date, ready.time).toISOString(),
    text: formatText(messages, 'checkout.collect.from', { day: shortDateText(ready.date) }),
  };
}

export function collectStoreView(
  { store, storeEntries, ready }: CollectOffer,
  context: { now: Date; messages: Messages; selected: string | null; hasPickupBox: boolean },
): CollectStore {
  return {
    companyId: store.companyId,
    name: store.name,
    addressText: addressLines(store).join(', '),
    openingText: openingView(context.now, store, context.messages).opening.text,
    collectableFrom: ready.at,
    collectableText: ready.text,
    storeLines: storeEntries.size,
    isSelected: store.companyId === context.selected,
    hasPickupBox: context.hasPickupBox,
  };
}
