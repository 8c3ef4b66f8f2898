import {
  type Messages,
  STORE_TYPES,
  type StoreFlyers,
  type StoreLink,
  type StoreType,
} from '@fachwerk/shared/contracts';
import { formatText } from '../../kernel/text/format-text';
import { flyerViews } from './announcements';
import { openingOfferViews } from './opening-offers';
import type { StoreRecord } from './store-record';
import { storeUrl } from './store-urls';

/** The types that have stores, in the order of the shop. */
export const typesOf = (stores: readonly StoreRecord[]): StoreType[] =>
  STORE_TYPES.filter((type) => stores.some((store) => store.type === type));

interface Announced<One> {
  one: One;
  stores: Set<StoreRecord>;
}

/** The different ones of all stores, by their first day, with the stores that have them. */
function byContent<One extends { start: string }>(
  stores: readonly StoreRecord[],
  listOf: (store: StoreRecord) => readonly One[],
): Announced<One>[] {
  const found = new Map<string, Announced<One>>();
  for (const store of stores)
    for (const one of listOf(store)) {
      const key = JSON.stringify(one);
      const announced = found.get(key) ?? { one, stores: new Set() };
      announced.stores.add(store);
      found.set(key, announced);
    }
  return [...found.values()].sort(({ one: a }, { one: b }) =>
    a.start < b.start ? -1 : a.start > b.start ? 1 : 0,
  );
}

const linksOf = (stores: ReadonlySet<StoreRecord>): StoreLink[] =>
  [...stores]
    .map((store) => ({ name: store.name, url: storeUrl(store) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'de'));

/** Flyers and opening offers that the stores of a type have now, each once, by their first day. */
export function flyersOfType(
  stores: readonly StoreRecord[],
  type: StoreType,
  { now, messages }: { now: Date; messages: Messages },
): StoreFlyers {
  const ofType = stores.filter((store) => store.type === type);
  const label = (one: StoreType) => formatText(messages, `stores.type.${one}`);
  const where = (some: ReadonlySet<StoreRecord>) => (some.size === ofType.length ? undefined : linksOf(some));
  return {
    type,
    label: label(type),
    flyers: byContent(ofType, ({ flyers }) => flyers).flatMap(({ one, stores: some }) =>
      flyerViews(now, [one]).map((view) => ({ ...view, stores: where(some) })),
    ),
    openingOffers: byContent(ofType, ({ openingOffers }) => openingOffers).flatMap(({ one, stores: some }) =>
      openingOfferViews(now, [one]).map((view) => ({ ...view, stores: where(some) })),
    ),
    types: typesOf(stores).map((one) => ({ type: one, label: label(one) })),
  };
}
