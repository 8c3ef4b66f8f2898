import type { MapStore } from '../map-store';

/** Pixels of a map. */
export interface Spot {
  x: number;
  y: number;
}

/** Its place is that of its first store. */
export interface StoreGroup extends Spot {
  stores: MapStore[];
}

/** Stores whose pins would cover that of another are one group with it, so that no two groups touch. */
export function groupStores(
  stores: readonly MapStore[],
  spotOf: (store: MapStore) => Spot,
  distance: number,
): StoreGroup[] {
  const groups: StoreGroup[] = [];
  for (const store of stores) {
    const { x, y } = spotOf(store);
    const near = groups.find((group) => Math.hypot(group.x - x, group.y - y) < distance);
    if (near) near.stores.push(store);
    else groups.push({ x, y, stores: [store] });
  }
  return groups;
}
