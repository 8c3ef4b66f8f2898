import { canonicalGtin } from '@fachwerk/shared/catalogue-format';
import type { DeskItem } from '@fachwerk/shared/contracts';
import { plainCode } from '@fachwerk/shared/rules';
import { createListeners } from '../state/listeners';
import { type DeskStorage, PERSONAL } from '../storage/desk-storage';

/** An item as the server has answered it last. */
export interface KeptItem {
  item: DeskItem;
  /** Milliseconds on the clock of the device. */
  readAt: number;
}

const keyOf = (desk: string) => `${PERSONAL}items:${desk}`;
/** About the walk of a day through the store. */
const MOST = 100;

export type ItemShelf = ReturnType<typeof createItemShelf>;

/** The items that a desk has looked at, kept on the device; the last one first. */
export function createItemShelf(storage: DeskStorage, desk: string, now: () => number = Date.now) {
  let kept: readonly KeptItem[] = [];
  const { subscribe, notify } = createListeners();
  const without = (items: readonly KeptItem[], itemIds: ReadonlySet<string>) =>
    items.filter(({ item }) => !itemIds.has(item.itemId));

  function show(items: readonly KeptItem[]): void {
    kept = items.slice(0, MOST);
    notify();
  }

  return {
    state: () => kept,
    subscribe,
    /** Adds what an earlier visit has kept. */
    async restore(): Promise<void> {
      const stored = (await storage.read(keyOf(desk))) as readonly KeptItem[] | undefined;
      if (stored) show([...kept, ...without(stored, new Set(kept.map(({ item }) => item.itemId)))]);
    },
    /** An item was read or changed. */
    put(item: DeskItem): Promise<void> {
      show([{ item, readAt: now() }, ...without(kept, new Set([item.itemId]))]);
      return storage.write(keyOf(desk), kept);
    },
    /** The person has left, and what the device has kept is removed. */
    forget: () => show([]),
    /** By article number or EAN, as typed or scanned. */
    find(typed: string): KeptItem | undefined {
      const code = plainCode(typed);
      const ean = canonicalGtin(code);
      return (
        kept.find(({ item }) => item.itemId === code) ??
        kept.find(({ item }) => ean !== undefined && item.ean === ean)
      );
    },
  };
}
