import type { DeskAction } from '../action/desk-action';
import type { DeskStorage } from './desk-storage';
import { memoryStorage } from './memory-storage';

/** Behind every place that the device assigns. */
const FIRST_PLACE_IN_MEMORY = 1e12;

export interface SafeStorage extends DeskStorage {
  /** False after the device could not store something. */
  isKept(): boolean;
}

/**
 * Storage that never rejects: what the device cannot store stays in memory until the page is closed.
 * `onFull` is called once.
 */
export function withMemory(device: DeskStorage | null, onFull: () => void): SafeStorage {
  const memory = memoryStorage(FIRST_PLACE_IN_MEMORY);
  let isKept = device !== null;
  /** What the device had when it could be read. */
  let known: readonly DeskAction[] = [];

  const fail = () => {
    if (isKept) onFull();
    isKept = false;
  };
  async function attempt<Result>(work: (storage: DeskStorage) => Promise<Result>): Promise<Result> {
    if (!device) return work(memory);
    try {
      return await work(device);
    } catch {
      // Full, or removed by the browser or the person.
      fail();
      return work(memory);
    }
  }
  const isInMemory = ({ place }: { place: number }) => place >= FIRST_PLACE_IN_MEMORY;

  return {
    isKept: () => isKept,
    async addAction(action) {
      const added = await attempt((storage) => storage.addAction(action));
      if (!isInMemory(added)) known = [...known, added];
      return added;
    },
    async readActions() {
      try {
        if (device) known = await device.readActions();
      } catch {
        // They are there, and are shown and sent as before.
        fail();
      }
      return [...known, ...(await memory.readActions())];
    },
    async changeAction(action, change) {
      if (!device || isInMemory(action)) return memory.changeAction(action, change);
      try {
        return await device.changeAction(action, change);
      } catch {
        // It is there, and goes on as it should be stored.
        fail();
        return change(action);
      }
    },
    async removeAction(action) {
      if (isInMemory(action)) return memory.removeAction(action);
      const removed = await attempt((storage) => storage.removeAction(action));
      known = known.filter(({ place }) => place !== action.place);
      return removed;
    },
    async read(key) {
      return (await memory.read(key)) ?? (await attempt((storage) => storage.read(key)));
    },
    write: (key, value) => attempt((storage) => storage.write(key, value)),
    async remove(prefix) {
      await memory.remove(prefix);
      await attempt((storage) => storage.remove(prefix));
    },
    takeLease: (lease, now) => attempt((storage) => storage.takeLease(lease, now)),
    close: () => device?.close(),
  };
}
