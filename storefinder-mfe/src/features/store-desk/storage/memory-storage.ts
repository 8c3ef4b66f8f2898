import type { DeskAction } from '../action/desk-action';
import { type DeskStorage, isFree, LEASE_KEY } from './desk-storage';

const copy = <Value>(value: Value): Value =>
  value === undefined ? value : (JSON.parse(JSON.stringify(value)) as Value);

/** Storage that ends with the page: without IndexedDB, and in tests. Values are copied as in IndexedDB. */
export function memoryStorage(firstPlace = 1): DeskStorage {
  const actions = new Map<number, DeskAction>();
  const values = new Map<string, unknown>();
  let next = firstPlace;

  return {
    async addAction(action) {
      const added = copy({ ...action, place: next++ });
      actions.set(added.place, added);
      return copy(added);
    },
    readActions: async () => copy([...actions.values()]),
    async changeAction({ place }, change) {
      const stored = actions.get(place);
      if (!stored) return undefined;
      const changed = copy(change(stored));
      actions.set(place, changed);
      return copy(changed);
    },
    async removeAction({ place }) {
      const stored = actions.get(place);
      actions.delete(place);
      return stored;
    },
    read: async (key) => copy(values.get(key)),
    async write(key, value) {
      values.set(key, copy(value));
    },
    async remove(prefix) {
      for (const key of [...values.keys()]) if (key.startsWith(prefix)) values.delete(key);
    },
    async takeLease(lease, now) {
      if (!isFree(values.get(LEASE_KEY), lease, now)) return false;
      values.set(LEASE_KEY, copy(lease));
      return true;
    },
    close: () => undefined,
  };
}
