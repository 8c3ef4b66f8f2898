import { type Messages, STORE_TYPES, type StoreFlyers, type StoreType } from '@fachwerk/shared/contracts';
import { formatText } from '../../kernel/messages/format-text';
import { flyerViews } from './announcements';
import { openingOfferViews } from './opening-offers';
import type { StoreRecord } from './store-record';

/** The types that have stores, in the order of the shop. */
export const typesOf = (stores: readonly StoreRecord[]): StoreType[] =>
  STORE_TYPES.filter((type) => stores.some((store) => store.type === type));

/** The different ones of all stores, by their first day, with the number of stores that have them. */
function counted<One extends { start: string }>(lists: readonly (readonly One[])[]): [One, number][] {
  const found = new Map<string, [One, number]>();
  for (const one of lists.flat()) {
    const key = JSON.stringify(one);
    found.set(key, [one, (found.get(key)?.[1] ?? 0) + 1]);
  }
  return [...found.values()].sort(([a], [b]) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0));
}

/** Flyers and opening offers that the stores of a type have now, each once, by their first day. */
export function flyersOfType(
  stores: readonly StoreRecord[],
  type: StoreType,
  { now, messages }: { now: Date; messages: Messages },
): StoreFlyers {
  const ofType = stores.filter((store) => store.type === type);
  const label = (one: StoreType) => formatText(messages, `stores.type.${one}`);
  const known = typesOf(stores);
  return {
    type,
    label: label(type),
    flyers: counted(ofType.map(({ flyers }) => flyers)).flatMap(([flyer, count]) =>
      flyerViews(now, [flyer]).map((view) => ({ ...view, count })),
    ),
    openingOffers: counted(ofType.map(({ openingOffers }) => openingOffers)).flatMap(([offer, count]) =>
      openingOfferViews(now, [offer]).map((view) => ({ ...view, count })),
    ),
    types: known.map((one) => ({ type: one, label: label(one) })),
  };
}
